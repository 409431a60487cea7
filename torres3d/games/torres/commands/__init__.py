"""Torres in the terminal, and commands that only Torres has."""
