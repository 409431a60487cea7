"""Studies: a position with a tree of variations and comments."""
