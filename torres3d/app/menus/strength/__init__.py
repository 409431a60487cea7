"""A player's strength: rated at the end of a game, shown there and on a page of its own."""
