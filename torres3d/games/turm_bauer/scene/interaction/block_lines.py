"""Edges of blocks as lines, shadows below them, and highlights of blocks and fields."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray
from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells, Place
from torres3d.games.turm_bauer.rules.state import BuiltBlock
from torres3d.games.turm_bauer.scene.layout import in_pose
from torres3d.games.turm_bauer.scene.measures import next_cell
from torres3d.scene.marks import Changed, LinesLayer
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import EMPTY, VERTEX, Mesh, join_meshes, quads
from torres3d.scene.shapes.unlit_bands_and_arrows import quad, ring

Corner = tuple[int, int, int]
CORNER = (-1.0, -1.0, 0.0)
"""The place of the lattice's corner (0, 0, 0)."""
MAX_SHADOW_HEIGHT = 1
"""Height in levels above which a block throws no shadow on what is below it."""


@lru_cache(maxsize=256)
def edges_of(cells: Cells) -> list[tuple[Corner, Corner]]:
    """The edges at which the outside of these cells folds, as corners of the lattice: the cell [0, 0, 0] reaches from
    (0, 0, 0) to (1, 1, 1). Stretches in one line are joined."""
    filled = set(cells)
    found: dict[int, set[Corner]] = {0: set(), 1: set(), 2: set()}
    for axis in range(3):
        first, second = (other for other in range(3) if other != axis)
        for cell in filled:
            for a, b in product((0, 1), repeat=2):
                start = next_cell(next_cell(cell, first, a), second, b)
                if _folds(start, axis, first, second, filled):
                    found[axis].add(start)
    return [edge for axis, starts in found.items() for edge in _joined(starts, axis)]


def frame(cells: Cells, origin: Point, width: float, colour: Colour, opacity: float, out: float = 0.0) -> Mesh:
    """The edges as bars. ``origin`` is the place of the corner (0, 0, 0), ``out`` their distance from the faces."""
    ends = np.array(edges_of(cells), float)
    middle = np.array(cells, float).mean(axis=0) + 0.5
    ends += np.array(origin) + np.where(ends > middle, out, -out)
    return bars(ends, width, colour, opacity)


def bars(ends: NDArray[np.float64], width: float, colour: Colour, opacity: float) -> Mesh:
    """Thin bars along the axes; ``ends`` has one row each: two points of three numbers."""
    axes = np.abs(ends[:, 1] - ends[:, 0]).argmax(axis=1)
    sides = np.eye(3)
    one, other = width * sides[(axes + 1) % 3], width * sides[(axes + 2) % 3]
    around = (one + other, one - other, -one - other, -one + other)
    corners = np.zeros((len(ends), 4, 4), VERTEX)
    for number in range(4):
        here, after = around[number], around[(number + 1) % 4]
        faces = (ends[:, 0] + here, ends[:, 0] + after, ends[:, 1] + after, ends[:, 1] + here)
        corners["place"][:, number] = np.stack(faces, axis=1)
    corners["normal"] = (0, 0, 1)
    corners["paint"] = (*(round(255 * part) for part in colour), round(255 * opacity))
    return quads(corners.reshape(-1))


def undersides(cells: Cells, colour: Colour, opacity: float, size: float, ground: Iterable[Cell]) -> Mesh:
    """A soft square under each column of a block, on what is close below it: parts in the ``ground`` cells, or the
    table."""
    filled = set(ground)
    squares = []
    for x, y in dict.fromkeys((x, y) for x, y, _ in cells):
        low = z = min(c for a, b, c in cells if (a, b) == (x, y))
        while z > 0 and (x, y, z - 1) not in filled and low - z <= MAX_SHADOW_HEIGHT:
            z -= 1
        if low - z > MAX_SHADOW_HEIGHT:
            continue
        squares.append(_soft_square((x - 0.5, y - 0.5, z + 0.015), size, colour, opacity))
    return join_meshes(squares) if squares else EMPTY


def _soft_square(middle: Point, half: float, colour: Colour, opacity: float) -> Mesh:
    vertices = _SOFT.vertices.copy()
    vertices["place"] = vertices["place"] * np.float32(half) + np.array(middle, np.float32)
    vertices["paint"][:, :3] = [round(255 * part) for part in colour]
    vertices["paint"][:, 3] = vertices["paint"][:, 3] * opacity
    return Mesh(vertices, _SOFT.triangles)


def _soft() -> Mesh:
    """A soft square of width 2 at full strength."""
    black = (0.0, 0.0, 0.0)
    corners: list[Point] = [(-1.0, -1.0, 0.0), (1.0, -1.0, 0.0), (1.0, 1.0, 0.0), (-1.0, 1.0, 0.0)]
    inner = [(0.55 * x, 0.55 * y, z) for x, y, z in corners]
    parts = [quad(inner, [(black, 1.0)] * 4)]
    for number in range(4):
        after = (number + 1) % 4
        ring = [inner[number], inner[after], corners[after], corners[number]]
        parts.append(quad(ring, [(black, 1.0), (black, 1.0), (black, 0.0), (black, 0.0)]))
    return join_meshes(parts)


_SOFT = _soft()


def _folds(start: Corner, axis: int, first: int, second: int, filled: set[Cell]) -> bool:
    """Whether the outside folds along the edge that begins at a corner."""
    steps = ((0, 0), (-1, 0), (-1, -1), (0, -1))
    around = [next_cell(next_cell(start, first, a), second, b) in filled for a, b in steps]
    return sum(around) in (1, 3) or (sum(around) == 2 and around[0] == around[2])


def _joined(starts: set[Corner], axis: int) -> list[tuple[Corner, Corner]]:
    edges = []
    for start in sorted(starts):
        if next_cell(start, axis, -1) not in starts:
            end = next_cell(start, axis)
            while end in starts:
                end = next_cell(end, axis)
            edges.append((start, end))
    return edges


GOLD: Colour = (1.0, 0.84, 0.36)
GLOW = 0.26
EDGE = 0.022
OUT = 0.012
"""Distance of the light from a block's faces."""
BEHIND = 0.16
"""Strength of the lights behind other things: edges of a block's far side do not cross its faces."""
DISC, DOT = 0.34, 0.12
"""Radius of the light on a field that something is about, and on one that a figure only passed."""


class Highlights:
    """The highlights of one table: gold edges around cells, discs on places, dots where a figure passed."""

    def __init__(
        self,
        parent: NodePath,
        place_at: Callable[[Place], Point],
        block_at: Callable[[Cell], BuiltBlock | None],
        changed: Changed,
    ) -> None:
        self._place_at = place_at
        self._block_at = block_at
        self._lines = LinesLayer(parent, "lights", BEHIND, 28, changed)
        self._shown: tuple[tuple[Cell, ...], tuple[Place, ...], tuple[Place, ...]] = ((), (), ())

    @property
    def cells(self) -> tuple[Cell, ...]:
        return self._shown[0]

    def show(self, cells: Iterable[Cell], places: Iterable[Place] = (), passed: Iterable[Place] = ()) -> None:
        wanted = tuple(cells), tuple(places), tuple(passed)
        if wanted == self._shown:
            return
        self._shown = wanted
        parts: list[Mesh] = []
        for block, lit in self._by_block(wanted[0]):
            mesh = join_meshes([*_glow(lit), frame(lit, CORNER, EDGE, GOLD, 1.0, OUT)])
            parts.append(mesh if block is None else in_pose(mesh, block))
        for places, radius in ((wanted[1], DISC), (wanted[2], DOT)):
            for place in places:
                x, y, z = self._place_at(place)
                parts.append(ring((x, y, z + 0.06), radius, GOLD))
        self._lines.draw(join_meshes(parts) if parts else EMPTY)

    def clear(self) -> None:
        self.show((), ())

    def _by_block(self, cells: Sequence[Cell]) -> list[tuple[BuiltBlock | None, Cells]]:
        """The cells of each block together; those where none stands are together, too."""
        found: dict[BuiltBlock | None, list[Cell]] = {}
        for cell in cells:
            found.setdefault(self._block_at(cell), []).append(cell)
        return [(block, tuple(each)) for block, each in found.items()]


def _glow(cells: tuple[Cell, ...]) -> list[Mesh]:
    filled, faces = set(cells), []
    for cell in cells:
        for axis, side in product(range(3), (-1, 1)):
            if next_cell(cell, axis, side) in filled:
                continue
            first, second = (other for other in range(3) if other != axis)
            corners: list[Point] = []
            for a, b in ((0, 0), (1, 0), (1, 1), (0, 1)):
                place = [float(cell[each]) + CORNER[each] for each in range(3)]
                place[axis] += (1.0 + OUT) if side > 0 else -OUT
                place[first] += a
                place[second] += b
                corners.append((place[0], place[1], place[2]))
            faces.append(quad(corners, [(GOLD, GLOW)] * 4))
    return faces
