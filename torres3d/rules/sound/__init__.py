"""Whether a game can come to a position at all, and else why not."""
