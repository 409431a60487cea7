"""Turm Bauer shown again."""
