"""Torres (Kramer and Kiesling, 1999)."""
