"""Studies as values, and their files."""
