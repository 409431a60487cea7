"""Shapes of the block sets (T-2.4): orientations of a block (T-2.5), and blocks that are alike (T-2.6)."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import msgspec

from torres3d.base import paths
from torres3d.base.read_document import read
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cell, Cells
from torres3d.games.turm_bauer.rules.options import BlockSet


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block in its basic position; cells of which x + y + z has the parity ``coloured`` have the colour (T-1.2)."""

    coloured: int
    cells: Cells


BlockShapes = dict[BlockId, Shape]


@cache
def block_sets() -> dict[BlockSet, BlockShapes]:
    """All sets; raises `torres3d.base.faults.FileFault`."""
    return read(paths.config() / "games/turm_bauer" / "blocks.yaml", dict[BlockSet, BlockShapes])


@cache
def ids_of(block_set: BlockSet) -> tuple[BlockId, ...]:
    """The twelve blocks of a colour, sorted."""
    return tuple(sorted(block_sets()[block_set]))


class Orientation(msgspec.Struct, frozen=True, order=True):
    """A block turned in one of the 24 ways, with the ``parity`` of x + y + z of the cell at its [0, 0, 0] (T-5.1)."""

    cells: Cells
    parity: int


class TurnedShape(msgspec.Struct, frozen=True):
    """Equal cells of any colouring: ``parities`` are those at which the block has this form."""

    cells: Cells
    parities: tuple[int, ...]

    @property
    def kind(self) -> str:
        """``plain`` for a single cube without colour (T-2.3), ``cube`` for another one, otherwise ``pattern``."""
        if len(self.cells) > 1:
            return "pattern"
        return "cube" if 0 in self.parities else "plain"


def turns() -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The 24 turns of a cube: the new position of each axis, and its sign."""
    for axes in permutations(range(3)):
        swaps = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3))
        for signs in product((1, -1), repeat=3):
            if signs[0] * signs[1] * signs[2] == (-1) ** swaps:
                yield axes, signs


def shifted(cells: Cells) -> tuple[Cells, Cell]:
    """The cells, sorted and moved to begin at 0 in x, y and z; and the move."""
    west, south, bottom = (min(cell[axis] for cell in cells) for axis in range(3))
    return tuple(sorted((x - west, y - south, z - bottom) for x, y, z in cells)), (west, south, bottom)


@cache
def orientations(block_set: BlockSet, block: BlockId) -> tuple[Orientation, ...]:
    """The distinct orientations of a block by form or colouring, at most 24."""
    return tuple(sorted(set(_turned(block_sets()[block_set][block]))))


def _turned(shape: Shape) -> Iterator[Orientation]:
    for axes, signs in turns():
        turned = tuple((s[0], s[1], s[2]) for s in (_turn(cell, axes, signs) for cell in shape.cells))
        cells, moved = shifted(turned)
        # A turn keeps the parity of a cell, the shift changes it by its own; coloured cells lie on even ones.
        yield Orientation(cells, (shape.coloured + sum(moved)) % 2)


def _turn(cell: Cell, axes: tuple[int, ...], signs: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sign * cell[axis] for axis, sign in zip(axes, signs, strict=True))


@cache
def turned_shapes(block_set: BlockSet, block: BlockId) -> tuple[TurnedShape, ...]:
    found: dict[Cells, list[int]] = {}
    for turned in orientations(block_set, block):
        found.setdefault(turned.cells, []).append(turned.parity)
    return tuple(TurnedShape(cells, tuple(sorted(parities))) for cells, parities in found.items())


@cache
def turned_shape(block_set: BlockSet, block: BlockId, cells: Cells) -> TurnedShape | None:
    """The form of a block with these shifted ``cells``; None if it cannot be turned so."""
    return next((shape for shape in turned_shapes(block_set, block) if shape.cells == cells), None)


@cache
def identical_blocks(block_set: BlockSet, block: BlockId) -> tuple[BlockId, ...]:
    """The blocks of a colour with the shape and colouring of ``block``, itself included, sorted (T-2.6)."""
    ways = orientations(block_set, block)
    return tuple(other for other in ids_of(block_set) if orientations(block_set, other) == ways)


def first_of_its_kind(block_set: BlockSet, block: BlockId, supply: tuple[BlockId, ...]) -> BlockId:
    """The first block of its kind in the supply (T-2.6)."""
    return next(other for other in identical_blocks(block_set, block) if other in supply)


def kinds_of(block_set: BlockSet, supply: tuple[BlockId, ...]) -> tuple[BlockId, ...]:
    """The blocks of a supply, one of each kind (T-2.6)."""
    return tuple(block for block in supply if first_of_its_kind(block_set, block, supply) == block)
