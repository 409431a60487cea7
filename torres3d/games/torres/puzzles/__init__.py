"""Puzzles: the last turn of a year, and the most points it can bring."""
