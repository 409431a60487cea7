"""torres3d: the board game Torres as a 3D desktop program."""

__version__ = "0.1.0"
