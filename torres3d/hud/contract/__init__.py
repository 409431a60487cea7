"""What goes in and out of the HUD: models to show, intents that come back. Frozen values."""
