"""Torres as a PettingZoo environment, for programs that learn to play it (docs/rl.md); it needs ``torres3d[rl]``."""
