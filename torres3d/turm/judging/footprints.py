"""The outlines of blocks on each level: what touches what, and what would stand in one another (T-9.4)."""

import math
from functools import lru_cache
from itertools import product

from torres3d.turm.commands import Pose
from torres3d.turm.judging.physics import physics
from torres3d.turm.places import CORNERSTONE, Cell, Cells
from torres3d.turm.state import STRAIGHT, BuiltBlock

Cuboid = tuple[int, int, int, int, int, int]
"""``(x0, x1, y0, y1, z0, z1)``: all cells with x0 <= x < x1 and so on."""
Slab = tuple[int, int, int, int, int]
"""``(z, x0, x1, y0, y1)``: a rectangle of cells of one level."""
Middle = tuple[float, float, float]
FIXED = BuiltBlock("", "", CORNERSTONE, STRAIGHT)
"""The cornerstone, which belongs to nobody and is fixed to the table (T-2.1)."""


@lru_cache(maxsize=4096)
def middle(cells: Cells) -> Middle:
    """The centre of mass of a block that lies on the lattice, in edges: what its pose turns it about."""
    count = len(cells)
    x, y, z = (sum(cell[i] for cell in cells) / count + 0.5 for i in range(3))
    return x, y, z


@lru_cache(maxsize=4096)
def cuboids(cells: Cells) -> tuple[Cuboid, ...]:
    """The largest cuboids that a block is made of, sorted; they overlap, so that there is no gap between its parts."""
    full = frozenset(cells)
    found: list[tuple[Cuboid, frozenset[Cell]]] = []
    low = [min(cell[i] for cell in cells) for i in range(3)]
    high = [max(cell[i] for cell in cells) for i in range(3)]
    spans = [[(a, b + 1) for a in range(low[i], high[i] + 1) for b in range(a, high[i] + 1)] for i in range(3)]
    for (x0, x1), (y0, y1), (z0, z1) in product(*spans):
        inside = frozenset(product(range(x0, x1), range(y0, y1), range(z0, z1)))
        if inside <= full:
            found.append(((x0, x1, y0, y1, z0, z1), inside))
    return tuple(sorted(box for box, inside in found if not any(inside < other for _, other in found)))


@lru_cache(maxsize=4096)
def slabs(cells: Cells) -> tuple[Slab, ...]:
    """The largest rectangles of each level of a block, sorted; they overlap where the block is no cuboid."""
    return tuple(
        (z, x0, x1, y0, y1)
        for z in sorted({cell[2] for cell in cells})
        for x0, x1, y0, y1, _, _ in cuboids(tuple(cell for cell in cells if cell[2] == z))
    )


class Rectangle:
    """A slab of a block in its pose, in the plane: middle, half lengths and the turn's cosine and sine."""

    __slots__ = ("cos", "half_x", "half_y", "reach", "sin", "x", "y")

    def __init__(self, slab: Slab, centre: Middle, pose: Pose, inset: float) -> None:
        """``centre`` is the block's `middle`; ``inset`` is what the rectangle is smaller on every side (edges)."""
        _, x0, x1, y0, y1 = slab
        dx, dy, yaw = pose
        self.half_x, self.half_y = (x1 - x0) / 2 - inset, (y1 - y0) / 2 - inset
        from_x, from_y = (x0 + x1) / 2 - centre[0], (y0 + y1) / 2 - centre[1]
        turn = math.radians(yaw / 10)
        self.cos, self.sin = math.cos(turn), math.sin(turn)
        self.x = centre[0] + dx / 1000 + self.cos * from_x - self.sin * from_y
        self.y = centre[1] + dy / 1000 + self.sin * from_x + self.cos * from_y
        self.reach = math.hypot(self.half_x, self.half_y)

    def push_out(self, other: "Rectangle", dx: float = 0, dy: float = 0) -> tuple[float, float, float] | None:
        """How deep this one, shifted by ``dx`` and ``dy``, stands in another (edges), and the direction of length 1 in
        which it is freed soonest; None where they are apart."""
        away_x, away_y = self.x + dx - other.x, self.y + dy - other.y
        reach = self.reach + other.reach
        if away_x * away_x + away_y * away_y >= reach * reach:
            return None
        cos = abs(self.cos * other.cos + self.sin * other.sin)
        sin = abs(self.sin * other.cos - self.cos * other.sin)
        best = None
        for own, x, y, along, across in (
            (self.half_x, self.cos, self.sin, other.half_x, other.half_y),
            (self.half_y, -self.sin, self.cos, other.half_y, other.half_x),
            (other.half_x, other.cos, other.sin, self.half_x, self.half_y),
            (other.half_y, -other.sin, other.cos, self.half_y, self.half_x),
        ):
            distance = away_x * x + away_y * y
            depth = own + along * cos + across * sin - abs(distance)
            if depth <= 0:
                return None
            if best is None or depth < best[0]:
                best = (depth, x, y) if distance >= 0 else (depth, -x, -y)
        return best


def gap() -> float:
    """What a block is smaller than its cells on every side (T-9.4)."""
    return (1 - physics().width) / 2


def rectangles(cells: Cells, pose: Pose) -> tuple[tuple[int, Rectangle], ...]:
    """The levels and rectangles of a block in a pose."""
    centre, inset = middle(cells), gap()
    return tuple((slab[0], Rectangle(slab, centre, pose, inset)) for slab in slabs(cells))
