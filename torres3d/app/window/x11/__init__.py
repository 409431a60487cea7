"""What the program tells X11 beyond what Panda3D does."""
