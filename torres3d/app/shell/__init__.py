"""The program around any game: window, screens, input, settings, sound."""
