"""Turm Bauer on the screen: panels, pages."""
