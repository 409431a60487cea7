"""The side of the table that belongs to each colour, and places on it. Pure."""

from dataclasses import dataclass
from math import cos, radians, sin

from torres3d.scene.shapes.coordinates import Point

SIDES_OF: dict[int, tuple[float, ...]] = {2: (0.0, 180.0), 3: (0.0, 270.0, 90.0), 4: (0.0, 270.0, 180.0, 90.0)}
"""Headings of the colours' sides by how many colours there are: south, then clockwise as turns go (T-3.3)."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the table, seen from its owner's seat: ``heading`` is where he sits, 0 south, 90 east."""

    heading: float

    def place(self, right: float, out: float, up: float = 0.0) -> Point:
        """A place so far to his right, ``out`` from the middle of the table towards him, and above the table."""
        around = radians(self.heading)
        c, s = cos(around), sin(around)
        return right * c + out * s, right * s - out * c, up


def sides(colours: int) -> tuple[Side, ...]:
    """The sides of so many colours, 2 to 4, in the order of the state's sets."""
    return tuple(Side(heading) for heading in SIDES_OF[colours])
