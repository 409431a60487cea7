"""How bots play, counted: what they do with their AP, where their points come from, what they leave to others."""
