"""Recovery after an unexpected error: a report, the menu, a dialog in plain words."""
