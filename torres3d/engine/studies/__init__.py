"""Studies of any game: the tree of lines, its file and its text."""
