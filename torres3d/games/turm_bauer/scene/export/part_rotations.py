"""Rotations of blocks on a page: the shape and rotation of a block in its cells. Pure."""

from collections.abc import Iterator
from functools import cache, lru_cache

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Cells
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets, shifted, turns
from torres3d.games.turm_bauer.scene.transforms import Turn
from torres3d.scene.export.page.placed_parts import Rotation

Rows = tuple[tuple[int, ...], ...]
"""A rotation by quarters: the three rows of its matrix."""


def rotation_of(turn: Turn) -> Rotation:
    """The rotation of a turn on the table, which has its real part first."""
    w, x, y, z = turn
    return x, y, z, w


def shapes() -> Iterator[tuple[str, Cells]]:
    """Each shape of the block sets once, equal ones with equal colouring taken together: its name, and its cells in
    its basic position with the pattern of the lattice (T-1.2)."""
    for name, cells in _named():
        if _forms()[_form_of(cells)][0] == name:
            yield name, cells


@lru_cache(maxsize=4096)
def shape_in(cells: Cells) -> tuple[str, Rotation]:
    """The name of the shape of a block in these cells, and the rotation from its basic position. Raises `KeyError` for
    what is no block of any set."""
    return _forms()[_form_of(cells)]


def _named() -> Iterator[tuple[str, Cells]]:
    for block_set, blocks in block_sets().items():
        for block, shape in blocks.items():
            yield f"{block_set} {block}", tuple((x + shape.coloured, y, z) for x, y, z in shape.cells)


def _form_of(cells: Cells) -> tuple[Cells, int]:
    moved, start = shifted(cells)
    return moved, sum(start) % 2


@cache
def _forms() -> dict[tuple[Cells, int], tuple[str, Rotation]]:
    found: dict[tuple[Cells, int], tuple[str, Rotation]] = {}
    for name, cells in _named():
        if _form_of(cells) in found:
            continue
        for axes, signs in turns():
            rows = tuple(tuple(signs[row] * (column == axes[row]) for column in range(3)) for row in range(3))
            # The sum of a cell's numbers stays even or odd: it keeps its colour (T-1.2).
            turned = tuple(_turned(cell, rows) for cell in cells)
            found.setdefault(_form_of(turned), (name, _quaternion(rows)))
    return found


def _turned(cell: Cell, rows: Rows) -> Cell:
    x, y, z = (sum(a * b for a, b in zip(row, cell, strict=True)) for row in rows)
    return x, y, z


def _quaternion(rows: Rows) -> Rotation:
    """The quaternion of a rotation by quarters, from the largest of its squares."""
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = rows
    squares = (1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz, 1 + xx + yy + zz)
    largest = squares.index(max(squares))
    x, y, z, w = (
        (squares[0], yx + xy, zx + xz, zy - yz),
        (yx + xy, squares[1], zy + yz, xz - zx),
        (zx + xz, zy + yz, squares[2], yx - xy),
        (zy - yz, xz - zx, yx - xy, squares[3]),
    )[largest]
    half = 2 * squares[largest] ** 0.5
    return x / half, y / half, z / half, w / half
