"""Studies: a position, the lines tried from it, and comments."""
