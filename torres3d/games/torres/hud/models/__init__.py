"""Models and intents of the panels of Torres. Frozen values."""
