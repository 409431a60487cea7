"""The games: one folder each, the same file names for the same roles."""
