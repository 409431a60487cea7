"""Panel of a study of any game: its analysis, lines, comment and marks."""
