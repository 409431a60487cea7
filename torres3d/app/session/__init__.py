"""A game in progress: whose turn it is, playback, log, recap and hints."""
