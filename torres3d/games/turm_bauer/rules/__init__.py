"""The rules of Turm Bauer: pure functions over frozen values."""
