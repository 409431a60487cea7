"""Words of Turm Bauer: sentences, names, and its rulebook."""
