"""How events move pieces."""
