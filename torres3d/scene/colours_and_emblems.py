"""Looks of players: the colour and the emblem of each seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from torres3d.scene.shapes.colour_space import Colour


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat's colour and its emblem 1..4, which is also the shape of its pieces."""

    colour: Colour
    emblem: int


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of a table: ``players`` by name, ``levels`` 0, 1, 2 … in overlays, ``roofs`` of level 1, 2 …"""

    players: Mapping[str, Colour]
    levels: Sequence[Colour]
    roofs: Sequence[Colour]


DEFAULT_LOOKS: tuple[SeatLook, ...] = (
    SeatLook((0.733, 0.165, 0.11), 1),
    SeatLook((0.114, 0.29, 0.627), 2),
    SeatLook((0.247, 0.659, 0.467), 3),
    SeatLook((0.957, 0.753, 0.227), 4),
)
"""Red, blue, green and yellow: the default looks."""


def looks_for(players: int, given: Sequence[SeatLook]) -> tuple[SeatLook, ...]:
    """The looks of all seats: the given ones, and default ones for the others."""
    return (*given[:players], *DEFAULT_LOOKS[len(given) : players])


LEVEL_COLOURS: tuple[Colour, ...] = (
    (0.247, 0.239, 0.271),
    (0.263, 0.192, 0.561),
    (0.478, 0.227, 0.62),
    (0.702, 0.278, 0.549),
    (0.863, 0.365, 0.4),
    (0.941, 0.518, 0.294),
    (0.969, 0.671, 0.314),
    (0.98, 0.788, 0.416),
    (0.984, 0.89, 0.576),
    (1.0, 0.965, 0.839),
)
"""Default colours of level 0 (ground), 1, 2, …: each lighter than the one below, so hues are not needed."""

ROOF_COLOURS: tuple[Colour, ...] = (
    (0.290, 0.298, 0.298),
    (0.580, 0.384, 0.290),
    (0.639, 0.529, 0.337),
    (0.769, 0.690, 0.514),
    (1.000, 0.980, 0.957),
)
"""Default paving of roofs on level 1, 2, …: slate, clay, honey, ivory, marble."""
