"""What X11 calls windows of this program: a desktop entry that names the same class belongs to them."""

WINDOW_CLASS = "Torres3D"
