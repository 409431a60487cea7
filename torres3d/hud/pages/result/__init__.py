"""Pages after a game: the result, and continuing from a moment."""
