"""Whether a game can reach a position, and why not."""
