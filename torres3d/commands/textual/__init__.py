"""A whole game in the terminal, line by line: for screen readers, and where there is no window."""
