"""Event sourcing around the rules: games, history, logs, locks, game texts."""
