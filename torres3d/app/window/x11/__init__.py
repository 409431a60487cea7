"""X11 features beyond Panda3D's."""
