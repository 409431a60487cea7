"""Screens for playing, replaying, analysing and teaching a game."""
