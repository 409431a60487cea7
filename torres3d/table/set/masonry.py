"""Blocks put together to towers, in one mesh: what nobody can see is left out.

A block's four sides are told apart by where their triangles lie. Where the neighbouring tower is as high, a plain
dark wall takes the place of the side with its door: the gap between two towers is too narrow to see more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from torres3d.rules.squares import Square
from torres3d.table.set.measures import BLOCK_HEIGHT, BLOCK_SIDE, centre, scatter
from torres3d.table.shapes.glass import glass_box
from torres3d.table.shapes.mesh import EMPTY, VERTEX, Mesh, joined

SIDES: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""South, east, north and west: a quarter turn leads from each to the next."""
SHELL = 0.33
"""What lies farther out than this belongs to a side."""
OPEN = 0b1111
GLASS_BOX = glass_box(BLOCK_SIDE, BLOCK_HEIGHT)
NO_GLASS = 99


@dataclass(frozen=True, slots=True)
class Column:
    """Blocks on top of one another: where they stand, how many, how high the columns on its four sides are
    (in blocks, from the same ground), and whether battlements crown it."""

    x: float
    y: float
    z: float
    height: int
    beside: tuple[int, int, int, int]
    seed: int
    scale: float = 1.0
    crowned: bool = True
    glass_from: int = NO_GLASS


class Masonry:
    """Builds meshes of towers from the three kinds of blocks and the battlements."""

    def __init__(self, blocks: Sequence[Mesh], battlements: Mesh) -> None:
        self._blocks = [_without_bottom(block) for block in blocks]
        self._battlements = [battlements.placed(0.0, 0.0, BLOCK_HEIGHT, 90.0 * turn) for turn in range(4)]
        self._parts: dict[tuple[int, int, int], Mesh] = {}

    def variant(self, square: Square, floor: int) -> tuple[int, int]:
        """Which kind of block lies on a floor of a tower, and by how many quarter turns: always the same ones."""
        number = scatter(square, floor)
        return number % len(self._blocks), number >> 4 & 3

    def column(self, column: Column) -> Mesh:
        """The mesh of one column."""
        parts = []
        solid = min(column.height, column.glass_from)
        for floor in range(solid):
            kind, turn = self.variant(column.seed, floor)
            mask = sum(1 << side for side in range(4) if column.beside[side] <= floor)
            part = self._part(kind, turn, mask)
            parts.append(_raised(part, floor * BLOCK_HEIGHT))
        if column.crowned and solid == column.height > 0:
            parts.append(_raised(self._battlements[scatter(column.seed) & 3], (column.height - 1) * BLOCK_HEIGHT))
        if not parts:
            return EMPTY
        mesh = joined(parts)
        places = mesh.vertices["place"]
        if column.scale != 1.0:
            places *= np.float32(column.scale)
        places += np.array((column.x, column.y, column.z), np.float32)
        return mesh

    def columns(self, columns: Iterable[Column]) -> Mesh:
        """The mesh of many columns."""
        return joined([self.column(column) for column in columns if column.height])

    def block(self, kind: int, turn: int, crowned: bool = True) -> Mesh:
        """A single block, standing on the origin."""
        block = self._part(kind, turn, OPEN)
        return joined([block, self._battlements[turn]]) if crowned else block

    def _part(self, kind: int, turn: int, mask: int) -> Mesh:
        key = (kind, turn, mask)
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = _cut(self._blocks[kind].placed(0.0, 0.0, 0.0, 90.0 * turn), mask)
        return part


def tower_columns(heights: bytes, glass: dict[Square, int] | None = None) -> list[Column]:
    """The board's towers as columns; ``glass`` says from which floor on a square's tower is of glass."""
    glass = glass or {}
    found = []
    for square in range(64):
        if not heights[square]:
            continue
        file, rank = square % 8, square // 8
        beside = []
        for east, north in SIDES:
            x, y = file + east, rank + north
            other = x + 8 * y
            beside.append(min(heights[other], glass.get(other, NO_GLASS)) if 0 <= x < 8 and 0 <= y < 8 else 0)
        x0, y0, _ = centre(square)
        south, e, north, w = beside
        limit = glass.get(square, NO_GLASS)
        found.append(Column(x0, y0, 0.0, heights[square], (south, e, north, w), square, glass_from=limit))
    return found


def glass_mesh(heights: bytes, floors: dict[Square, int]) -> Mesh:
    """The glass blocks of towers with these 64 heights; ``floors`` as in `tower_columns`."""
    return joined(
        [
            GLASS_BOX.placed(*centre(square, floor))
            for square, first in floors.items()
            for floor in range(first, heights[square])
        ]
    )


def _raised(mesh: Mesh, by: float) -> Mesh:
    if not by:
        return mesh
    vertices = mesh.vertices.copy()
    vertices["place"][:, 2] += np.float32(by)
    return Mesh(vertices, mesh.triangles)


def _without_bottom(block: Mesh) -> Mesh:
    bottom = (block.facing[:, 2] < -0.7) & (block.centres[:, 2] < 0.03)
    return block.only(~bottom)


def _cut(block: Mesh, mask: int) -> Mesh:
    """The triangles of a block that can be seen when only the sides of ``mask`` are open. Its top stays, also under
    another block: one sees it through the joint and through doors."""
    centres = block.centres
    shown: NDArray[np.bool_] = np.zeros(len(block.triangles), np.bool_)
    inner: NDArray[np.bool_] = np.ones(len(block.triangles), np.bool_)
    walls = []
    for side, (x, y) in enumerate(SIDES):
        outer = centres[:, 0] * x + centres[:, 1] * y >= SHELL
        inner &= ~outer
        if mask >> side & 1:
            shown |= outer
        else:
            walls.append(_wall(block, side))
    if mask:
        shown |= inner
    top = (block.facing[:, 2] > 0.7) & (centres[:, 2] > BLOCK_HEIGHT - 0.09)
    return joined([block.only(shown | top), *walls])


def _wall(block: Mesh, side: int) -> Mesh:
    """A plain dark wall in place of a side."""
    half = BLOCK_SIDE / 2
    corners = np.zeros(4, VERTEX)
    corners["place"] = (
        (-half, -half, 0.0),
        (half, -half, 0.0),
        (half, -half, BLOCK_HEIGHT),
        (-half, -half, BLOCK_HEIGHT),
    )
    corners["normal"] = (0.0, -1.0, 0.0)
    corners["paint"] = (70, 235, 0, 255)
    corners["uv"] = block.vertices["uv"][_plain_corner(block)]
    quad = Mesh(corners, np.array(((0, 1, 2), (0, 2, 3)), np.uint32))
    return quad.placed(0.0, 0.0, 0.0, 90.0 * side)


def _plain_corner(block: Mesh) -> int:
    """The vertex whose stone stands for the whole wall: an outermost low corner."""
    places = block.vertices["place"]
    return int(np.argmax(np.abs(places[:, 0]) + np.abs(places[:, 1]) - places[:, 2]))
