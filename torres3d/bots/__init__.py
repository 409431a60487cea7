"""Bots: one seat's view in, a command out; their registry, and their process."""
