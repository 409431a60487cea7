"""How steps of Torres are shown: playback, sounds, scorings, statistics."""
