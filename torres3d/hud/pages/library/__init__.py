"""The pages of the saved games: the list, what is known of one game, the choice of a file."""
