"""Going from place to place by keys: to the next one in a direction of the picture, up or down, or one after another.

It serves the places of a block and the fields of a figure alike: all that counts is where the middle of each is.
"""

from collections.abc import Hashable, Mapping
from math import hypot
from typing import Literal, TypeVar

from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.shapes.coordinates import Point

Direction = Literal["left", "right", "ahead", "back", "up", "down"]
"""As the picture shows it: ``ahead`` leads away from the eye, ``up`` from the table."""
ASIDE = 1.8
"""So much more counts an edge aside of the direction than one along it."""
LEVELS_APART = 1.2
"""How much counts an edge of height between two places that lie beside one another."""
WIDE = 3.0
"""What lies more aside than this many times what it lies ahead is in another direction."""
SAME = 0.05

Name = TypeVar("Name", bound=Hashable)


def next_place(places: Mapping[Name, Point], now: Point, direction: Direction, view: Viewpoint) -> Name | None:
    """The place that is next from ``now`` in a direction; None if there is none. Equally near ones: the first."""
    upright = direction in ("up", "down")
    found: tuple[float, Name] | None = None
    for name, place in places.items():
        along, aside, rise = _parts(now, place, direction, view)
        if upright:
            along, aside, rise = rise if direction == "up" else -rise, hypot(along, aside), 0.0
        if along < SAME or (not upright and abs(aside) > WIDE * along):
            continue
        cost = along + ASIDE * abs(aside) + LEVELS_APART * abs(rise)
        if found is None or cost < found[0] - 1e-9:
            found = cost, name
    return None if found is None else found[1]


def in_order(places: Mapping[Name, Point], view: Viewpoint) -> list[Name]:
    """All places one after another: level by level from the highest down, from left to right in the picture, what is
    nearer to the eye first."""
    (right_x, right_y, _), _, _ = view.axes()

    def rank(name: Name) -> tuple[float, float, float]:
        x, y, z = places[name]
        return -round(z, 2), round(x * right_x + y * right_y, 2), round(-right_y * x + right_x * y, 2)

    return sorted(places, key=rank)


def after(places: Mapping[Name, Point], now: Name | None, view: Viewpoint, back: bool = False) -> Name | None:
    """The place after ``now`` (``back``: before it) in that order, round and round; the first one if there is no
    ``now`` among them. None where there are no places."""
    order = in_order(places, view)
    if not order:
        return None
    if now is None or now not in places:
        return order[-1 if back else 0]
    return order[(order.index(now) + (-1 if back else 1)) % len(order)]


def _parts(now: Point, place: Point, direction: Direction, view: Viewpoint) -> tuple[float, float, float]:
    """How far a place lies along a direction of the picture, aside of it, and above."""
    (right_x, right_y, _), _, _ = view.axes()
    east, north, rise = (p - n for p, n in zip(place, now, strict=True))
    right, ahead = east * right_x + north * right_y, -east * right_y + north * right_x
    if direction == "left":
        return -right, ahead, rise
    if direction == "right":
        return right, ahead, rise
    return (-ahead if direction == "back" else ahead), right, rise
