"""A person's strength: the estimate, which games count, and the file."""
