"""The screens around a game and how one leads to another."""
