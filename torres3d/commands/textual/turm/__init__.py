"""A game of Turm Bauer in the terminal, line by line: what the tower is like in words, choices by short texts."""
