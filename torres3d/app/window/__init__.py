"""Window around any game: screens, input, settings, sound."""
