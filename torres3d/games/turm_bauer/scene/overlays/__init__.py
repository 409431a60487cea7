"""Overlays over the tower: levels, stairs, load, glass."""
