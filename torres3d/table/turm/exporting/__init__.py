"""Towers of Turm Bauer for other programs: models for viewers and for 3D printing."""
