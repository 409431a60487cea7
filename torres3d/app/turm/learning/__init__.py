"""The lessons of Turm Bauer: a guarded game at its own table."""
