"""Replays of Turm Bauer and their analysis."""
