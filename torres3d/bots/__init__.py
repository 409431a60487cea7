"""Bots: one seat's view in, a command out; the registry, and the process they think in."""
