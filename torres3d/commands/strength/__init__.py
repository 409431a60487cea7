"""A person's strength in the terminal: told by a command, and counted at the end of a game that is played there."""
