"""Puzzles of any game: their files, records of tries, when one comes back, and which is next."""
