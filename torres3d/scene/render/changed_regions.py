"""Changed parts of a picture: upright rectangles in shares of its width and height, also around boxes of the scene."""

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor

import numpy as np
from numpy.typing import NDArray
from panda3d.core import NodePath

from torres3d.scene.shapes.axis_conventions import Point

Points = NDArray[np.float64]
"""Places in the world, three numbers each."""
MANY, LANES = 24, 5
"""From so many parts on, parts are first merged in a grid of so many lanes: trying all pairs takes too long."""
NEAR_PLANE = 0.05
"""Points nearer to the camera than this (in its own unit) cannot be projected."""


@dataclass(frozen=True, slots=True)
class Region:
    """A rectangle, 0 to 1 in both directions."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def area(self) -> float:
        """Its share of the picture."""
        return (self.right - self.left) * (self.top - self.bottom)

    def union(self, other: "Region") -> "Region":
        """The smallest region that contains both."""
        return Region(
            min(self.left, other.left),
            min(self.bottom, other.bottom),
            max(self.right, other.right),
            max(self.top, other.top),
        )

    def expanded(self, pixels: tuple[int, int], margin: int) -> "Region":
        """This region with so many more pixels on each side, out to whole pixels of a picture of this size."""
        width, height = pixels
        return Region(
            max(floor(self.left * width) - margin, 0) / width,
            max(floor(self.bottom * height) - margin, 0) / height,
            min(ceil(self.right * width) + margin, width) / width,
            min(ceil(self.top * height) + margin, height) / height,
        )


EVERYTHING = Region(0.0, 0.0, 1.0, 1.0)


def patch_around(points: Points, to_clip: Points) -> Region | None:
    """The region in which these points appear. ``to_clip`` is the matrix of camera and lens, for rows. None if it is
    outside of the picture; everything if a point is beside or behind the camera."""
    seen = np.concatenate((points, np.ones((len(points), 1))), axis=1) @ to_clip
    if (seen[:, 3] < NEAR_PLANE).any():
        return EVERYTHING
    shares = (seen[:, :2] / seen[:, 3:] + 1.0) / 2.0
    left, bottom = (float(low) for low in shares.min(axis=0))
    right, top = (float(high) for high in shares.max(axis=0))
    if right <= 0.0 or left >= 1.0 or top <= 0.0 or bottom >= 1.0:
        return None
    return Region(max(left, 0.0), max(bottom, 0.0), min(right, 1.0), min(top, 1.0))


def few(parts: Sequence[Region], most: int, spare: float) -> tuple[Region, ...]:
    """The same area in at most so many regions. Two become one where that costs no more than ``spare`` of the picture;
    after that those for which it costs least."""
    alone = dict.fromkeys(parts)
    left = dict(enumerate(alone if len(alone) <= MANY else _gathered(alone)))
    costs = {(one, other): _cost(left[one], left[other]) for one, other in itertools.combinations(left, 2)}
    number = len(left)
    while costs:
        one, other = min(costs, key=costs.__getitem__)
        if costs[one, other] > spare and len(left) <= most:
            break
        joined = left.pop(one).union(left.pop(other))
        costs = {pair: cost for pair, cost in costs.items() if one not in pair and other not in pair}
        costs |= {(there, number): _cost(part, joined) for there, part in left.items()}
        left[number] = joined
        number += 1
    return tuple(left.values())


def _gathered(parts: Iterable[Region]) -> Iterable[Region]:
    """Regions whose middles lie in the same cell of a grid, merged."""
    found: dict[tuple[int, int], Region] = {}
    for part in parts:
        square = int((part.left + part.right) / 2 * LANES), int((part.bottom + part.top) / 2 * LANES)
        found[square] = found[square].union(part) if square in found else part
    return dict.fromkeys(found.values())


def _cost(one: Region, other: Region) -> float:
    """The extra area of the smallest region that contains both."""
    width = max(one.right, other.right) - min(one.left, other.left)
    height = max(one.top, other.top) - min(one.bottom, other.bottom)
    return width * height - one.area - other.area


def box(low: Point, high: Point) -> Points:
    """The corners of a box."""
    return np.array([(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])])


def box_around(node: NodePath, other: NodePath | None = None) -> Points | None:
    """The box around what a node draws, in the world or in the coordinates of another node; None if it draws
    nothing."""
    bounds = node.get_tight_bounds(other or node.get_top())
    if bounds is None:
        return None
    (x0, y0, z0), (x1, y1, z1) = bounds
    return box((x0, y0, z0), (x1, y1, z1))
