"""Closed bodies and simple figures for 3D printing, and binary STL of them: millimetres, z up.

Prints have no colours, so the shape of plinth and head tells players apart. It is that of their emblem: round, square,
triangle or cross. The king wears a crown.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Triangles = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Solid:
    """Triangles (three indices each, counter-clockwise from outside) over points."""

    points: Points
    triangles: Triangles


FACET = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])


def stl(solid: Solid, unit: float) -> bytes:
    """The file of a solid; ``unit`` is its unit in millimetres."""
    places = (solid.points * unit).astype(np.float32)
    corners = places[solid.triangles]
    facing = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    facets = np.zeros(len(corners), FACET)
    facets["normal"] = facing / np.maximum(np.linalg.norm(facing, axis=1, keepdims=True), 1e-12)
    facets["corners"] = corners
    header = b"binary STL of torres3d, millimetres".ljust(80)
    return header + len(facets).to_bytes(4, "little") + facets.tobytes()


Outline = Callable[[float], float]
"""Distance from the middle at an angle, in shares of the radius."""


@dataclass(frozen=True, slots=True)
class Ring:
    """One ring of a figure: height above the deck, radius, outline; ``teeth`` raise every fourth point."""

    z: float
    radius: float
    outline: Outline
    teeth: float = 0.0


@dataclass(frozen=True, slots=True)
class Figure:
    """Rings from the deck to the top, and the height of the point that closes them."""

    rings: tuple[Ring, ...]
    tip: float


def _round(angle: float) -> float:
    return 1.0


def _square(angle: float) -> float:
    return 0.82 / max(abs(cos(angle)), abs(sin(angle)))


def _triangle(angle: float) -> float:
    return 0.62 / cos((angle - pi / 2) % (2 * pi / 3) - pi / 3)


def _cross(angle: float) -> float:
    along, across = abs(cos(angle)), abs(sin(angle))
    return max(min(1.08 / max(a, 1e-9), 0.56 / max(b, 1e-9)) for a, b in ((along, across), (across, along)))


EMBLEMS: dict[int, Outline] = {1: _round, 2: _square, 3: _triangle, 4: _cross}


def knight(emblem: int) -> Figure:
    """A player's knight by the emblem 1..4."""
    own = EMBLEMS[emblem]
    return Figure(
        (
            Ring(0.0, 0.27, own),
            Ring(0.12, 0.27, own),
            Ring(0.14, 0.19, _round),
            Ring(0.40, 0.125, _round),
            Ring(0.52, 0.165, _round),
            Ring(0.57, 0.10, _round),
            Ring(0.66, 0.165, own),
            Ring(0.82, 0.165, own),
            Ring(0.84, 0.09, _round),
        ),
        0.91,
    )


KING = Figure(
    (
        Ring(0.0, 0.32, _round),
        Ring(0.09, 0.32, _round),
        Ring(0.13, 0.26, _round),
        Ring(0.19, 0.25, _round),
        Ring(0.55, 0.14, _round),
        Ring(0.64, 0.19, _round),
        Ring(0.70, 0.10, _round),
        Ring(0.78, 0.14, _round),
        Ring(0.88, 0.14, _round),
        Ring(1.02, 0.20, _round, 0.09),
        Ring(0.95, 0.13, _round),
        Ring(1.00, 0.08, _round),
        Ring(1.10, 0.07, _round),
    ),
    1.15,
)


def figure_skin(
    hole: NDArray[np.float64], loop: NDArray[np.int64], count: int, figure: Figure
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """A figure that closes a hole: its new points (numbered from ``count``) and triangles.

    ``hole`` has the places of the points ``loop`` around it, counter-clockwise from above. Each ring has as many
    points.
    """
    middle = hole.mean(axis=0)
    angles = np.arctan2(hole[:, 1] - middle[1], hole[:, 0] - middle[0])
    size = len(hole)
    points = [
        (
            middle[0] + ring.radius * ring.outline(angle) * cos(angle),
            middle[1] + ring.radius * ring.outline(angle) * sin(angle),
            middle[2] + ring.z + (ring.teeth if number % 4 == 1 else 0.0),
        )
        for ring in figure.rings
        for number, angle in enumerate(angles.tolist())
    ]
    points.append((middle[0], middle[1], middle[2] + figure.tip))
    rings = [loop, *(count + size * number + np.arange(size) for number in range(len(figure.rings)))]
    triangles = []
    for low, high in pairwise(rings):
        low_next, high_next = np.roll(low, -1), np.roll(high, -1)
        triangles += [np.column_stack((low, low_next, high_next)), np.column_stack((low, high_next, high))]
    tip = np.full(size, count + len(points) - 1)
    triangles.append(np.column_stack((rings[-1], np.roll(rings[-1], -1), tip)))
    return np.array(points), np.concatenate(triangles)
