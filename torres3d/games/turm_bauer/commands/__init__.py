"""Turm Bauer in the terminal."""
