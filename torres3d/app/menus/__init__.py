"""Menus: the screens around a game, and the ways between them."""
