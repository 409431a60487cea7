"""How strong a person is: which games count, what they say of it, and where that is kept. Knows no window."""
