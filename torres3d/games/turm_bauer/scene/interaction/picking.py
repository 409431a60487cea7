"""The thing under a ray on the table: parts of the building, figures, things around it, the table.

Everything that can be picked consists of boxes; the nearest box that the ray enters wins, then the table. The parts of
a block are picked in its pose, except for its turn, which is small (T-10.1).
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from math import dist, hypot
from operator import itemgetter
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    CORNERSTONE,
    TABLE,
    BlockId,
    Cell,
    Cells,
    Colour,
    Place,
)
from torres3d.games.turm_bauer.rules.commands import Pose
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene import measures
from torres3d.games.turm_bauer.scene.interaction.snapping import Aim
from torres3d.games.turm_bauer.scene.lying_things import Lying
from torres3d.scene.camera.viewpoint import Ray, on_plane
from torres3d.scene.shapes.axis_conventions import Point

PickKind = Literal["part", "figure", "heap", "ring", "die", "table"]
TABLE_REACH = 30.0
"""Distance from its middle up to which the table can be picked, in edges."""
HIDING_DISTANCE = 0.35
"""Things closer to a place than this do not hide it."""
Side = tuple[int, int, int]
"""Directions of the faces of a cube."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Pick:
    """A picked thing, and the ``point`` where the ray met it.

    ``part``: a part of the building, ``colour`` and ``block`` None for the cornerstone, with its ``cell``, the ``side``
    that the ray met, and the ``field`` it stands for: the part's own or the next one above it. ``figure``: a colour's,
    with its ``field`` (a place). ``heap``: a block of a supply. ``ring`` and ``die`` have a ``number``. ``table``: its
    ``field`` is the table.
    """

    kind: PickKind
    point: Point
    colour: Colour | None = None
    block: BlockId | None = None
    cell: Cell | None = None
    side: Side = (0, 0, 1)
    field: Place | None = None
    number: int = 0


class Picker:
    """The boxes of one state, and of the things around its building."""

    def __init__(self, state: State, lying: Iterable[Lying] = ()) -> None:
        self._things: list[Pick] = []
        lows: list[Point] = []
        highs: list[Point] = []
        built: list[tuple[Colour | None, BlockId | None, Cells, Pose]] = [(None, None, CORNERSTONE, (0, 0, 0))]
        built += [(each.colour, each.block, each.cells, each.pose) for each in state.blocks]
        filled = {cell for _, _, cells, _ in built for cell in cells}
        for colour, block, cells, (east, north, _) in built:
            for cell in cells:
                x, y, z = measures.middle(cell)
                x, y = x + east / 1000, y + north / 1000
                lows.append((x - 0.5, y - 0.5, z - 0.5))
                highs.append((x + 0.5, y + 0.5, z + 0.5))
                above = _field_above(cell, filled)
                self._things.append(Pick("part", (x, y, z), colour, block, cell, field=above))
        for each in state.sets:
            if each.figure != TABLE:
                x, y, z = measures.field(each.figure)
                lows.append((x - measures.FIGURE_RADIUS, y - measures.FIGURE_RADIUS, z))
                highs.append((x + measures.FIGURE_RADIUS, y + measures.FIGURE_RADIUS, z + measures.FIGURE_HEIGHT))
                self._things.append(Pick("figure", (x, y, z), each.colour, cell=each.figure, field=each.figure))
        for thing in lying:
            lows.append(thing.low)
            highs.append(thing.high)
            place: Place | None = TABLE if thing.kind == "figure" else None
            pick = Pick(thing.kind, thing.low, thing.colour, thing.block, field=place, number=thing.number)
            self._things.append(pick)
        self._low: Floats = np.array(lows, float)
        self._high: Floats = np.array(highs, float)

    def pick(self, ray: Ray, marked: Collection[Place] = ()) -> Pick | None:
        """The nearest thing on a ray; None beside the table. The mark of a field that can be chosen (``marked``) shines
        through what hides it, and goes before a part whose field cannot be chosen."""
        found = self._nearest(ray)
        before = None if found is None else self._things[found[0]]
        if before is None or (before.kind in ("part", "figure") and before.field not in marked):
            mark = self._mark_on(ray, marked)
            if mark is not None:
                return mark
        if found is None:
            ground = on_plane(ray, 0.0)
            if ground is None or max(abs(ground[0]), abs(ground[1])) > TABLE_REACH:
                return None
            return Pick("table", ground, field=TABLE)
        number, distance, side = found
        (ox, oy, oz), (dx, dy, dz) = ray
        point = (ox + dx * distance, oy + dy * distance, oz + dz * distance)
        thing = self._things[number]
        return Pick(thing.kind, point, thing.colour, thing.block, thing.cell, side, thing.field, thing.number)

    def _mark_on(self, ray: Ray, marked: Collection[Place]) -> Pick | None:
        met = []
        for thing in self._things if marked else ():
            if thing.kind == "part" and thing.cell == thing.field and thing.field in marked:
                x, y, z = thing.point
                at = on_plane(ray, z + 0.5)
                if at is not None and hypot(at[0] - x, at[1] - y) <= measures.MARK_RADIUS:
                    met.append((dist(ray[0], at), replace(thing, point=at)))
        return min(met, key=itemgetter(0))[1] if met else None

    def hides(self, eye: Point, place: Point) -> bool:
        """Whether something stands between the camera and a place."""
        way = [p - e for p, e in zip(place, eye, strict=True)]
        length = sum(part * part for part in way) ** 0.5
        found = self._nearest((eye, (way[0] / length, way[1] / length, way[2] / length)))
        return found is not None and found[1] < length - HIDING_DISTANCE

    def _nearest(self, ray: Ray) -> tuple[int, float, Side] | None:
        """The nearest box that a ray enters: its number, distance and side."""
        origin, direction = np.array(ray[0]), np.array(ray[1])
        direction = np.where(np.abs(direction) < 1e-12, 1e-12, direction)
        first, second = (self._low - origin) / direction, (self._high - origin) / direction
        near = np.minimum(first, second)
        enter, leave = near.max(axis=1), np.maximum(first, second).min(axis=1)
        met = np.where((enter <= leave) & (leave >= 0.0), enter, np.inf)
        number = int(met.argmin())
        if not np.isfinite(met[number]):
            return None
        axis = int(near[number].argmax())
        side = [0, 0, 0]
        side[axis] = -1 if direction[axis] > 0 else 1
        return number, float(met[number]), (side[0], side[1], side[2])


def aim(pixel: tuple[float, float], ray: Ray, pick: Pick | None) -> Aim:
    """The target for a block under the pointer: the surface that the ray meets."""
    if pick is None or pick.kind not in ("part", "table", "figure"):
        return Aim(pixel, ray, None)
    if pick.kind == "figure" and pick.cell is not None:
        x, y, z = measures.field(pick.cell)  # a figure may be built over: what is meant is beside or above it
        return Aim(pixel, ray, (x, y, z + 0.5))
    x, y, z = pick.point
    a, b, c = pick.side
    return Aim(pixel, ray, (x + a / 2, y + b / 2, z + c / 2))


def _field_above(cell: Cell, filled: set[Cell]) -> Cell:
    x, y, z = cell
    while (x, y, z + 1) in filled:
        z += 1
    return (x, y, z)
