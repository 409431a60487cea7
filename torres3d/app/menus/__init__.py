"""Screens around a game, and how one leads to another."""
