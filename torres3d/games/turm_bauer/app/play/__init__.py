"""The screen on which Turm Bauer is played."""
