"""What the HUD shows, and the intents it sends. Frozen values."""
