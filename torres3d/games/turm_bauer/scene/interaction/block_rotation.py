"""How a block may be turned: its cells as a shape, quarter turns about the axes, and which axis the eye means.

A shape is what people see of an orientation: cells from the origin on, without the chess pattern, which follows from
where it lies (T-1.2, the chess pattern).
"""

from typing import Literal

from torres3d.games.turm_bauer.rules.lattice.shapes import shifted
from torres3d.games.turm_bauer.rules.places import Cell, Cells
from torres3d.scene.camera.viewpoint import Viewpoint

Shape = Cells
"""Cells that are sorted and begin at 0 in every direction."""
Axis = Literal["upright", "across", "ahead"]
"""What a block is turned about: the vertical, what runs from left to right in the picture, what runs into it."""
WorldAxis = tuple[int, int, int]
"""A direction along the lattice."""
UP: WorldAxis = (0, 0, 1)


def shape_of(cells: Cells) -> Shape:
    """The cells moved to the origin, sorted."""
    return shifted(cells)[0]


def at(shape: Shape, corner: Cell) -> Cells:
    """The cells of a shape whose origin lies in this cell."""
    a, b, c = corner
    return tuple((x + a, y + b, z + c) for x, y, z in shape)


def parity_of(cells: Cells) -> int:
    """Whether the origin of these cells' shape lies on an even (0) or an odd (1) cell: the chess pattern on it."""
    return sum(shifted(cells)[1]) % 2


def turned_about(shape: Shape, axis: WorldAxis, quarters: int = 1) -> Shape:
    """The shape after some quarter turns about a direction of the lattice, by the right-hand rule."""
    for _ in range(quarters % 4):
        shape = shape_of(tuple(_quarter(cell, axis) for cell in shape))
    return shape


def axis_of(axis: Axis, view: Viewpoint) -> WorldAxis:
    """The direction of the lattice nearest to what the eye means: to the right for ``across``, into the picture for
    ``ahead``."""
    if axis == "upright":
        return UP
    (right_x, right_y, _), _, _ = view.axes()
    east, north = (right_x, right_y) if axis == "across" else (-right_y, right_x)
    if abs(east) >= abs(north):
        return (1 if east > 0 else -1, 0, 0)
    return (0, 1 if north > 0 else -1, 0)


def _quarter(cell: Cell, axis: WorldAxis) -> Cell:
    x, y, z = cell
    ax, ay, az = axis
    # What lies along the axis stays; the rest is the cross product of axis and cell.
    along = ax * x + ay * y + az * z
    return (
        ax * along + ay * z - az * y,
        ay * along + az * x - ax * z,
        az * along + ax * y - ay * x,
    )
