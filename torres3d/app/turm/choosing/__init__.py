"""What a person may choose in Turm Bauer, and what was chosen so far: pure functions of the state."""
