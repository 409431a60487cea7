"""The lessons of Torres."""
