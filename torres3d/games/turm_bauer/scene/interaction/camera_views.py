"""The named views of the table, and how they follow the growing tower."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import radians, sin, tan

import numpy as np

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cell, Cells, Colour
from torres3d.games.turm_bauer.scene.layout import Layout
from torres3d.games.turm_bauer.scene.lying_things import lying_around
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT, middle
from torres3d.games.turm_bauer.scene.supply_layout import BOX_HALF, BOX_MIDDLE
from torres3d.scene.camera.framing import FLAT, Fitted, Room, TallPoints, filled_share, inside, project_points, quarter
from torres3d.scene.camera.viewpoint import Bounds, Viewpoint, compass_views
from torres3d.scene.shapes.axis_conventions import FIELD_OF_VIEW, Point

CAMERA_BOUNDS = Bounds(nearest=5.0, farthest=150.0, reach=14.0, widest=14.0, highest=60.0, lowest=7.0, upright=True)
"""Never below the table, and as far up as a tower grows."""
PRESETS = compass_views(34.0, 20.0, first=(26.0, 28.0), above=40.0, up=2.0, bounds=CAMERA_BOUNDS)
"""Views by name; the first is the initial one."""
GROUND = 3.0
"""Half the width of the part of the table that is always in sight."""
HEADROOM = 1.6
"""Free levels above the tower when a view is fitted, so that not every block moves the camera."""
ROOM_ABOVE = 1.4
"""Levels above the tower that are always in sight while somebody builds, for attempts on its top."""
LEAST_LEVELS = 2.4
LEAST_FILLED = 0.83
"""A view that fills this share of the room stays while everything is in sight."""
TALL = 5
"""Levels from which on the tower comes first, and what lies on the table leaves the room where it needs space."""
TALL_SHARE, KEPT_SHARE = 0.71, 0.69
"""Share of the room's height that a tall tower takes at least when a view is fitted, and while a view stays."""
HALVINGS = 7
"""Steps in which a view finds out how much of the table it can show beside a tall tower."""
ROUNDS = 36
CALM = 0.6
"""Share of the way that a round of fitting goes: seen from above a tall tower is near the camera, and whole ways lead
farther and farther off."""
TOLERANCE = 0.002
NUMBERED = 1.0
"""Edges from the middle of a part up to the end of a number above it."""
BESIDE, BELOW, OVER = 1.3, 0.9, 1.4
"""Edges from the middle of a part of a held block that one sees while it is held: to the sides, down and up."""


def tower_view(layout: Layout, supplies: Collection[Colour] | None = None) -> TallPoints:
    """The part to keep in sight: the tower, and as far as a tall one leaves room for them figures and dice on the
    table, and the supplies of these colours, who build. With None all supplies are in sight, and the box."""
    columns: dict[tuple[int, int], list[int]] = {}
    for x, y, z in (*CORNERSTONE, *layout.filled):
        columns.setdefault((x, y), []).append(z)
    roofs = [
        (float(x - east), float(y - north), float(level))
        for (x, y), levels in columns.items()
        for east, north, level in product((0, 1), (0, 1), (min(levels), max(levels) + 1))
    ]
    heads = [(x, y, z + FIGURE_HEIGHT) for x, y, z in (figure.place for figure in layout.figures) if z > 0.0]
    if supplies:
        top = max(z for _, _, z in roofs)
        heads += [(x, y, z + ROOM_ABOVE) for x, y, z in roofs if z == top]
    lying = [(x, y, FIGURE_HEIGHT) for x, y, z in (figure.place for figure in layout.figures) if z <= 0.0]
    for thing in lying_around(layout):
        if thing.kind in ("figure", "die") or supplies is None or thing.colour in supplies:
            lying += _corners(thing.low, thing.high)
    if supplies is None:
        heads += [*lying, (BOX_MIDDLE[0] + BOX_HALF, BOX_MIDDLE[1] + BOX_HALF, 0.0)]
        lying = []
    return TallPoints(tuple(roofs), tuple(heads), tuple(lying))


def corners_with_number(cells: Cells) -> list[Point]:
    """The corners of a block in these cells, and of the place above it for a number."""
    return [
        point
        for east, north, up in map(middle, cells)
        for point in _corners((east - 0.5, north - 0.5, up - 0.5), (east + 0.5, north + 0.5, up + NUMBERED))
    ]


def _corners(low: Point, high: Point) -> list[Point]:
    return [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]


class Views:
    """The named views; each is as near as it can be with the middle of the table and the whole tower in the room."""

    named: Mapping[str, Viewpoint] = PRESETS

    def fitted_view(self, name: str, room: Room, aspect: float, towering: TallPoints = FLAT, turn: int = 0) -> Fitted:
        view = self.named[name].turned(turn)
        found = fitted(view, _shown(towering, 1.0, HEADROOM), room, aspect)
        if _is_tall(towering) and _share_of_tower(found, towering, room, aspect) < TALL_SHARE:
            least, most = 0.0, 1.0
            for _ in range(HALVINGS):
                part = (least + most) / 2
                found = fitted(view, _shown(towering, part, HEADROOM), room, aspect)
                enough = _share_of_tower(found, towering, room, aspect) >= TALL_SHARE
                least, most = (part, most) if enough else (least, part)
            found = fitted(view, _shown(towering, least, HEADROOM), room, aspect)
        return Fitted(found, quarter(view.heading))

    def fits(self, view: Viewpoint, room: Room, aspect: float, towering: TallPoints, least: float) -> bool:
        """Whether a view shows everything in the room and fills at least this share of it, or `LEAST_FILLED`, because
        towers grow. Of a tall tower it shows all, large enough."""
        tall = _is_tall(towering)
        shown, enough = _shown(towering, 0.0 if tall else 1.0), min(least, LEAST_FILLED)
        if not inside(view, shown, room, aspect, TOLERANCE):
            return False
        if tall:
            return _share_of_tower(view, towering, room, aspect) >= KEPT_SHARE
        return filled_share(view, shown, room, aspect) >= enough


def _is_tall(towering: TallPoints) -> bool:
    """Whether the tower comes before what lies beside it."""
    return bool(towering.lying) and max(z for _, _, z in towering.roofs) >= TALL


def _share_of_tower(view: Viewpoint, towering: TallPoints, room: Room, aspect: float) -> float:
    _, upward = project_points(view, np.array(towering.roofs), aspect)
    return float(np.ptp(upward)) / (room.top - room.bottom)


def _shown(towering: TallPoints, part: float, headroom: float = 0.0) -> Sequence[Point]:
    """All points that have to be visible, with so many levels more above the tower. What lies on the table is drawn
    towards its middle to this ``part`` of its distance."""
    ground = [(x * GROUND, y * GROUND, 0.0) for x in (-1, 1) for y in (-1, 1)]
    high = [(x, y, z + headroom) for x, y, z in towering.roofs if z >= 1.0]
    around = [(x * part, y * part, z) for x, y, z in (*ground, *towering.lying)]
    low = [point for point in towering.roofs if point[2] < 1.0]
    return (0.0, 0.0, LEAST_LEVELS), *around, *low, *high, *towering.heads


def fitted(view: Viewpoint, points: Sequence[Point], room: Room, aspect: float) -> Viewpoint:
    """A view in the same direction as this one, as near as it can be with all of these points in the room."""
    places = np.array(points)
    for _ in range(ROUNDS):
        across, upward = project_points(view, places, aspect)
        half = view.distance * tan(radians(FIELD_OF_VIEW / 2))
        right = (across.min() + across.max() - room.left - room.right) / 2 * half * aspect
        up = (upward.min() + upward.max() - room.bottom - room.top) / 2 * half
        rightward, upright, _ = view.axes()
        larger = max(np.ptp(across) / (room.right - room.left), np.ptp(upward) / (room.top - room.bottom))
        x, y, z = (
            old + CALM * (float(right) * along + float(up) * above)
            for old, along, above in zip((view.x, view.y, view.z), rightward, upright, strict=True)
        )
        view = replace(view, x=x, y=y, z=z, distance=view.distance * float(larger) ** CALM)
        if abs(larger - 1.0) + abs(right) + abs(up) < 1e-4:
            break
    return _above_table(view)


def close_view(view: Viewpoint, cells: Iterable[Cell], room: Room, aspect: float) -> Viewpoint:
    """The same view nearer to a block that hangs over these cells, with its signs; one that is nearer already stays."""
    points = [
        point
        for east, north, up in map(middle, cells)
        for point in _corners((east - BESIDE, north - BESIDE, up - BELOW), (east + BESIDE, north + BESIDE, up + OVER))
    ]
    found = fitted(view, points, room, aspect)
    return found if found.distance < view.distance else view


def _above_table(view: Viewpoint) -> Viewpoint:
    """The same picture with a target that is not below the table: nearer to the camera on its line of sight."""
    if view.z >= 0.0:
        return view
    nearer = -view.z / sin(radians(view.pitch))
    _, _, (x, y, _) = view.axes()
    return replace(view, x=view.x - nearer * x, y=view.y - nearer * y, z=0.0, distance=view.distance - nearer)
