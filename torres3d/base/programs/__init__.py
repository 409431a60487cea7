"""Other programs: run once, or talked to line by line, and ended with their parent."""
