"""Planning a game: who plays, by which rules, with what material; a page for each game."""
