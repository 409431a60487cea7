"""Models and intents of the panels of Turm Bauer. Frozen values."""
