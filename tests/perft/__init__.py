"""Perft: how many sequences of commands there are from some positions, counted by two readings of the rules."""
