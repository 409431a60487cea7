"""Soundness of positions: whether a game can reach one, and why not."""
