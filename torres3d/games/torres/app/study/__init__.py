"""Studies, puzzles and the position editor in the window."""
