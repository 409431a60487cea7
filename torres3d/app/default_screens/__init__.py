"""Screens of a game that brings none of its own: set-up of names and bots, a button a command, replay, result."""
