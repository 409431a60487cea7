"""The views of the table of Turm Bauer that have a name, and how they follow the growing tower."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import radians, sin, tan

import numpy as np

from torres3d.table.shapes.space import FIELD_OF_VIEW, Point
from torres3d.table.touch.framing import FLAT, Fitted, Room, Towering, quarter, seen
from torres3d.table.touch.viewpoint import STEEPEST, Bounds, Viewpoint
from torres3d.table.turm.set.heaps import BOX_HALF, BOX_MIDDLE
from torres3d.table.turm.set.sides import Side, sides
from torres3d.table.turm.set.turm_layout import TurmLayout
from torres3d.table.turm.set.turm_measures import FIGURE_HEIGHT, middle
from torres3d.turm.places import CORNERSTONE

BOUNDS = Bounds(nearest=5.0, farthest=150.0, reach=14.0, highest=60.0, lowest=7.0, upright=True)
"""Never below the table, and as far up as a tower grows."""
TURM_PRESETS: dict[str, Viewpoint] = {
    "iso": Viewpoint(0.0, 0.0, 2.0, 26.0, 30.0, 34.0, BOUNDS),
    "south": Viewpoint(0.0, 0.0, 2.0, 0.0, 20.0, 34.0, BOUNDS),
    "east": Viewpoint(0.0, 0.0, 2.0, 90.0, 20.0, 34.0, BOUNDS),
    "north": Viewpoint(0.0, 0.0, 2.0, 180.0, 20.0, 34.0, BOUNDS),
    "west": Viewpoint(0.0, 0.0, 2.0, 270.0, 20.0, 34.0, BOUNDS),
    "top": Viewpoint(0.0, 0.0, 0.0, 0.0, STEEPEST, 40.0, BOUNDS),
}
"""By name; the first is where a game begins."""
GROUND = 3.9
"""Half the width of the part of the table that is always in sight."""
HEAP_WIDE, HEAP_OUT = 4.4, 8.2
"""Half the width of a side's supply, and how far out it reaches."""
STOREY = 3
"""Levels by which a view grows at once: not every block moves the camera."""
LEAST_LEVELS = 4
ROUNDS = 24
TOLERANCE = 0.002


def turm_towering(layout: TurmLayout) -> Towering:
    """What has to be in sight: the tower, rounded up to whole storeys, its figures, and supplies that are left."""
    cells = [*CORNERSTONE, *(cell for block in layout.built for cell in block.cells)]
    xs, ys, zs = zip(*map(middle, cells), strict=True)
    west, east, south, north = min(xs) - 0.5, max(xs) + 0.5, min(ys) - 0.5, max(ys) + 0.5
    high = max(max(zs) + 0.5, LEAST_LEVELS, *(figure.place[2] + FIGURE_HEIGHT for figure in layout.figures))
    top = float(-(-high // STOREY) * STOREY)
    tower = [(x, y, z) for x in (west, east) for y in (south, north) for z in (0.0, top)]
    left = sides_left(layout)
    x, y, _ = BOX_MIDDLE
    corner = (x + BOX_HALF, y + BOX_HALF, 0.0)
    return Towering(
        (*tower, corner, *(side.place(right, HEAP_OUT) for side in left for right in (-HEAP_WIDE, HEAP_WIDE)))
    )


def sides_left(layout: TurmLayout) -> tuple[Side, ...]:
    """The sides on which something lies."""
    busy = {block.colour for block in layout.heaps} | {ring.colour for ring in layout.rings}
    found = zip(layout.colours, sides(len(layout.colours)), strict=True)
    return tuple(side for colour, side in found if colour in busy)


@dataclass(frozen=True, slots=True)
class TurmViews:
    """The views by name; each is as near as shows the table's middle and all of the tower in the room."""

    named: Mapping[str, Viewpoint] = field(default_factory=lambda: TURM_PRESETS)

    def fitted(self, name: str, room: Room, aspect: float, towering: Towering = FLAT) -> Fitted:
        """A view by its name, as it fills a room of a picture of so much width / height."""
        view = self.named[name]
        return Fitted(_fitted(view, _shown(towering), room, aspect), quarter(view.heading))

    def fits(self, view: Viewpoint, room: Room, aspect: float, towering: Towering, least: float) -> bool:
        """Whether a view shows all in the room, and fills at least this share of it."""
        across, upward = seen(view, np.array(_shown(towering)), aspect)
        share = max(float(np.ptp(across)) / (room.right - room.left), float(np.ptp(upward)) / (room.top - room.bottom))
        inside = (
            across.min() >= room.left - TOLERANCE
            and across.max() <= room.right + TOLERANCE
            and upward.min() >= room.bottom - TOLERANCE
            and upward.max() <= room.top + TOLERANCE
        )
        return bool(inside) and share >= least


def _shown(towering: Towering) -> Sequence[Point]:
    ground = [(x * GROUND, y * GROUND, 0.0) for x in (-1, 1) for y in (-1, 1)]
    return (*ground, *towering.roofs)


def _fitted(view: Viewpoint, points: Sequence[Point], room: Room, aspect: float) -> Viewpoint:
    """The view from this side, so near and so shifted that the points fill the room."""
    places = np.array(points)
    for _ in range(ROUNDS):
        across, upward = seen(view, places, aspect)
        half = view.distance * tan(radians(FIELD_OF_VIEW / 2))
        right = (across.min() + across.max() - room.left - room.right) / 2 * half * aspect
        up = (upward.min() + upward.max() - room.bottom - room.top) / 2 * half
        rightward, upright, _ = view.axes()
        larger = max(np.ptp(across) / (room.right - room.left), np.ptp(upward) / (room.top - room.bottom))
        x, y, z = (
            old + float(right) * along + float(up) * above
            for old, along, above in zip((view.x, view.y, view.z), rightward, upright, strict=True)
        )
        view = replace(view, x=x, y=y, z=z, distance=view.distance * float(larger))
        if abs(larger - 1.0) + abs(right) + abs(up) < 1e-4:
            break
    return _above_table(view)


def _above_table(view: Viewpoint) -> Viewpoint:
    """The same picture with a target that is not below the table: nearer to the eye on its line of sight."""
    if view.z >= 0.0:
        return view
    nearer = -view.z / sin(radians(view.pitch))
    _, _, (x, y, _) = view.axes()
    return replace(view, x=view.x - nearer * x, y=view.y - nearer * y, z=0.0, distance=view.distance - nearer)
