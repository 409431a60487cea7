"""A person's strength in the window."""
