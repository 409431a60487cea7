"""Questions over the table."""
