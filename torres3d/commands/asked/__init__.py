"""How commands are asked for: options that several share, and a file instead of a command."""
