"""Motion of pieces by events."""
