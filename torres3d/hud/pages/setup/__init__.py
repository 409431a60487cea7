"""What the set-up pages of all games share."""
