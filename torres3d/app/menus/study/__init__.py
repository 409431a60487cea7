"""Into studies of any game and out of them: their list, files and texts."""
