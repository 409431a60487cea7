"""What is said to X11 besides what Panda3D says to it."""
