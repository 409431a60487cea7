"""Strength of a player: rated games, the estimate, and its file."""
