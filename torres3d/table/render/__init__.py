"""How any table is drawn: opening Panda3D, buffers, light, shaders, the picture in the window. Knows no game."""
