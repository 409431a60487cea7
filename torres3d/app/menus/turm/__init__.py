"""The menus around a game of Turm Bauer: how it is set up, begun, paused, over."""
