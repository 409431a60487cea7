"""The lap track around the board: the places of its 100 spaces, and of the markers on them.

Markers that share a space (at 0, or on different laps) stand side by side.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, radians, sin

from torres3d.scene.shapes.coordinates import Point

SPACES = 100
MARKER_GAP = 0.30
"""Distance between markers on one space."""


Aside = tuple[float, float]
"""Offset of a marker: across the direction of travel, and along it."""


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the track: its middle, and the direction of travel in degrees (0 east, 90 north)."""

    x: float
    y: float
    z: float
    heading: float


@dataclass(frozen=True, slots=True)
class Track:
    """The 100 spaces in order; points and spaces are the same number modulo 100 (R-7.2)."""

    spaces: tuple[Space, ...]

    def place(self, points: float, aside: Aside = (0.0, 0.0)) -> Point:
        """The place of a marker with so many points; between two spaces for a fraction. ``aside`` shifts it across and
        along the direction of travel."""
        whole = int(points // 1)
        part = points - whole
        here, there = self.spaces[whole % SPACES], self.spaces[(whole + 1) % SPACES]
        across, along = aside
        c, s = cos(radians(here.heading)), sin(radians(here.heading))
        return (
            here.x + (there.x - here.x) * part - across * s + along * c,
            here.y + (there.y - here.y) * part + across * c + along * s,
            here.z + (there.z - here.z) * part,
        )


def track_through(places: Sequence[tuple[float, float]], height: float) -> Track:
    """The track with spaces at these places, at one height."""
    spaces = []
    for (x, y), (next_x, next_y) in zip(places, (*places[1:], *places[:1]), strict=True):
        spaces.append(Space(x, y, height, degrees(atan2(next_y - y, next_x - x))))
    return Track(tuple(spaces))


def asides(scores: Sequence[int]) -> tuple[Aside, ...]:
    """The offset of each seat's marker, so that those on one space stand side by side: two in a row, three and four in
    two rows."""
    found = []
    for seat, points in enumerate(scores):
        sharing = [other for other, theirs in enumerate(scores) if theirs % SPACES == points % SPACES]
        row, column = divmod(sharing.index(seat), 2)
        across = MARKER_GAP * (column - 0.5) if len(sharing) > 1 else 0.0
        along = MARKER_GAP * (row - 0.5) if len(sharing) > 2 else 0.0
        found.append((across, along))
    return tuple(found)
