"""Puzzles: the last turn of a year, and the maximum points it can bring."""
