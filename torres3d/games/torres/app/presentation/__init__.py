"""Presentation of steps of Torres: playback, sounds, scorings, statistics."""
