"""What can be laid over the tower: levels, stairs, load, glass, a view from above."""
