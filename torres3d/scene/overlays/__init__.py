"""How a game declares its overlays."""
