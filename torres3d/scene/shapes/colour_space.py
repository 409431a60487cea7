"""Colours as a screen shows them, and as the amounts of light that shaders calculate with."""

Colour = tuple[float, float, float]
"""Red, green and blue, each 0..1, as on a screen (sRGB)."""


def linear(colour: Colour) -> Colour:
    """A screen colour as amounts of light."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return red, green, blue
