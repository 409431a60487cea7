"""What of Turm Bauer is still to be shown, who is at its table, and what is heard."""
