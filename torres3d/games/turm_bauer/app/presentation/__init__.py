"""Presentation of steps of Turm Bauer: playback, players, sounds."""
