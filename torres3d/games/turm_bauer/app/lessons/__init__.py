"""The lessons of Turm Bauer."""
