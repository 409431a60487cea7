"""Words of Torres: sentences, names, and its rulebook."""
