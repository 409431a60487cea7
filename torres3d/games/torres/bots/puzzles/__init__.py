"""Puzzles: mined from bots' games and proven by exhaustive search."""
