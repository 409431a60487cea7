"""Full screens to read in."""
