"""Models and intents of the HUD. Frozen values."""
