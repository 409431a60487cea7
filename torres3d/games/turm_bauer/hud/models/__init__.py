"""What panels of Turm Bauer show, and the intents they send. Frozen values."""
