"""Matches between bots of Turm Bauer."""
