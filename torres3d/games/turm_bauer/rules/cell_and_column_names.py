"""Cells of the lattice, its columns and the places of figures, by their names in the log (T-1.1).

The cornerstone is m10, n10, m11 and n11 (T-2.1, its four cells), so that a tower of any usual width has plain letters
and numbers; the columns beyond have names too, since every column of a log needs one.
"""

import re
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


LETTERS = "abcdefghijklmnopqrstuvwxyz"
MIDDLE = LETTERS.index("m")
"""The letter of the columns with x = 0."""
NAME = re.compile(r"(?P<west>-?)(?P<far>z*)(?P<letter>[a-z])(?P<number>-?\d+)", re.ASCII)
"""Pattern of a column's name."""
SOUTH = 10
"""The number of the columns with y = 0."""
MAX_COLUMN = 99
"""Limit of a tower to the east and west: 48 blocks that each overhang by a cell."""


def letter_name(x: int) -> str:
    """The letter of the columns at ``x``: after z come za, zb and so on, before a come -a, -b.

    Where no tower reaches, as in a faulty log, it is ``x`` itself in brackets.
    """
    if abs(x) > MAX_COLUMN:
        return f"({x})"
    number = x + MIDDLE
    if number < 0:
        return "-" + letter_name(-number - 1 - MIDDLE)
    beyond = number - len(LETTERS)
    return LETTERS[number] if beyond < 0 else "z" + letter_name(beyond - MIDDLE)


def spot_name(column: tuple[int, int]) -> str:
    """The name of a column, such as ``m10``: ``column`` is (x, y)."""
    x, y = column
    return f"{letter_name(x)}{y + SOUTH}"


class NoColumn(ValueError):
    """A text that is not the name of a column."""


def column_of(name: str) -> tuple[int, int]:
    """The column of a name by `spot_name`; raises `NoColumn` for any other text."""
    found = NAME.fullmatch(name)
    if found is None:
        raise NoColumn(name)
    x = LETTERS.index(found["letter"]) - MIDDLE + len(LETTERS) * len(found["far"])
    return (-1 - 2 * MIDDLE - x if found["west"] else x), int(found["number"]) - SOUTH


def low_cell(cells: Cells) -> Cell:
    """The cell that names a block's place: the first of its lowest ones."""
    return min(cells, key=lambda cell: (cell[2], cell))
