"""A game as one page for browsers."""
