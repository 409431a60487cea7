"""How anything is drawn: meshes, light, shaders, buffers, numerals. Knows no game."""
