"""The views of the table of Turm Bauer that have a name, and how they follow the growing tower."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import radians, tan

import numpy as np

from torres3d.table.shapes.space import FIELD_OF_VIEW, Point
from torres3d.table.touch.framing import FLAT, Fitted, Room, Towering, quarter, seen
from torres3d.table.touch.viewpoint import STEEPEST, Bounds, Viewpoint
from torres3d.table.turm.set.turm_layout import TurmLayout
from torres3d.table.turm.set.turm_measures import FIGURE_HEIGHT, middle

BOUNDS = Bounds(nearest=5.0, farthest=95.0, reach=7.0, highest=26.0, lowest=7.0, upright=True)
"""Never below the table, and as far up as a tower grows."""
TURM_PRESETS: dict[str, Viewpoint] = {
    "iso": Viewpoint(0.0, 0.0, 2.0, 28.0, 27.0, 34.0, BOUNDS),
    "south": Viewpoint(0.0, 0.0, 2.0, 0.0, 20.0, 34.0, BOUNDS),
    "east": Viewpoint(0.0, 0.0, 2.0, 90.0, 20.0, 34.0, BOUNDS),
    "north": Viewpoint(0.0, 0.0, 2.0, 180.0, 20.0, 34.0, BOUNDS),
    "west": Viewpoint(0.0, 0.0, 2.0, 270.0, 20.0, 34.0, BOUNDS),
    "top": Viewpoint(0.0, 0.0, 0.0, 0.0, STEEPEST, 40.0, BOUNDS),
}
"""By name; the first is where a game begins."""
GROUND = 7.0
"""Half the width of the part of the table that is always in sight."""
STOREY = 3
"""Levels by which a view grows at once: not every block moves the camera."""
LEAST_LEVELS = 4
ROUNDS = 24
TOLERANCE = 0.002


def turm_towering(layout: TurmLayout) -> Towering:
    """What has to be in sight of a tower: its parts, rounded up to whole storeys, and its figures."""
    cells = [cell for block in layout.built for cell in block.cells]
    if not cells:
        return FLAT
    xs, ys, _ = zip(*map(middle, cells), strict=True)
    west, east, south, north = min(xs) - 0.5, max(xs) + 0.5, min(ys) - 0.5, max(ys) + 0.5
    top = max(cell[2] + 1 for cell in cells)
    high = [figure.place[2] + FIGURE_HEIGHT for figure in layout.figures]
    storeys = float(-(-max(top, LEAST_LEVELS, *high) // STOREY) * STOREY)
    roofs = tuple((x, y, z) for x in (west, east) for y in (south, north) for z in (0.0, storeys))
    return Towering(roofs)


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
    ground = [(x * GROUND, y * GROUND, 0.0) for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1))]
    diagonal = [(x * 0.72 * GROUND, y * 0.72 * GROUND, 0.0) for x in (-1, 1) for y in (-1, 1)]
    return (*ground, *diagonal, (0.0, 0.0, float(LEAST_LEVELS)), *towering.roofs)


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
    return view
