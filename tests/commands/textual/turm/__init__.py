"""Games of Turm Bauer in the terminal."""
