"""Input of Torres: turns clicks and keys into commands, and previews them; pure functions of the state."""
