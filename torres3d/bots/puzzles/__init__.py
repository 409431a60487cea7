"""Puzzles of Torres: what the last turn of a year can bring, found among bots' games and proven."""
