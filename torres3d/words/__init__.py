"""All words a player reads: languages, phrases."""
