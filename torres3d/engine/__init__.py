"""Event sourcing: games made of commands, the log file, chance at creation, the shelf of saved games."""
