"""Turm Bauer on pages."""
