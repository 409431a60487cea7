"""Turm Bauer in the window."""
