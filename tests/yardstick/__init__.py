"""The levels of 0.1.0, kept for ever as foreign bots to measure today's by."""
