"""Marks and the cursor on any table."""
