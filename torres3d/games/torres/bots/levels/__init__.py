"""What sets levels apart: search, blind spots, noise, character."""
