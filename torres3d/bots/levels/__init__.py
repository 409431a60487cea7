"""What the bots that search differ in: how far they look, what they overlook, what they go for."""
