"""The full screens: menu, set-up, saved games, settings, analysis, result."""
