"""Matches, self-play and the tuning of weights."""
