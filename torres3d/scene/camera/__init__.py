"""The camera: viewpoint, framing, and the player's hand on it."""
