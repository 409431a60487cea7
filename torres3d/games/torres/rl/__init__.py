"""Torres as a PettingZoo environment (docs/rl.md); needs ``torres3d[rl]``."""
