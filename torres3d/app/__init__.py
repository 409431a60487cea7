"""The desktop program: window, screens, selection, settings."""
