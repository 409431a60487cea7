"""Cells of the lattice and places of figures, as in the log (T-1.1)."""

from typing import Literal

Cell = tuple[int, int, int]
"""``(x, y, z)``: x east, y north, z up; z = 0 stands on the table."""
Cells = tuple[Cell, ...]
"""Cells, sorted, without duplicates."""
Place = Cell | Literal["table"]
"""Place of a figure: on the field of this part, or on the table."""
TABLE: Literal["table"] = "table"
CORNERSTONE: Cells = ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0))
"""The cells of the cornerstone (T-2.1)."""

Colour = str
"""Name of a set of material in the set-up: 1 to 20 characters."""
BlockId = str
"""A block of a colour, by the key of its shape (T-2.4): ``"4l"``. Its first character is its size."""
Seat = int


def coloured(cell: Cell) -> bool:
    """Whether a part in this cell has its block's colour; otherwise it is neutral (T-1.2, the chess pattern)."""
    return sum(cell) % 2 == 0


def level_of(place: Place) -> int:
    """The level of a place: 0 for the table, z + 1 of a field (T-1.1)."""
    return 0 if place == TABLE else place[2] + 1


def size_of(block: BlockId) -> int:
    """The number of parts of a block, 1 to 6."""
    return int(block[0])
