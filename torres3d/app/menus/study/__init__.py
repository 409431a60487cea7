"""What the menu leads to besides games: puzzles."""
