"""A player's strength: which games count, the estimate, and its file."""
