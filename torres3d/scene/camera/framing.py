"""Fitting a view: the table fills the room between the panels, and towers stay in sight.

The heading of a view is kept. It becomes steeper where towers, or the reserves beside the table, would leave the room.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import radians, sin, tan

import numpy as np
from numpy.typing import NDArray

from torres3d.scene.camera.viewpoint import STEEPEST, Viewpoint
from torres3d.scene.shapes.axis_conventions import FIELD_OF_VIEW, Point

TILT = 1.0
"""Degrees between the pitches that are tried."""
STEEPEST_BESIDE = 66.0
"""Steeper than this no view becomes for the sake of the reserves: heights could not be visible any more."""
GENTLE = 78.0
"""Steeper than this no view becomes for the heads of figures alone: they may be below panels then."""
YIELDING = 0.964
"""The share of the room that the table fills at least where the reserves need space."""
WORTH = 5.0
"""Degrees a view may become steeper to show the reserves left and right of the table."""
ROUNDS = 20
SETTLED = 1e-4
"""Fitting ends when a pass changes the view by less than this."""
TOLERANCE = 0.001
"""Tolerance, in shares of the picture, for a point to count as inside."""


Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Room:
    """The part of the picture for the table: edges from -1 to 1, left to right and bottom to top."""

    left: float
    right: float
    bottom: float
    top: float


WHOLE_PICTURE = Room(-0.985, 0.985, -0.95, 0.985)
"""The whole picture, without panels."""
PICTURE = Room(-1.0, 1.0, -1.0, 1.0)


@dataclass(frozen=True, slots=True)
class TallPoints:
    """Tall things on the table: ``roofs``, on which something may stand, stay in the room; ``heads`` of figures, too,
    unless that needs a view from above `GENTLE`. What is ``lying`` beside them stays there as far as they leave space
    for it."""

    roofs: tuple[Point, ...] = ()
    heads: tuple[Point, ...] = ()
    lying: tuple[Point, ...] = ()

    @property
    def standing(self) -> tuple[Point, ...]:
        return (*self.roofs, *self.heads)


FLAT = TallPoints()
"""An empty table."""


@dataclass(frozen=True, slots=True)
class Framed:
    """The points to which a view is fitted. ``filling`` fills the room. ``beside`` are the corners of the reserves for
    each of four quarter turns, for views from the south, east, north and west. ``tops`` of the reserves stay in the
    picture, and behind the board in the room."""

    filling: tuple[Point, ...]
    beside: tuple[tuple[Point, ...], ...] = ((), (), (), ())
    tops: tuple[tuple[Point, ...], ...] = ((), (), (), ())


@dataclass(frozen=True, slots=True)
class Fitted:
    """A fitted view, and the quarter turns of the reserves for it."""

    view: Viewpoint
    lying: int


def quarter(heading: float) -> int:
    """The side from which a heading looks: 0 south, 1 east, 2 north, 3 west."""
    return round(heading / 90.0) % 4


@lru_cache(maxsize=256)  # takes some ten milliseconds, and players return to views
def fit_view(view: Viewpoint, framed: Framed, towering: TallPoints, room: Room, aspect: float) -> Fitted:
    """The lowest view from the same side in which the table fills the room and all towers are in sight; the reserves,
    too, if there is a way."""
    side = quarter(view.heading)
    # Behind the board what is high would lie below the prompt, where there is another way.
    for behind, share in product((room, PICTURE), (1.0, YIELDING)):
        # Turned so that the reserves are behind the board: in front, they would hide the beginning of the track.
        ways = [way for lying, tall in ((side, PICTURE), ((side + 3) % 4, behind))
                if (way := _lowest(view, framed, lying, towering, room, tall, aspect, share)) is not None]  # fmt: skip
        if ways:
            return min(ways, key=lambda way: way.view.pitch + WORTH * (way.lying != side))
    found = _filled(view, framed.filling, towering.standing, room, aspect)
    while found.pitch < STEEPEST and not _in_sight(found, towering, room, aspect):
        steeper = replace(found, pitch=min(found.pitch + TILT, STEEPEST))
        found = _filled(steeper, framed.filling, towering.standing, room, aspect, YIELDING)
    return Fitted(found, side)


def _lowest(
    view: Viewpoint,
    framed: Framed,
    lying: int,
    towering: TallPoints,
    room: Room,
    tall: Room,
    aspect: float,
    share: float,
) -> Fitted | None:
    """The lowest view that also has the reserves in the room, and their tops in the room ``tall``; None if there is
    none."""
    beside = framed.beside[lying]
    found = view
    while found.pitch <= STEEPEST_BESIDE or found is view:
        found = _filled(found, framed.filling, (*beside, *towering.standing), room, aspect, share)
        whole = inside(found, beside, room, aspect) and inside(found, framed.tops[lying], tall, aspect)
        if whole and _in_sight(found, towering, room, aspect):
            return Fitted(found, lying)
        found = replace(found, pitch=found.pitch + TILT)
        if found.pitch > STEEPEST:
            break
    return None


def fits(view: Viewpoint, framed: Framed, towering: TallPoints, room: Room, aspect: float, least: float) -> bool:
    """Whether a view shows the table inside the room, fills at least ``least`` of it, and shows all towers."""
    whole = inside(view, framed.filling, room, aspect) and _in_sight(view, towering, room, aspect)
    return whole and filled_share(view, framed.filling, room, aspect) >= least


def filled_share(view: Viewpoint, points: Sequence[Point], room: Room, aspect: float) -> float:
    """The share of the room that these points fill, in the direction in which it is greater."""
    across, upward = project_points(view, np.array(points), aspect)
    return max(float(np.ptp(across)) / (room.right - room.left), float(np.ptp(upward)) / _height(room))


def _filled(
    view: Viewpoint, filling: Sequence[Point], also: Sequence[Point], room: Room, aspect: float, share: float = 1.0
) -> Viewpoint:
    """The view at the distance at which ``filling`` takes this share of the room; ``also`` is centred as far as there
    is space."""
    points, count = np.array((*filling, *also)), len(filling)
    for _ in range(ROUNDS):
        across, upward = project_points(view, points, aspect)
        sides, heights = _ends(across[:count]), _ends(upward[:count])
        half = view.distance * tan(radians(FIELD_OF_VIEW / 2))
        right = _towards(_ends(across), sides, (room.left, room.right)) * half * aspect
        ahead = _towards(_ends(upward), heights, (room.bottom, room.top)) * half / sin(radians(view.pitch))
        (ex, ey, _), _, _ = view.axes()
        larger = (
            max((sides[1] - sides[0]) / (room.right - room.left), (heights[1] - heights[0]) / _height(room)) / share
        )
        view = replace(
            view,
            x=view.x + right * ex - ahead * ey,
            y=view.y + right * ey + ahead * ex,
            distance=view.distance * larger,
        ).clamped()
        if abs(larger - 1.0) + abs(right) + abs(ahead) < SETTLED:
            break
    return view


def _height(room: Room) -> float:
    return room.top - room.bottom


def _towards(whole: tuple[float, float], inner: tuple[float, float], room: tuple[float, float]) -> float:
    """The move that centres ``whole`` in the room while ``inner`` stays inside."""
    middle = (whole[0] + whole[1] - room[0] - room[1]) / 2
    least, most = inner[1] - room[1], inner[0] - room[0]
    if least > most:
        return (least + most) / 2
    return min(max(middle, least), most)


def project_points(view: Viewpoint, points: Values, aspect: float) -> tuple[Values, Values]:
    """The places of points (rows of three numbers) in the picture, across and upward, as in `Viewpoint.project`. All
    must be in front of the camera."""
    right, up, forward = np.array(view.axes())
    offsets = points - np.array(view.eye)
    half = tan(radians(FIELD_OF_VIEW / 2)) * np.maximum(offsets @ forward, 0.1)
    return offsets @ right / (half * aspect), offsets @ up / half


def _ends(values: Values) -> tuple[float, float]:
    return float(values.min()), float(values.max())


def inside(view: Viewpoint, points: Sequence[Point], room: Room, aspect: float, tolerance: float = TOLERANCE) -> bool:
    """Whether a view has all of these points in the room; ``tolerance`` in shares of the picture."""
    if not points:
        return True
    across, upward = project_points(view, np.array(points), aspect)
    return bool(
        across.min() >= room.left - tolerance
        and across.max() <= room.right + tolerance
        and upward.min() >= room.bottom - tolerance
        and upward.max() <= room.top + tolerance
    )


def brought_in(view: Viewpoint, points: Sequence[Point], room: Room, aspect: float) -> Viewpoint:
    """A view in the same direction that has all of these points in the room, moved as little as that needs."""
    places = np.array(points)
    for _ in range(ROUNDS):
        if inside(view, points, room, aspect, 0.0):
            break
        across, upward = (_ends(ends) for ends in project_points(view, places, aspect))
        larger = max((across[1] - across[0]) / (room.right - room.left), (upward[1] - upward[0]) / _height(room), 1.0)
        view = view.zoomed(larger)
        across, upward = (_ends(ends) for ends in project_points(view, places, aspect))
        half = view.distance * tan(radians(FIELD_OF_VIEW / 2))
        right = _beyond(across, (room.left, room.right)) * half * aspect
        up = _beyond(upward, (room.bottom, room.top)) * half
        rightward, upright, _ = view.axes()
        view = view.shifted(*(right * along + up * above for along, above in zip(rightward, upright, strict=True)))
    return view


def _beyond(ends: tuple[float, float], room: tuple[float, float]) -> float:
    """How far these ends lie beyond the room, and a little more; both of them as far, where there are two."""
    return max(ends[1] - room[1] + TOLERANCE, 0.0) + min(ends[0] - room[0] - TOLERANCE, 0.0)


def _in_sight(view: Viewpoint, towering: TallPoints, room: Room, aspect: float) -> bool:
    heads = room if view.pitch < GENTLE else PICTURE
    return inside(view, towering.roofs, room, aspect) and inside(view, towering.heads, heads, aspect)
