"""What commands do for Turm Bauer: arenas, watching, who judges, analyses in words."""
