"""Event sourcing around the rules: games, their logs, set-ups and the shelf of saved games."""
