"""A person's strength in the window: counted at the end of a game, told there and on a page of its own."""
