"""Where the camera looks from: a frozen value with its own arithmetic, without Panda3D.

A view circles around a target point. ``heading`` is where the eye stands as seen from the target: 0 south, 90 east,
180 north, 270 west; ``pitch`` is how high, 90 straight above.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, exp, hypot, radians, sin, tan

from torres3d.table.shapes.space import FIELD_OF_VIEW, Point

NEAREST, FARTHEST = 4.5, 40.0
LOWEST, STEEPEST = 14.0, 89.0
REACH = 5.0
"""How far from the table's middle the target may lie."""
HIGHEST_TARGET = 3.0

Ray = tuple[Point, Point]
"""Origin and direction (length 1)."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """One place of the camera. Angles in degrees, lengths in the table's unit."""

    x: float
    y: float
    z: float
    heading: float
    pitch: float
    distance: float

    def clamped(self) -> "Viewpoint":
        """The nearest allowed view: never below the table, never too near or too far."""
        return Viewpoint(
            min(max(self.x, -REACH), REACH),
            min(max(self.y, -REACH), REACH),
            min(max(self.z, 0.0), HIGHEST_TARGET),
            self.heading,
            min(max(self.pitch, LOWEST), STEEPEST),
            min(max(self.distance, NEAREST), FARTHEST),
        )

    @property
    def eye(self) -> Point:
        """Where the camera stands."""
        around, up = radians(self.heading), radians(self.pitch)
        flat = self.distance * cos(up)
        return (self.x + flat * sin(around), self.y - flat * cos(around), self.z + self.distance * sin(up))

    def axes(self) -> tuple[Point, Point, Point]:
        """The directions right, up and forward of the picture, each of length 1."""
        around, up = radians(self.heading), radians(self.pitch)
        sa, ca, su, cu = sin(around), cos(around), sin(up), cos(up)
        return (ca, sa, 0.0), (-su * sa, su * ca, cu), (-cu * sa, cu * ca, -su)

    def ray(self, across: float, upward: float, aspect: float) -> Ray:
        """The ray through a point of the picture: ``across`` and ``upward`` run from -1 to 1, left to right and
        bottom to top; ``aspect`` is width / height of the picture."""
        right, up, forward = self.axes()
        half = tan(radians(FIELD_OF_VIEW / 2))
        a, b = across * half * aspect, upward * half
        x, y, z = (f + a * r + b * u for f, r, u in zip(forward, right, up, strict=True))
        length = (x * x + y * y + z * z) ** 0.5
        return self.eye, (x / length, y / length, z / length)

    def project(self, point: Point, aspect: float) -> tuple[float, float, float] | None:
        """Where a point appears: across and upward as in `ray`, and its depth; None when behind the eye."""
        eye = self.eye
        right, up, forward = self.axes()
        offset = tuple(p - e for p, e in zip(point, eye, strict=True))
        depth = sum(o * f for o, f in zip(offset, forward, strict=True))
        if depth < 0.1:
            return None
        half = tan(radians(FIELD_OF_VIEW / 2)) * depth
        across = sum(o * r for o, r in zip(offset, right, strict=True)) / (half * aspect)
        return across, sum(o * u for o, u in zip(offset, up, strict=True)) / half, depth

    def orbited(self, around: float, upward: float) -> "Viewpoint":
        """Turned by these degrees around the target."""
        return replace(self, heading=self.heading + around, pitch=self.pitch + upward).clamped()

    def zoomed(self, factor: float, towards: Point | None = None) -> "Viewpoint":
        """At ``factor`` times the distance; the point ``towards`` stays where it is in the picture."""
        nearer = replace(self, distance=self.distance * factor).clamped()
        if towards is None:
            return nearer
        kept = nearer.distance / self.distance
        moved = replace(
            nearer,
            x=towards[0] + (self.x - towards[0]) * kept,
            y=towards[1] + (self.y - towards[1]) * kept,
        )
        return moved.clamped()

    def shifted(self, east: float, north: float) -> "Viewpoint":
        """With the target moved over the table."""
        return replace(self, x=self.x + east, y=self.y + north).clamped()

    def eased(self, goal: "Viewpoint", seconds: float, rate: float) -> "Viewpoint":
        """On the way to ``goal``: the rest of the way shrinks by e for each 1/rate seconds."""
        share = 1.0 - exp(-seconds * rate)
        return Viewpoint(
            self.x + (goal.x - self.x) * share,
            self.y + (goal.y - self.y) * share,
            self.z + (goal.z - self.z) * share,
            self.heading + (goal.heading - self.heading) * share,
            self.pitch + (goal.pitch - self.pitch) * share,
            self.distance + (goal.distance - self.distance) * share,
        )

    def near(self, other: "Viewpoint") -> bool:
        """Whether no eye could tell the two apart."""
        return (
            hypot(self.x - other.x, self.y - other.y, self.z - other.z) < 0.003
            and abs(self.heading - other.heading) < 0.03
            and abs(self.pitch - other.pitch) < 0.03
            and abs(self.distance - other.distance) < 0.006
        )


def on_plane(ray: Ray, height: float) -> Point | None:
    """Where a ray meets the horizontal plane at ``height``; None when it never does."""
    (x, y, z), (dx, dy, dz) = ray
    if abs(dz) < 1e-9:
        return None
    way = (height - z) / dz
    return (x + dx * way, y + dy * way, height) if way > 0 else None


@dataclass(frozen=True, slots=True)
class Room:
    """The part of the picture in which the table shall lie: its edges as -1 to 1, left to right, bottom to top."""

    left: float
    right: float
    bottom: float
    top: float


WHOLE = Room(-0.96, 0.96, -0.96, 0.94)
"""All of a picture without panels."""


def fitted(view: Viewpoint, shown: Sequence[Point], room: Room, aspect: float) -> Viewpoint:
    """The view from the same side and height, as near as shows all these points within the room, and in its middle."""
    for _ in range(12):
        seen = [place for point in shown if (place := view.project(point, aspect)) is not None]
        left, right = min(place[0] for place in seen), max(place[0] for place in seen)
        low, high = min(place[1] for place in seen), max(place[1] for place in seen)
        half = view.distance * tan(radians(FIELD_OF_VIEW / 2))
        across = ((left + right) - (room.left + room.right)) / 2 * half * aspect
        ahead = ((low + high) - (room.bottom + room.top)) / 2 * half / sin(radians(view.pitch))
        (ex, ey, _), _, _ = view.axes()
        larger = max((right - left) / (room.right - room.left), (high - low) / (room.top - room.bottom))
        view = replace(
            view,
            x=view.x + across * ex - ahead * ey,
            y=view.y + across * ey + ahead * ex,
            distance=view.distance * larger,
        ).clamped()
    return view


def nearest_turn(heading: float, wanted: float) -> float:
    """``wanted`` plus whole turns, as near as possible to ``heading``."""
    return wanted + 360.0 * round((heading - wanted) / 360.0)
