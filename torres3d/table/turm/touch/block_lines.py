"""The edges of a block as lines, and what lies under it: how its place is drawn where the block itself is not."""

from collections.abc import Iterable
from itertools import product

from torres3d.table.shapes.bands import quad, rod
from torres3d.table.shapes.mesh import EMPTY, Mesh, joined
from torres3d.table.shapes.space import Point
from torres3d.table.shapes.tones import Colour
from torres3d.turm.places import Cell, Cells

Corner = tuple[int, int, int]
CLOSE = 1
"""From higher above what is below a block throws no shadow there that would say where it goes, in levels."""


def edges_of(cells: Iterable[Cell]) -> list[tuple[Corner, Corner]]:
    """The edges at which the outside of these cells has a fold, as corners of the lattice: the cell [0, 0, 0] reaches
    from (0, 0, 0) to (1, 1, 1). Stretches in one line are joined."""
    filled = set(cells)
    found: dict[int, set[Corner]] = {0: set(), 1: set(), 2: set()}
    for axis in range(3):
        first, second = (other for other in range(3) if other != axis)
        for cell in filled:
            for a, b in product((0, 1), repeat=2):
                corner = list(cell)
                corner[first] += a
                corner[second] += b
                start = (corner[0], corner[1], corner[2])
                if _folds(start, axis, first, second, filled):
                    found[axis].add(start)
    return [edge for axis, starts in found.items() for edge in _joined(starts, axis)]


def frame(cells: Iterable[Cell], origin: Point, width: float, colour: Colour, opacity: float, out: float = 0.0) -> Mesh:
    """The edges as rods, ``origin`` being the place of the corner (0, 0, 0); ``out``: so far outside of the faces."""
    found = list(cells)
    middle = [sum(cell[axis] + 0.5 for cell in found) / len(found) for axis in range(3)]
    rods = []
    for edge in edges_of(found):
        ends = []
        for corner in edge:
            place = [c + o + (out if c > m else -out) for c, o, m in zip(corner, origin, middle, strict=True)]
            ends.append((place[0], place[1], place[2]))
        rods.append(rod(ends, width, colour, opacity))
    return joined(rods) if rods else EMPTY


def undersides(cells: Cells, colour: Colour, opacity: float, size: float, ground: Iterable[Cell]) -> Mesh:
    """A soft square under each column of a block, on what is close below it: parts in the ``ground`` cells, or the
    table."""
    filled = set(ground)
    squares = []
    for x, y in dict.fromkeys((x, y) for x, y, _ in cells):
        low = z = min(c for a, b, c in cells if (a, b) == (x, y))
        while z > 0 and (x, y, z - 1) not in filled and low - z <= CLOSE:
            z -= 1
        if low - z > CLOSE:
            continue
        squares.append(_soft_square((x - 0.5, y - 0.5, z + 0.015), size, colour, opacity))
    return joined(squares) if squares else EMPTY


def _soft_square(middle: Point, half: float, colour: Colour, opacity: float) -> Mesh:
    """A square that fades towards its sides."""
    x, y, z = middle
    corners = [(x - half, y - half, z), (x + half, y - half, z), (x + half, y + half, z), (x - half, y + half, z)]
    inner = [(x + (a - x) * 0.55, y + (b - y) * 0.55, z) for a, b, _ in corners]
    parts = [quad(inner, [(colour, opacity)] * 4)]
    for number in range(4):
        after = (number + 1) % 4
        ring = [inner[number], inner[after], corners[after], corners[number]]
        parts.append(quad(ring, [(colour, opacity), (colour, opacity), (colour, 0.0), (colour, 0.0)]))
    return joined(parts)


def _folds(start: Corner, axis: int, first: int, second: int, filled: set[Cell]) -> bool:
    """Whether the outside has a fold along the edge that begins at a corner."""
    around = []
    for a, b in ((0, 0), (-1, 0), (-1, -1), (0, -1)):
        cell = list(start)
        cell[first] += a
        cell[second] += b
        around.append((cell[0], cell[1], cell[2]) in filled)
    return sum(around) in (1, 3) or (sum(around) == 2 and around[0] == around[2])


def _joined(starts: set[Corner], axis: int) -> list[tuple[Corner, Corner]]:
    def moved(corner: Corner, by: int) -> Corner:
        place = list(corner)
        place[axis] += by
        return place[0], place[1], place[2]

    edges = []
    for start in sorted(starts):
        if moved(start, -1) not in starts:
            end = moved(start, 1)
            while end in starts:
                end = moved(end, 1)
            edges.append((start, end))
    return edges
