"""How events move blocks, figures, dice and rings."""
