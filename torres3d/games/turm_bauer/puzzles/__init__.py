"""Puzzles of Turm Bauer: how high a figure gets, and which block stands."""
