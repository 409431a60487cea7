"""What commands draw: whether they can, the strip below a film, the course of an analysis."""
