"""The library of saved games: logs, their index, names and trash."""
