"""Puzzles of Torres: the last turn of a year, and how many points it can bring."""
