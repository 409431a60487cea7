"""Puzzles in the menus: their page, the way from one to the next, history and rating."""
