"""Speech: what the window shows, spoken by a voice program of the system."""
