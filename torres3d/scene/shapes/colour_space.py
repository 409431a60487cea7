"""Colours as a screen shows them (sRGB), and as the amounts of light with which shaders compute."""

Colour = tuple[float, float, float]
"""Red, green and blue, each 0..1, as on a screen (sRGB)."""


def linear(colour: Colour) -> Colour:
    """A screen colour as amounts of light."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return red, green, blue


def screen(light: Colour) -> Colour:
    """Amounts of light, each 0..1, as a screen colour."""
    red, green, blue = (a * 12.92 if a <= 0.0031308 else 1.055 * a ** (1 / 2.4) - 0.055 for a in light)
    return red, green, blue
