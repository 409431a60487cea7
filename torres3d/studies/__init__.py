"""Studies: a position, the lines that were tried from it, and what was written about them."""
