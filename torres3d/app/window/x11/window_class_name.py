"""Window class in X11: desktop entries with the same class belong to the program's windows."""

WINDOW_CLASS = "Torres3D"
