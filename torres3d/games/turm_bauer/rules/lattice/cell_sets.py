"""Sets of cells as one integer: a box of the lattice around the building with a bit for each cell.

One shift of the number shifts the set by a cell, so that every place of a block is tried at once.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell

CellSet = int
"""Cells of a `Frame`; without an upper bound."""
MARGIN = 5
"""Cells around the building: a block of four in a row fits beside it on every side, and one column is always empty, so
that a set shifted out of a row never meets the building in the next one."""
GRAIN = 4
"""Step of a frame's size, so that most towers keep theirs from block to block."""


class Frame(msgspec.Struct, frozen=True):
    """Box of cells with bits: from ``west`` and ``south``, ``width`` cells to the east and ``depth`` to the north."""

    west: int
    south: int
    width: int
    depth: int

    @property
    def layer(self) -> int:
        """The number of cells of one height."""
        return self.width * self.depth

    def holds(self, cells: Iterable[Cell]) -> bool:
        """Whether a building with these cells fits, with its margin."""
        east, north = self.west + self.width - MARGIN, self.south + self.depth - MARGIN
        return all(self.west + MARGIN <= x < east and self.south + MARGIN <= y < north for x, y, _ in cells)

    def index(self, cell: Cell) -> int:
        return (cell[2] * self.depth + cell[1] - self.south) * self.width + cell[0] - self.west

    def offset(self, cell: Cell) -> int:
        """The shift of bits that moves a set by so many cells in x, y and z."""
        return (cell[2] * self.depth + cell[1]) * self.width + cell[0]

    def cell(self, index: int) -> Cell:
        z, rest = divmod(index, self.layer)
        y, x = divmod(rest, self.width)
        return x + self.west, y + self.south, z

    def set_of(self, cells: Iterable[Cell]) -> CellSet:
        """The set of these cells, which must be within the frame."""
        found = 0
        for cell in cells:
            found |= 1 << self.index(cell)
        return found

    def cells(self, found: CellSet) -> Iterator[Cell]:
        """The cells of a set, by height, then from south-west."""
        layer, width = self.layer, self.width
        ground, z = (1 << layer) - 1, 0
        while found:
            flat = found & ground
            while flat:
                lowest = flat & -flat
                y, x = divmod(lowest.bit_length() - 1, width)
                yield x + self.west, y + self.south, z
                flat ^= lowest
            found >>= layer
            z += 1

    def at_sides(self, found: CellSet) -> CellSet:
        return found << 1 | found >> 1 | found << self.width | found >> self.width

    def neighbours(self, found: CellSet) -> CellSet:
        """The cells adjacent to a set, in all six directions; below the table there are none."""
        return self.at_sides(found) | found << self.layer | found >> self.layer


def frame_around(cells: Iterable[Cell]) -> Frame:
    xs, ys = zip(*((x, y) for x, y, _ in cells), strict=True)
    west, south = (_down(min(values) - MARGIN) for values in (xs, ys))
    east, north = (-_down(-(max(values) + 1 + MARGIN)) for values in (xs, ys))
    return Frame(west, south, east - west, north - south)


def _down(value: int) -> int:
    return value // GRAIN * GRAIN


@lru_cache(maxsize=64)
def levels(frame: Frame, number: int) -> CellSet:
    """All cells of the lowest ``number`` heights."""
    return (1 << frame.layer * number) - 1


@lru_cache(maxsize=128)
def of_parity(frame: Frame, parity: int, number: int) -> CellSet:
    """The cells of the lowest ``number`` heights with this parity of x + y + z (T-1.2)."""
    row = sum((x + frame.west) % 2 << x for x in range(frame.width))
    other_row = row ^ (1 << frame.width) - 1
    odd = sum((other_row if (y + frame.south) % 2 else row) << y * frame.width for y in range(frame.depth))
    layers = odd ^ (1 << frame.layer) - 1, odd
    return sum(layers[(z + parity) % 2] << z * frame.layer for z in range(number))
