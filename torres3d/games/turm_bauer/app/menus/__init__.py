"""Menus of Turm Bauer: set-up, result, the way into a game."""
