"""Pictures of mat and planks with the light in them, for motion where a processor draws."""
