"""Overlays on the tower: levels, stairs, load, x-ray."""
