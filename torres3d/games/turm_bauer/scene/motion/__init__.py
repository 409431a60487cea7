"""Motion of blocks, figures, dice and rings by events."""
