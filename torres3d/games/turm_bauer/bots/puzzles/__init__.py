"""Puzzles of Turm Bauer found in games of bots, and proven by search and by the judges."""
