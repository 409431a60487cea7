"""Torres in the window."""
