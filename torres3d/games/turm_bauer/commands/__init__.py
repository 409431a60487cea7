"""Commands for Turm Bauer alone."""
