"""Plates behind labels: their shapes, their leader lines, and places where none covers another.

Pixels here run right and up, as in Panda3D's flat layers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

import numpy as np
from numpy.typing import NDArray

from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes

Box = tuple[float, float, float, float]
"""Left, low, right, high, in pixels."""
STEP = 7.0
"""Pixels between two places that are tried."""
MAX_STEPS = 34
"""The largest distance of a plate from its own place, in steps."""
DOWNWARD = 1.35
"""Penalty of a way down relative to one up: plates above hide less of what stands behind."""
MIN_JUMP = 26.0
"""A plate keeps its place until another is nearer by so many pixels, so that it does not jump as the camera turns."""
PLATE_GAP = 6.0
"""Pixels between two plates, so that each is visible by itself."""
EVERYWHERE: Box = (-1e6, -1e6, 1e6, 1e6)


@dataclass(frozen=True, slots=True)
class LabelGroup:
    """Plates that stay together: the box around their preferred places, and their last shift from there."""

    box: Box
    before: tuple[float, float] = (0.0, 0.0)


def _tried() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    steps = np.arange(-MAX_STEPS, MAX_STEPS + 1) * STEP
    right, up = (grid.ravel() for grid in np.meshgrid(steps, steps))
    far = np.hypot(right, np.where(up < 0, up * DOWNWARD, up))
    order = np.argsort(far, kind="stable")
    return np.stack((right[order], up[order]), axis=1), far[order]


MOVES, COSTS = _tried()


def placed(bunches: Sequence[LabelGroup], taken: Sequence[Box], room: Box = EVERYWHERE) -> list[tuple[float, float]]:
    """The shift of each group so that it is inside the room, covers no other and, where possible, nothing in ``taken``.
    The lowest come first and keep their places; those behind give way upward."""
    moves: list[tuple[float, float]] = [(0.0, 0.0)] * len(bunches)
    occupied: list[Box] = []
    for number in sorted(range(len(bunches)), key=lambda n: bunches[n].box[1]):
        bunch = bunches[number]
        move = moves[number] = _best(bunch, occupied, taken, room)
        occupied.append(moved(bunch.box, move))
    return moves


def _best(bunch: LabelGroup, occupied: Sequence[Box], taken: Sequence[Box], room: Box) -> tuple[float, float]:
    tried = np.concatenate((np.array((bunch.before,)), MOVES))
    costs = np.concatenate((np.array((_far(bunch.before) - MIN_JUMP,)), COSTS))
    left, low, right, high = bunch.box
    inside = (
        (left + tried[:, 0] >= room[0])
        & (low + tried[:, 1] >= room[1])
        & (right + tried[:, 0] <= room[2])
        & (high + tried[:, 1] <= room[3])
    )
    if not inside.any():
        inside[:] = True
    alone = inside & _beside(bunch.box, tried, occupied)
    free = alone & _beside(bunch.box, tried, taken)
    allowed = next(places for places in (free, alone, inside) if places.any())
    best = int(np.argmin(np.where(allowed, costs, np.inf)))
    return float(tried[best, 0]), float(tried[best, 1])


def _beside(box: Box, tried: NDArray[np.float64], others: Sequence[Box]) -> NDArray[np.bool_]:
    """The moves with which a box covers none of the others."""
    left, low, right, high = box
    free = np.ones(len(tried), np.bool_)
    for other in others:
        free &= (
            (left + tried[:, 0] >= other[2] + PLATE_GAP)
            | (right + tried[:, 0] <= other[0] - PLATE_GAP)
            | (low + tried[:, 1] >= other[3] + PLATE_GAP)
            | (high + tried[:, 1] <= other[1] - PLATE_GAP)
        )
    return free


def _far(move: tuple[float, float]) -> float:
    right, up = move
    return float(np.hypot(right, up * DOWNWARD if up < 0 else up))


def moved(box: Box, by: tuple[float, float]) -> Box:
    """A box shifted right and up."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def share(one: Box, other: Box) -> bool:
    """Whether two boxes overlap by more than an edge."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


LINE: Colour = (1.0, 0.93, 0.74)
EDGE: Colour = (0.07, 0.05, 0.03)
Place = tuple[float, float]


def leader(start: Place, end: Place) -> Mesh:
    """A line in the picture from a plate to a place, with a dark edge and a dot at its end."""
    return join_meshes(
        [_stretch(start, end, 2.2, EDGE), _dot(end, 4.2, EDGE), _stretch(start, end, 1.0, LINE), _dot(end, 2.8, LINE)]
    )


def _stretch(start: Place, end: Place, half: float, colour: Colour) -> Mesh:
    (x0, z0), (x1, z1) = start, end
    length = max(hypot(x1 - x0, z1 - z0), 1e-6)
    x, z = -(z1 - z0) / length * half, (x1 - x0) / length * half
    corners = [(x0 - x, 0.0, z0 - z), (x1 - x, 0.0, z1 - z), (x1 + x, 0.0, z1 + z), (x0 + x, 0.0, z0 + z)]
    return _filled(corners, colour, ((x0 + x1) / 2, (z0 + z1) / 2))


def _dot(place: Place, radius: float, colour: Colour) -> Mesh:
    around = [(place[0] + radius * cos(n * pi / 6), 0.0, place[1] + radius * sin(n * pi / 6)) for n in range(12)]
    return _filled(around, colour, place)


def plate(width: float, height: float, colour: Colour, rim: Colour | None, emblem: int) -> Mesh:
    """A plate with a rim, in the shape of an emblem."""
    red, green, blue = colour
    outer = _filled(_outline(width, height, emblem), rim or (red * 0.45, green * 0.45, blue * 0.45))
    inner = _filled(_outline(width - 3.0, height - 3.0, emblem), colour)
    return join_meshes([outer, inner])


def _outline(width: float, height: float, emblem: int) -> list[tuple[float, float, float]]:
    right, up = width / 2, height / 2
    cut = height * 0.28
    match emblem:
        case 2:
            flat = [(right, up), (-right, up), (-right, -up), (right, -up)]
        case 3:
            flat = [(right, up), (-right, up), (-right, -up * 0.55), (0.0, -up * 1.5), (right, -up * 0.55)]
        case 5:
            flat = [(right, up * 0.7), (-right, up * 0.7), (0.0, -up)]
        case 4:
            flat = [(right, up - cut), (right - cut, up), (cut - right, up), (-right, up - cut)]
            flat += [(-x, -z) for x, z in flat]
        case _:
            radius = height / 2 * (1.0 if emblem else 0.72)
            flat = []
            for corner, (sx, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
                for step in range(7):
                    angle = (corner + step / 6) * pi / 2
                    flat.append((sx * (right - radius) + radius * cos(angle), sz * (up - radius) + radius * sin(angle)))
    return [(x, 0.0, z) for x, z in flat]


def _filled(points: list[tuple[float, float, float]], colour: Colour, middle: Place = (0.0, 0.0)) -> Mesh:
    vertices = np.zeros(len(points) + 1, VERTEX)
    vertices["place"][0] = (middle[0], 0.0, middle[1])
    vertices["place"][1:] = points
    vertices["normal"] = (0, -1, 0)
    vertices["paint"] = (*(round(255 * min(part, 1.0)) for part in colour), 235)
    count = len(points)
    triangles = [(0, 1 + number, 1 + (number + 1) % count) for number in range(count)]
    return Mesh(vertices, np.array(triangles, np.uint32))
