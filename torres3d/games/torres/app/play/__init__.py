"""Playing Torres: the play screen and its parts."""
