"""The desktop program: its window, the session in progress, its screens and menus."""
