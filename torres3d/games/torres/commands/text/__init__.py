"""Torres in the terminal."""
