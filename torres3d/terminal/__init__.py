"""Games in the terminal, line by line, and what commands of all games share."""
