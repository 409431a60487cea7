"""Sizes of the set, and places of the cells of its lattice and on the sides of the table. Pure numbers.

The unit is the edge of a cube; the middle of the cornerstone's foot is the origin, the table is z = 0.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, radians, sin

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell
from torres3d.scene.shapes.axis_conventions import Point

CUBE = 0.96
"""Width of a block of one part: a narrow gap separates it from its neighbours. Its height is 1 (T-9.4)."""
FIGURE_HEIGHT, FIGURE_RADIUS = 1.12, 0.30
DIE = 0.62
"""Edge of a die."""
RING_RADIUS, RING_THICKNESS = 0.30, 0.075
"""Radius of a ring to the middle of its wood, and half the thickness of that."""

MARK_RADIUS = 0.38
"""Radius of the mark of a field that can be chosen: what is drawn, and what can be clicked."""
MAT, MAT_THICKNESS = 9.0, 0.07
"""Half the width of the felt mat, whose top is z = 0, and its thickness."""


def next_cell(cell: Cell, axis: int, by: int = 1) -> Cell:
    """The cell so many cells further along an axis."""
    x, y, z = cell
    return x + by * (axis == 0), y + by * (axis == 1), z + by * (axis == 2)


def middle(cell: Cell) -> Point:
    """The middle of a cell."""
    x, y, z = cell
    return x - 0.5, y - 0.5, z + 0.5


def field(cell: Cell) -> Point:
    """The middle of the top of a cell."""
    x, y, z = cell
    return x - 0.5, y - 0.5, z + 1.0


def middle_of(cells: Iterable[Cell]) -> Point:
    """The middle of a block's cells, about which it turns."""
    x, y, z = (sum(values) / len(values) for values in zip(*map(middle, cells), strict=True))
    return x, y, z


def cell_at(x: float, y: float, z: float) -> Cell:
    """The cell that contains a point."""
    return int(x + 1 + 4096) - 4096, int(y + 1 + 4096) - 4096, int(z + 4096) - 4096


SIDES_OF: dict[int, tuple[float, ...]] = {2: (0.0, 180.0), 3: (0.0, 270.0, 90.0), 4: (0.0, 270.0, 180.0, 90.0)}
"""Headings of the colours' sides by how many colours there are: south, then clockwise as turns go (T-3.3)."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the table, seen from its owner's seat: ``heading`` is where he sits, 0 south, 90 east."""

    heading: float

    def place(self, right: float, out: float, up: float = 0.0) -> Point:
        """A place so far to his right, ``out`` from the middle of the table towards him, and above the table."""
        around = radians(self.heading)
        c, s = cos(around), sin(around)
        return right * c + out * s, right * s - out * c, up


def sides(colours: int) -> tuple[Side, ...]:
    """The sides of so many colours, 2 to 4, in the order of the state's sets."""
    return tuple(Side(heading) for heading in SIDES_OF[colours])
