"""Turm Bauer as text: dialogue, typed input, positions and events in words."""
