"""The saved games in the window: the list, its actions, import and export."""
