"""Panel of a study of Turm Bauer."""
