"""Pages of the saved games: the list, one game, the choice of a file."""
