"""The position of the camera: a frozen value with its own arithmetic, free of Panda3D.

A view circles around a target point. ``heading`` is the side on which the camera stands, seen from the target: 0 south,
90 east, 180 north, 270 west; ``pitch`` is its height, 90 straight above.
"""

from dataclasses import dataclass, replace
from math import cos, exp, hypot, radians, sin, tan

from torres3d.scene.shapes.axis_conventions import FIELD_OF_VIEW, Point

LOWEST, STEEPEST = 14.0, 89.0
UPRIGHT_UNTIL = 60.0
"""Above this pitch a drag moves what lies flat."""

Ray = tuple[Point, Point]
"""Origin and direction (length 1)."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits of a camera: its distance to the target, the target's distance from the table's middle (``reach`` by hand,
    ``widest`` where the table stands beside a page) and its height, and the lowest pitch. On a table that is
    ``upright``, where things are tall, a drag moves the target up and down."""

    nearest: float = 4.5
    farthest: float = 40.0
    reach: float = 5.0
    widest: float = 11.0
    highest: float = 3.0
    lowest: float = LOWEST
    upright: bool = False


USUAL_BOUNDS = Bounds()


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """One position of the camera. Angles in degrees, lengths in the table's unit."""

    x: float
    y: float
    z: float
    heading: float
    pitch: float
    distance: float
    bounds: Bounds = USUAL_BOUNDS

    def clamped(self) -> "Viewpoint":
        """The nearest allowed view: never below the table, never too near or too far."""
        bounds = self.bounds
        return Viewpoint(
            min(max(self.x, -bounds.widest), bounds.widest),
            min(max(self.y, -bounds.widest), bounds.widest),
            min(max(self.z, 0.0), bounds.highest),
            self.heading,
            min(max(self.pitch, bounds.lowest), STEEPEST),
            min(max(self.distance, bounds.nearest), bounds.farthest),
            bounds,
        )

    @property
    def eye(self) -> Point:
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
        """The place of a point in the picture: across and upward as in `ray`, and its depth; None behind the camera."""
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
        return replace(self, heading=self.heading + around, pitch=self.pitch + upward).clamped()

    def zoomed(self, factor: float, towards: Point | None = None) -> "Viewpoint":
        """This view at ``factor`` times the distance; the point ``towards`` keeps its place in the picture."""
        nearer = replace(self, distance=self.distance * factor).clamped()
        if towards is None:
            return nearer
        kept = nearer.distance / self.distance
        east, north, up = ((to - now) * (1.0 - kept) for to, now in zip(towards, (self.x, self.y, self.z), strict=True))
        return nearer.shifted(east, north, up)

    def turned(self, quarters: int) -> "Viewpoint":
        """The same view from another side, so many quarter turns to the east."""
        return replace(self, heading=self.heading + 90.0 * quarters) if quarters else self

    def shifted(self, east: float, north: float, up: float = 0.0) -> "Viewpoint":
        """This view with its target elsewhere, not beyond the reach of a hand, or not farther beyond than it is."""
        limits = (max(self.bounds.reach, abs(now)) for now in (self.x, self.y))
        x, y = (
            min(max(place, -limit), limit) for place, limit in zip((self.x + east, self.y + north), limits, strict=True)
        )
        return replace(self, x=x, y=y, z=self.z + up).clamped()

    @property
    def upright(self) -> bool:
        """Whether a drag moves the target up and down instead of over the table."""
        return self.bounds.upright and self.pitch < UPRIGHT_UNTIL

    def dragged(self, ray: Ray) -> Point | None:
        """The point where a ray meets the plane in which a hand drags the table: level or upright, through the target;
        None when it never does."""
        if not self.upright:
            return on_plane(ray, self.z)
        (x, y, z), (dx, dy, dz) = ray
        around = radians(self.heading)
        ahead = dy * cos(around) - dx * sin(around)
        if ahead < 1e-9:
            return None
        way = ((self.y - y) * cos(around) - (self.x - x) * sin(around)) / ahead
        return x + dx * way, y + dy * way, z + dz * way

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
            goal.bounds,
        )

    def near(self, other: "Viewpoint") -> bool:
        """Whether no eye could tell the two apart."""
        return (
            hypot(self.x - other.x, self.y - other.y, self.z - other.z) < 0.003
            and abs(self.heading - other.heading) < 0.03
            and abs(self.pitch - other.pitch) < 0.03
            and abs(self.distance - other.distance) < 0.006
        )


def compass_views(
    distance: float, pitch: float, *, first: tuple[float, float], above: float, up: float = 0.0,
    bounds: Bounds = USUAL_BOUNDS,
) -> dict[str, Viewpoint]:  # fmt: skip
    """The usual views by name: ``iso`` with the heading and pitch of ``first``, one from each side and one from
    ``above``, which is that far away. From the sides, the target is ``up`` over the table."""
    sides = {name: (90.0 * side, pitch) for side, name in enumerate(("south", "east", "north", "west"))}
    views = {
        name: Viewpoint(0.0, 0.0, up, heading, low, distance, bounds)
        for name, (heading, low) in ({"iso": first} | sides).items()
    }
    return views | {"top": Viewpoint(0.0, 0.0, 0.0, 0.0, STEEPEST, above, bounds)}


def on_plane(ray: Ray, height: float) -> Point | None:
    """The point where a ray meets the horizontal plane at ``height``; None when it never does."""
    (x, y, z), (dx, dy, dz) = ray
    if abs(dz) < 1e-9:
        return None
    way = (height - z) / dz
    return (x + dx * way, y + dy * way, height) if way > 0 else None


def nearest_turn(heading: float, wanted: float) -> float:
    """``wanted`` plus whole turns, as near as possible to ``heading``."""
    return wanted + 360.0 * round((heading - wanted) / 360.0)
