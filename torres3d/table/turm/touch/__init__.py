"""The hand on the table of Turm Bauer: what is pointed at, where a block would go, its ghost, and marks."""
