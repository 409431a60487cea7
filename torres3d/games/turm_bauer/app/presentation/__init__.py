"""How steps of Turm Bauer are shown: playback, players, sounds."""
