"""How far colours are apart for an eye, and what eyes that lack a kind of cone see.

Lightness is L* of CIE Lab, 0 black to 100 white; a difference is the distance in Lab (CIE 1976). Simulated sight is
that of Machado, Oliveira and Fernandes (2009), severity 1.
"""

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float64]

SIGHT: dict[str, Values] = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""What becomes of linear red, green and blue."""
GREY: Values = np.tile(np.array([0.2126, 0.7152, 0.0722]), (3, 1))
"""A picture without colours, of the same lightness."""
_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = np.array([0.9505, 1.0, 1.089])


def linear(screen: Values) -> Values:
    """Screen values (sRGB, 0 to 1) as amounts of light; the last axis is red, green, blue."""
    return np.where(screen <= 0.04045, screen / 12.92, ((screen + 0.055) / 1.055) ** 2.4)


def on_screen(light: Values) -> Values:
    """Amounts of light as screen values."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def of_hex(text: str) -> Values:
    """The amounts of light of ``#rrggbb``."""
    return linear(np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255)


def seen(light: Values, sight: Values) -> Values:
    """What eyes with this sight make of amounts of light."""
    return np.asarray(np.clip(light @ sight.T, 0, 1))


def lab(light: Values) -> Values:
    """L*, a* and b* of amounts of light."""
    f = np.cbrt(np.clip(light, 0, 1) @ _XYZ.T / _WHITE)
    x, y, z = f[..., 0], f[..., 1], f[..., 2]
    return np.stack((116 * y - 16, 500 * (x - y), 200 * (y - z)), axis=-1)
