"""``torres3d puzzles``: puzzles are found in games of bots, and proven."""
