"""Pages of Turm Bauer: set-up and result."""
