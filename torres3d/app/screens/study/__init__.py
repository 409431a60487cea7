"""Studies of any game on the screen: the open study, its screen, its analysis."""
