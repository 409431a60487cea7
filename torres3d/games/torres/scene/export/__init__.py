"""Positions for other programs: models for viewers, solids for 3D printing."""
