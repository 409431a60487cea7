"""Screens on which a game is played, replayed, analysed or taught."""
