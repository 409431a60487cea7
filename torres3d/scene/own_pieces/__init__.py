"""A person's own pieces: glTF files in a folder beside the settings, which replace models of a game."""
