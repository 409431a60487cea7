"""What panels of Torres show, and the intents they send. Frozen values."""
