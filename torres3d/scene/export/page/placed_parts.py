"""Placed parts of a page's table, and what changes of them from one step of a game to the next."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from torres3d.scene.shapes.axis_conventions import Point

Rotation = tuple[float, float, float, float]
"""A quaternion: x, y, z, w."""
Key = tuple[float, Point, Rotation]
"""A time from 0 to 1, a place and a rotation."""
UPRIGHT: Rotation = (0.0, 0.0, 0.0, 1.0)
NOBODY = -1


class PlacedPart(msgspec.Struct, frozen=True):
    """A part of a kit (by its name) at a place.

    ``colour`` is the seat (in a game of colours: the colour) that owns it, `NOBODY` for none. ``plain``: a stone whose
    roof tells no level. ``rise`` stretches it upwards.
    """

    part: str
    place: Point
    rotation: Rotation = UPRIGHT
    scale: float = 1.0
    colour: int = NOBODY
    plain: bool = False
    rise: float = 1.0


class Motion(msgspec.Struct, frozen=True):
    """How a part that came in a step got to its place.

    ``part`` is its number, ``source`` that of the part that left for it, `NOBODY` for none. ``style``: ``drop`` (from
    above), ``walk`` or ``slide`` over the places of ``keys``, ``fall``, or ``roll`` (of dice), where each key has its
    time, too. A key is the time (0 to 1), a place and a rotation; before its first key a part stays as it was, or away.
    A part that stays where it is may move, too: its keys end where they begin. ``scales`` are times and scales, for a
    part that is not always as large as it is in the end.
    """

    part: int
    source: int
    style: str
    keys: tuple[Key, ...] = ()
    scales: tuple[tuple[float, float], ...] = ()


class Change(msgspec.Struct, frozen=True):
    """What one step changes: the parts that are ``gone`` and those that ``come``, by number."""

    gone: dict[int, PlacedPart]
    come: dict[int, PlacedPart]


class Placement:
    """The parts on the table after each step. Parts are numbered in the order in which they come."""

    def __init__(self) -> None:
        self._standing: dict[PlacedPart, list[int]] = {}
        self._count = 0

    def number(self, part: PlacedPart) -> int:
        """The number of a standing part; `KeyError` where none is like this."""
        return self._standing[part][-1]

    def copy(self) -> "Placement":
        made = Placement()
        made._standing = {part: [*numbers] for part, numbers in self._standing.items()}
        made._count = self._count
        return made

    def change_to(self, parts: Iterable[PlacedPart]) -> Change:
        """Go to these parts."""
        wanted = Counter(parts)
        gone: dict[int, PlacedPart] = {}
        for part in [*self._standing]:
            numbers = self._standing[part]
            while len(numbers) > wanted.get(part, 0):
                gone[numbers.pop()] = part
            if not numbers:
                del self._standing[part]
        come: dict[int, PlacedPart] = {}
        for part, count in wanted.items():
            numbers = self._standing.setdefault(part, [])
            while len(numbers) < count:
                numbers.append(self._count)
                come[self._count] = part
                self._count += 1
        return Change(gone, come)
