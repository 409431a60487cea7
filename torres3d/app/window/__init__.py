"""The window around any game: screens, input, settings, sound."""
