"""Setting up a game, or continuing from a moment of another."""
