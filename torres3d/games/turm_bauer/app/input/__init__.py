"""Input of Turm Bauer: turns clicks and keys into choices; pure functions of the state."""
