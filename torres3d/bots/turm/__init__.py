"""Bots that play Turm Bauer: where they get to, what they risk, and how they choose."""
