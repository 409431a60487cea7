"""Menus of Torres: set-up, puzzles, studies, the way into a game."""
