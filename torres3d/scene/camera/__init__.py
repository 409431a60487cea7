"""The camera: viewpoints, framing, and control by the player."""
