"""The compiled program plays the same as the plain one, to the bit."""
