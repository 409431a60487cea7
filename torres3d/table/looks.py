"""How the players look: the colour and the emblem of each seat."""

from collections.abc import Sequence
from dataclasses import dataclass

Colour = tuple[float, float, float]
"""Red, green and blue, each 0..1, as on a screen (sRGB)."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat's colour, and its emblem 1..4, which is also the shape of its knights and marker."""

    colour: Colour
    emblem: int


USUAL: tuple[SeatLook, ...] = (
    SeatLook((0.76, 0.16, 0.13), 1),
    SeatLook((0.16, 0.36, 0.72), 2),
    SeatLook((0.22, 0.52, 0.25), 3),
    SeatLook((0.90, 0.68, 0.16), 4),
)
"""Red, blue, green and yellow, for a table that nobody gave other looks."""


def looks_for(players: int, given: Sequence[SeatLook]) -> tuple[SeatLook, ...]:
    """The looks of all seats: the given ones, and usual ones for the seats that have none."""
    return (*given[:players], *USUAL[len(given) : players])


def linear(colour: Colour) -> Colour:
    """A screen colour as amounts of light, which shaders calculate with."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return red, green, blue


LEVEL_COLOURS: tuple[Colour, ...] = (
    (0.45, 0.42, 0.38),
    (0.20, 0.30, 0.52),
    (0.24, 0.50, 0.62),
    (0.36, 0.66, 0.56),
    (0.70, 0.78, 0.42),
    (0.96, 0.80, 0.34),
    (0.96, 0.60, 0.26),
    (0.86, 0.38, 0.26),
    (0.66, 0.20, 0.34),
)
"""Level 0 (ground), 1, 2, …: from cold and dark to warm and light, so that the order is seen without colours too."""
