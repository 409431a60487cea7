"""Studies of Turm Bauer: a moment of a game and its lines, their file and text."""
