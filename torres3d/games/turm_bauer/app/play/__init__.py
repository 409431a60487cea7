"""Playing Turm Bauer: the play screen and its parts."""
