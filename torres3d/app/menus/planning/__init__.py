"""The game to be played: its set-up, kept for good, and one that goes on from a moment of another."""
