"""Turm Bauer for the engine: set-ups, chance, the state document, game texts."""
