"""Differences between levels: search, blind spots, noise, character."""
