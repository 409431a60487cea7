"""Game session: turns, playback, log, recap and hints."""
