"""Marks and the keyboard cursor, for any table."""
