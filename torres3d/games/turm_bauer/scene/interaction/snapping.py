"""Rotation of blocks, and snapping: the legal place for the block under the pointer. Pure numbers.

A shape is an orientation as players see it: cells from the origin on, without the chequered pattern, which follows from
the place (T-1.2). Snapping is fast enough for every mouse move: the places of a block are put into arrays once
(`SnapOffer`), and each query is a few sums over all of them.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells
from torres3d.games.turm_bauer.rules.lattice.shapes import shifted
from torres3d.games.turm_bauer.scene.measures import cell_at, middle, middle_of
from torres3d.scene.camera.viewpoint import Ray, Viewpoint
from torres3d.scene.shapes.axis_conventions import Point

Shape = Cells
"""Cells that are sorted and begin at 0 in every direction."""
Axis = Literal["upright", "across", "ahead"]
"""The axis of a turn: the vertical, left to right in the picture, or into the picture."""
WorldAxis = tuple[int, int, int]
"""A direction along the lattice."""
UP: WorldAxis = (0, 0, 1)


def shape_of(cells: Cells) -> Shape:
    """The cells moved to the origin, sorted."""
    return shifted(cells)[0]


def cells_at(shape: Shape, corner: Cell) -> Cells:
    """The cells of a shape whose origin is this cell."""
    a, b, c = corner
    return tuple((x + a, y + b, z + c) for x, y, z in shape)


def parity_of(cells: Cells) -> int:
    """Whether the origin of these cells' shape is an even (0) or an odd (1) cell of the chequered pattern."""
    return sum(shifted(cells)[1]) % 2


def turned_about(shape: Shape, axis: WorldAxis, quarters: int = 1) -> Shape:
    """The shape after some quarter turns about a direction of the lattice, by the right-hand rule."""
    for _ in range(quarters % 4):
        shape = shape_of(tuple(_quarter(cell, axis) for cell in shape))
    return shape


def axis_of(axis: Axis, view: Viewpoint) -> WorldAxis:
    if axis == "upright":
        return UP
    (right_x, right_y, _), _, _ = view.axes()
    east, north = (right_x, right_y) if axis == "across" else (-right_y, right_x)
    if abs(east) >= abs(north):
        return (1 if east > 0 else -1, 0, 0)
    return (0, 1 if north > 0 else -1, 0)


def in_turning_order(shapes: Iterable[Shape]) -> tuple[Shape, ...]:
    """Shapes in the order in which a block is turned: flat ones first, and quarter turns about the vertical one after
    another."""
    left = sorted(set(shapes), key=lambda shape: (max(z for _, _, z in shape), shape))
    found: list[Shape] = []
    while left:
        first = left[0]
        turned = dict.fromkeys(turned_about(first, UP, quarters) for quarters in range(4))
        found += [shape for shape in turned if shape in left]
        left = [shape for shape in left if shape not in turned]
    return tuple(found)


def _quarter(cell: Cell, axis: WorldAxis) -> Cell:
    x, y, z = cell
    ax, ay, az = axis
    # What lies along the axis stays; the rest is the cross product of axis and cell.
    along = ax * x + ay * y + az * z
    return (ax * along + ay * z - az * y, ay * along + az * x - ax * z, az * along + ax * y - ay * x)


MAX_DISTANCE = 1.5
"""Maximum distance in edges of a place from the point under the pointer."""
TURNED_COST = 0.7
"""A place in another orientation has to be nearer by this much."""
FAR_COST = 100.0
KEPT_GAIN = 0.22
"""Bonus of the current place, so that it does not flicker at a border."""
AWAY = 4.0
"""A pointer farther than this from every place, in edges, means none."""
STEADY = 3.0
"""Pixels the pointer has to move after a change before anything changes again."""
SPACE, SIGHT = 0.6, 0.4
"""Weights of the distances from the point under the pointer and from the line of sight."""
DEPTH = 0.04
"""Without a point under the pointer the nearer place wins: an edge of depth counts like this distance aside."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Aim:
    """Where the pointer points: its pixel, the ray through it, and the ``target``: the middle of a cube that would
    touch what the ray meets; None where it meets nothing to build on."""

    pixel: tuple[float, float]
    ray: Ray
    target: Point | None


@dataclass(frozen=True, slots=True)
class Snapped:
    """The place under the pointer. ``fits``: it is legal; if not, it is the nearest place to the pointer, and
    `torres3d.games.turm_bauer.rules.decide.check` says what is wrong with it. ``pixel``: the pointer when this place
    was found."""

    cells: Cells
    fits: bool
    pixel: tuple[float, float]


class SnapOffer:
    """The legal places of one block, without duplicates. ``shapes``: the orientations that fit anywhere, in the order
    of turning."""

    def __init__(self, places: Iterable[Cells]) -> None:
        self.places = tuple(places)
        self._number = {cells: number for number, cells in enumerate(self.places)}
        self.shapes = in_turning_order(map(shape_of, self.places))
        kinds = {shape: kind for kind, shape in enumerate(self.shapes)}
        self._kind = np.array([kinds[shape_of(cells)] for cells in self.places], np.int64)
        self._hearts: Floats = np.array([middle_of(cells) for cells in self.places], float).reshape(-1, 3)
        heights = [[middle(cell)[2] for cell in cells] for cells in self.places]
        self._low = np.array([min(each) for each in heights], float)
        self._high = np.array([max(each) for each in heights], float)

    def __contains__(self, cells: object) -> bool:
        return cells in self._number

    def best(self, aim: Aim, wanted: Shape, kept: Cells | None = None) -> tuple[Cells, float] | None:
        """The best place, and its distance from the pointer in edges. Orientations other than the ``wanted`` one cost
        more, the ``kept`` place less, and no near place loses to a far one. None without places."""
        if not self.places:
            return None
        far = self.distances(aim)
        cost = far + np.where(far > MAX_DISTANCE, FAR_COST, 0.0)
        cost[self._kind != self._kind_of(wanted)] += TURNED_COST
        if kept is not None and (number := self._number.get(kept)) is not None:
            cost[number] -= KEPT_GAIN
        found = int(cost.argmin())
        return self.places[found], float(far[found])

    def distances(self, aim: Aim) -> Floats:
        if aim.target is None:
            aside, depth = _from_ray(self._hearts, aim.ray)
            seen: Floats = aside + DEPTH * (depth - depth.min())
            return seen
        target = np.array(aim.target)
        # A block that stands upright is meant by any of its cubes.
        anchors = self._hearts.copy()
        anchors[:, 2] = np.clip(target[2], self._low, self._high)
        space = np.linalg.norm(anchors - target, axis=1)
        distances: Floats = SPACE * space + SIGHT * _from_ray(anchors, aim.ray)[0]
        return distances

    def fitting(self, aim: Aim) -> frozenset[Shape]:
        near = self._kind[self.distances(aim) <= MAX_DISTANCE] if self.places else ()
        return frozenset(self.shapes[kind] for kind in set(near))

    def parities(self, shape: Shape) -> frozenset[int]:
        """The cells of the chequered pattern allowed for an orientation's origin (T-5.1): even 0, odd 1; both if it
        fits nowhere."""
        return frozenset(map(parity_of, self.of_shape(shape))) or frozenset((0, 1))

    def of_shape(self, shape: Shape) -> tuple[Cells, ...]:
        kind = self._kind_of(shape)
        return tuple(self.places[number] for number in np.flatnonzero(self._kind == kind))

    def _kind_of(self, shape: Shape) -> int:
        return self.shapes.index(shape) if shape in self.shapes else -1


def snap(offer: SnapOffer, wanted: Shape, aim: Aim, before: Snapped | None = None) -> Snapped | None:
    """The place of a block of the ``wanted`` orientation under the pointer; ``before`` is its last place. None if the
    pointer is far from the tower."""
    if before is not None and _still(before, aim) and before.fits == (before.cells in offer):
        return before
    kept = before.cells if before is not None and before.fits else None
    best = offer.best(aim, wanted, kept)
    if best is not None and best[1] <= MAX_DISTANCE:
        cells, fits = best[0], True
    elif aim.target is None or (best is not None and best[1] > AWAY):
        return None
    else:
        cells, fits = intended_place(wanted, aim.target, offer.parities(wanted)), False
    if before is not None and (cells, fits) == (before.cells, before.fits):
        return before
    return Snapped(cells, fits, aim.pixel)


def intended_place(shape: Shape, target: Point, parities: Collection[int] = (0, 1)) -> Cells:
    """The place for a block in this orientation under the pointer: the nearest one with a cube there, above the table,
    in the chequered pattern (``parities`` of its origin) if possible."""
    x, y, z = cell_at(target[0], target[1], max(target[2], 0.0))
    places = [cells_at(shape, (x - a, y - b, max(z - c, 0))) for a, b, c in shape]
    return min(places, key=lambda cells: (parity_of(cells) not in parities, _far(middle_of(cells), target), cells))


def next_orientation(offer: SnapOffer, shape: Shape, axis: WorldAxis, aim: Aim, back: bool = False) -> Shape | None:
    """The next orientation about an axis of the lattice in which the block fits here, with ``back`` the previous one;
    None if it is the only one. Where nothing fits here, the next one that fits anywhere."""
    turns = [turned_about(shape, axis, -quarters if back else quarters) for quarters in (1, 2, 3)]
    here = offer.fitting(aim)
    for fitting in (here, frozenset(offer.shapes) if not here else frozenset()):
        found = next((each for each in turns if each != shape and each in fitting), None)
        if found is not None:
            return found
    return None


def aim_at(cells: Cells, aim: Aim) -> Aim:
    """An aim at the middle of these cells."""
    eye = aim.ray[0]
    place = middle_of(cells)
    way = tuple(p - e for p, e in zip(place, eye, strict=True))
    length = sum(part * part for part in way) ** 0.5 or 1.0
    return Aim(aim.pixel, (eye, (way[0] / length, way[1] / length, way[2] / length)), place)


def _still(before: Snapped, aim: Aim) -> bool:
    (x0, y0), (x1, y1) = before.pixel, aim.pixel
    return abs(x1 - x0) < STEADY and abs(y1 - y0) < STEADY


def _far(one: Point, other: Point) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def _from_ray(points: Floats, ray: Ray) -> tuple[Floats, Floats]:
    """The distances of points from a ray, and along it."""
    origin, direction = np.array(ray[0]), np.array(ray[1])
    from_eye = points - origin
    depth: Floats = from_eye @ direction
    aside: Floats = np.linalg.norm(from_eye - depth[:, None] * direction, axis=1)
    return aside, depth
