"""The saved games in the window: their list, what is done with them, files from elsewhere and to elsewhere."""
