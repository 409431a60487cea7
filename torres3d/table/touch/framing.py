"""Fitting a view: the table fills the room that panels leave, what towers over it stays in sight.

The side a view looks from stays. It is tilted steeper where towers would leave the room, or where what lies beside the
table would leave it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import radians, sin, tan

from torres3d.table.shapes.space import FIELD_OF_VIEW, Point
from torres3d.table.touch.viewpoint import STEEPEST, Viewpoint

TILT = 1.0
"""Degrees by which views are tried."""
STEEPEST_BESIDE = 66.0
"""From higher above, what lies beside the table counts no more: heights would be lost."""
ROUNDS = 9
TOLERANCE = 0.004
"""Shares of the picture within which something counts as inside."""


@dataclass(frozen=True, slots=True)
class Room:
    """The part of the picture in which the table shall lie: its edges as -1 to 1, left to right, bottom to top."""

    left: float
    right: float
    bottom: float
    top: float


WHOLE = Room(-0.97, 0.97, -0.96, 0.96)
"""All of a picture without panels."""
PICTURE = Room(-1.0, 1.0, -1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Towering:
    """What stands on the table: ``roofs`` stay in the room, ``heads`` in the picture."""

    roofs: tuple[Point, ...] = ()
    heads: tuple[Point, ...] = ()


FLAT = Towering()
"""A table on which nothing stands."""


@dataclass(frozen=True, slots=True)
class Framed:
    """What a view is fitted to. ``filling`` fills the room; ``beside`` are the corners of what lies beside it, turned
    by none to three quarters, as views from the south, east, north and west have it at their sides."""

    filling: tuple[Point, ...]
    beside: tuple[tuple[Point, ...], ...] = ((), (), (), ())


@dataclass(frozen=True, slots=True)
class Fitted:
    """A fitted view, and by how many quarters what lies beside the table is turned for it."""

    view: Viewpoint
    lying: int


def quarter(heading: float) -> int:
    """From which side a heading looks: 0 south, 1 east, 2 north, 3 west."""
    return round(heading / 90.0) % 4


def fitted(view: Viewpoint, framed: Framed, towering: Towering, room: Room, aspect: float) -> Fitted:
    """The view from the same side that fills the room with the table, as low as shows all towers, and what lies beside
    the table as well where there is a way."""
    side = quarter(view.heading)
    for lying in (side, (side + 1) % 4):
        beside = framed.beside[lying]
        found = view
        while found.pitch <= STEEPEST_BESIDE or found is view:
            found = _filled(found, framed.filling, (*beside, *towering.roofs), room, aspect)
            if _inside(found, beside, room, aspect) and _in_sight(found, towering, room, aspect):
                return Fitted(found, lying)
            found = replace(found, pitch=found.pitch + TILT)
            if found.pitch > STEEPEST:
                break
    found = _filled(view, framed.filling, towering.roofs, room, aspect)
    while found.pitch < STEEPEST and not _in_sight(found, towering, room, aspect):
        steeper = replace(found, pitch=min(found.pitch + TILT, STEEPEST))
        found = _filled(steeper, framed.filling, towering.roofs, room, aspect)
    return Fitted(found, side)


def fits(view: Viewpoint, framed: Framed, towering: Towering, room: Room, aspect: float, least: float) -> bool:
    """Whether a view shows the table inside the room, at least ``least`` of it filled, and all towers."""
    left, right, low, high = _extent(view, framed.filling, aspect)
    share = max((right - left) / (room.right - room.left), (high - low) / (room.top - room.bottom))
    inside = _inside(view, framed.filling, room, aspect) and _in_sight(view, towering, room, aspect)
    return inside and share >= least


def _filled(view: Viewpoint, filling: Sequence[Point], also: Sequence[Point], room: Room, aspect: float) -> Viewpoint:
    """As near as shows ``filling`` within the room; ``also`` is taken into its middle as far as there is space."""
    for _ in range(ROUNDS):
        left, right, low, high = _extent(view, filling, aspect)
        all_left, all_right, all_low, all_high = _extent(view, (*filling, *also), aspect)
        half = view.distance * tan(radians(FIELD_OF_VIEW / 2))
        across = _towards((all_left, all_right), (left, right), (room.left, room.right)) * half * aspect
        upward = _towards((all_low, all_high), (low, high), (room.bottom, room.top)) * half
        ahead = upward / sin(radians(view.pitch))
        (ex, ey, _), _, _ = view.axes()
        larger = max((right - left) / (room.right - room.left), (high - low) / (room.top - room.bottom))
        view = replace(
            view,
            x=view.x + across * ex - ahead * ey,
            y=view.y + across * ey + ahead * ex,
            distance=view.distance * larger,
        ).clamped()
    return view


def _towards(whole: tuple[float, float], inner: tuple[float, float], room: tuple[float, float]) -> float:
    """By how much to move so that ``whole`` lies in the middle of the room, but ``inner`` wholly in it."""
    middle = (whole[0] + whole[1] - room[0] - room[1]) / 2
    least, most = inner[1] - room[1], inner[0] - room[0]
    if least > most:
        return (least + most) / 2
    return min(max(middle, least), most)


def _extent(view: Viewpoint, points: Iterable[Point], aspect: float) -> tuple[float, float, float, float]:
    """Left, right, low and high of points in the picture."""
    seen = [place for point in points if (place := view.project(point, aspect)) is not None]
    across, upward = [place[0] for place in seen], [place[1] for place in seen]
    return min(across), max(across), min(upward), max(upward)


def _inside(view: Viewpoint, points: Sequence[Point], room: Room, aspect: float) -> bool:
    if not points:
        return True
    left, right, low, high = _extent(view, points, aspect)
    return (
        left >= room.left - TOLERANCE
        and right <= room.right + TOLERANCE
        and low >= room.bottom - TOLERANCE
        and high <= room.top + TOLERANCE
    )


def _in_sight(view: Viewpoint, towering: Towering, room: Room, aspect: float) -> bool:
    return _inside(view, towering.roofs, room, aspect) and _inside(view, towering.heads, PICTURE, aspect)
