"""Drawing any table: Panda3D, buffers, light, shaders, picture quality."""
