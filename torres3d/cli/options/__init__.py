"""Options that several commands share, and a file in place of a command."""
