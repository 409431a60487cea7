"""Puzzles of any game: their files."""
