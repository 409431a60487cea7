"""Mat and planks baked with their light, for motion where a processor draws."""
