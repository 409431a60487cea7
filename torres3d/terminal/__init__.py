"""Games in the terminal: played as text, played by bots, and what commands of all games share."""
