"""What a turn of Turm Bauer allows: which blocks and rings, which outcomes, and how the game ends (T-4, T-7, T-8)."""
