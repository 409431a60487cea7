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


EMBLEM_SIGNS = {1: "●", 2: "■", 3: "▲", 4: "✚"}
"""The emblems as characters."""
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
    (0.294, 0.310, 0.341),
    (0.220, 0.345, 0.482),
    (0.271, 0.478, 0.565),
    (0.361, 0.580, 0.549),
    (0.514, 0.663, 0.490),
    (0.686, 0.725, 0.451),
    (0.831, 0.780, 0.525),
    (0.902, 0.843, 0.647),
    (0.953, 0.910, 0.792),
    (1.000, 0.976, 0.918),
)
"""Default colours of level 0 (ground), 1, 2, …: each lighter than the one below, so hues are not needed."""

ROOF_COLOURS: tuple[Colour, ...] = (
    (0.278, 0.290, 0.302),
    (0.588, 0.384, 0.302),
    (0.667, 0.514, 0.263),
    (0.753, 0.667, 0.478),
    (1.000, 0.984, 0.961),
)
"""Default paving of roofs on level 1, 2, …: slate, clay, honey, ivory, marble."""
