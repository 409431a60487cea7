"""Moving between places by keys: to the next one in a direction of the picture, up or down, or in order.

It serves the places of a block and the fields of a figure alike; only the middle of each matters.
"""

from collections.abc import Hashable, Mapping, Sequence
from math import hypot
from typing import Literal, TypeVar

from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.shapes.axis_conventions import Point

Direction = Literal["left", "right", "ahead", "back", "up", "down"]
"""Directions of the picture: ``ahead`` leads away from the camera, ``up`` from the table."""
ASIDE = 1.8
"""Weight of an edge across the direction, relative to one along it."""
LEVELS_APART = 1.2
"""Weight of an edge of height between two places beside each other."""
MAX_SIDEWAYS = 3.0
"""A place further aside than this many times its distance ahead is in another direction."""
SAME_PLACE = 0.05

Name = TypeVar("Name", bound=Hashable)


def next_place(places: Mapping[Name, Point], now: Point, direction: Direction, view: Viewpoint) -> Name | None:
    """The next place from ``now`` in a direction, the first of equally near ones; None if there is none."""
    upright = direction in ("up", "down")
    found: tuple[float, Name] | None = None
    for name, place in places.items():
        along, aside, rise = _parts(now, place, direction, view)
        if upright:
            along, aside, rise = rise if direction == "up" else -rise, hypot(along, aside), 0.0
        if along < SAME_PLACE or (not upright and abs(aside) > MAX_SIDEWAYS * along):
            continue
        if not upright and not _as_seen(now, place, direction, view):
            continue
        cost = along + ASIDE * abs(aside) + LEVELS_APART * abs(rise)
        if found is None or cost < found[0] - 1e-9:
            found = cost, name
    return None if found is None else found[1]


def in_order(places: Mapping[Name, Point], view: Viewpoint) -> list[Name]:
    """All places as a figure looks at them: by level from the highest down, then from left to right in the picture,
    then from the camera."""

    def rank(name: Name) -> tuple[float, float, float]:
        right, ahead, height = _seen(places[name], view)
        return -height, right, ahead

    return sorted(places, key=rank)


def in_building_order(places: Mapping[Name, Point], view: Viewpoint) -> list[Name]:
    """All places as a tower is built: by level from the lowest up, each row by row from the camera, from left to
    right."""

    def rank(name: Name) -> tuple[float, float, float]:
        right, ahead, height = _seen(places[name], view)
        return height, ahead, right

    return sorted(places, key=rank)


def next_of(order: Sequence[Name], now: Name | None, back: bool = False) -> Name | None:
    """The place after ``now`` (``back``: before it) in an order, cyclically; the first one (or last) if ``now`` is not
    among them, None if there are no places."""
    if not order:
        return None
    if now is None or now not in order:
        return order[-1 if back else 0]
    return order[(order.index(now) + (-1 if back else 1)) % len(order)]


def _seen(place: Point, view: Viewpoint) -> tuple[float, float, float]:
    """A place to the right in the picture, away from the camera, and above the table; rounded."""
    (right_x, right_y, _), _, _ = view.axes()
    x, y, z = place
    return round(x * right_x + y * right_y, 2), round(-right_y * x + right_x * y, 2), round(z, 2)


def _as_seen(now: Point, place: Point, direction: Direction, view: Viewpoint) -> bool:
    """Whether a place is in a direction in the picture, too: what is nearer may be so high that it looks further up."""
    if direction in ("left", "right"):
        return True
    _, up, _ = view.axes()
    higher = sum((p - n) * part for p, n, part in zip(place, now, up, strict=True))
    return higher > 0 if direction == "ahead" else higher < 0


def _parts(now: Point, place: Point, direction: Direction, view: Viewpoint) -> tuple[float, float, float]:
    """The distance of a place along a direction of the picture, aside of it, and above."""
    (right_x, right_y, _), _, _ = view.axes()
    east, north, rise = (p - n for p, n in zip(place, now, strict=True))
    right, ahead = east * right_x + north * right_y, -east * right_y + north * right_x
    if direction == "left":
        return -right, ahead, rise
    if direction == "right":
        return right, ahead, rise
    return (-ahead if direction == "back" else ahead), right, rise
