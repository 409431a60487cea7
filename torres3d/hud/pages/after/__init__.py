"""What comes after a game: its result, and going on from one of its moments."""
