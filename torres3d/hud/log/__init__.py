"""The game log, the recap, past moments, and the pace."""
