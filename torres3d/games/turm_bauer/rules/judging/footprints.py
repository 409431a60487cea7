"""Footprints of blocks on each level: their rectangles, and the overlaps between them (T-9.4)."""

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, Cell, Cells
from torres3d.games.turm_bauer.rules.commands import Pose
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.state import STRAIGHT, BuiltBlock

Cuboid = tuple[int, int, int, int, int, int]
"""``(x0, x1, y0, y1, z0, z1)``: all cells with x0 <= x < x1 and so on."""
Slab = tuple[int, int, int, int, int]
"""``(z, x0, x1, y0, y1)``: a rectangle of cells of one level."""
Middle = tuple[float, float, float]
Side = tuple[float, float, float]
"""The reach of two rectangles together across a side's direction, and that direction ``x`` and ``y``."""
Facing = tuple[tuple[float, float, float, float, float], Side, Side, Side, Side]
"""Two rectangles: their middles, the square of the distance at which they can meet, and the directions of their four
sides."""
FIXED = BuiltBlock("", "", CORNERSTONE, STRAIGHT)
"""The cornerstone, which has no colour and is fixed to the table (T-2.1)."""


@lru_cache(maxsize=4096)
def middle(cells: Cells) -> Middle:
    """The centre of mass of a block on the lattice, in edges: its pose turns it about this point."""
    count = len(cells)
    x, y, z = (sum(cell[i] for cell in cells) / count + 0.5 for i in range(3))
    return x, y, z


@lru_cache(maxsize=4096)
def cuboids(cells: Cells) -> tuple[Cuboid, ...]:
    """The largest cuboids in a block, sorted; they overlap, so that there is no gap between its parts."""
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
        """``centre`` is the block's `middle`; ``inset`` makes the rectangle smaller on every side (edges)."""
        _, x0, x1, y0, y1 = slab
        dx, dy, yaw = pose
        self.half_x, self.half_y = (x1 - x0) / 2 - inset, (y1 - y0) / 2 - inset
        from_x, from_y = (x0 + x1) / 2 - centre[0], (y0 + y1) / 2 - centre[1]
        turn = math.radians(yaw / 10)
        self.cos, self.sin = math.cos(turn), math.sin(turn)
        self.x = centre[0] + dx / 1000 + self.cos * from_x - self.sin * from_y
        self.y = centre[1] + dy / 1000 + self.sin * from_x + self.cos * from_y
        self.reach = math.hypot(self.half_x, self.half_y)

    def facing(self, other: "Rectangle") -> "Facing":
        """The numbers of this and another rectangle that do not depend on a shift, computed once for many shifts."""
        cos = abs(self.cos * other.cos + self.sin * other.sin)
        sin = abs(self.sin * other.cos - self.cos * other.sin)
        reach = self.reach + other.reach
        return (
            (self.x, self.y, other.x, other.y, reach * reach),
            (self.half_x + other.half_x * cos + other.half_y * sin, self.cos, self.sin),
            (self.half_y + other.half_y * cos + other.half_x * sin, -self.sin, self.cos),
            (other.half_x + self.half_x * cos + self.half_y * sin, other.cos, other.sin),
            (other.half_y + self.half_y * cos + self.half_x * sin, -other.sin, other.cos),
        )

    def may_meet(self, other: "Rectangle", shift: float) -> bool:
        """Whether this one can overlap another when it is shifted by at most ``shift`` edges."""
        return math.hypot(self.x - other.x, self.y - other.y) <= self.reach + other.reach + shift


def push_out(pairs: Iterable[Facing], dx: float, dy: float) -> tuple[float, float, float]:
    """The depth (edges) and the shortest way out, as a unit vector, of the deepest of these overlaps.

    The first rectangle of each pair is shifted by ``dx`` and ``dy``. All zeros where nothing overlaps.
    """
    deepest = (0.0, 0.0, 0.0)
    for (own_x, own_y, other_x, other_y, square), *sides in pairs:
        away_x, away_y = own_x + dx - other_x, own_y + dy - other_y
        if away_x * away_x + away_y * away_y >= square:
            continue
        best = None
        for reach, x, y in sides:
            distance = away_x * x + away_y * y
            depth = reach - abs(distance)
            if depth <= deepest[0]:
                break
            if best is None or depth < best[0]:
                best = (depth, x, y) if distance >= 0 else (depth, -x, -y)
        else:
            assert best is not None
            deepest = best
    return deepest


def gap() -> float:
    """The gap between a block and the bounds of its cells on every side (T-9.4)."""
    return (1 - physics().width) / 2


def rectangles(cells: Cells, pose: Pose) -> tuple[tuple[int, Rectangle], ...]:
    """The levels and rectangles of a block in a pose."""
    centre, inset = middle(cells), gap()
    return tuple((slab[0], Rectangle(slab, centre, pose, inset)) for slab in slabs(cells))
