"""Rotation of blocks: orientations as shapes, quarter turns about the axes, and the axes as the player sees them.

A shape is an orientation as players see it: cells from the origin on, without the chequered pattern, which follows from
the place (T-1.2).
"""

from typing import Literal

from torres3d.games.turm_bauer.rules.lattice.shapes import shifted
from torres3d.games.turm_bauer.rules.places import Cell, Cells
from torres3d.scene.camera.viewpoint import Viewpoint

Shape = Cells
"""Cells that are sorted and begin at 0 in every direction."""
Axis = Literal["upright", "across", "ahead"]
"""The axis of a turn: the vertical, left to right in the picture, or into the picture."""
WorldAxis = tuple[int, int, int]
"""A direction along the lattice."""
UP: WorldAxis = (0, 0, 1)


def shape_of(cells: Cells) -> Shape:
    """The cells moved to the origin, sorted."""
    return shifted(cells)[0]


def cells_at(shape: Shape, corner: Cell) -> Cells:
    """The cells of a shape whose origin is this cell."""
    a, b, c = corner
    return tuple((x + a, y + b, z + c) for x, y, z in shape)


def parity_of(cells: Cells) -> int:
    """Whether the origin of these cells' shape is an even (0) or an odd (1) cell of the chequered pattern."""
    return sum(shifted(cells)[1]) % 2


def turned_about(shape: Shape, axis: WorldAxis, quarters: int = 1) -> Shape:
    """The shape after some quarter turns about a direction of the lattice, by the right-hand rule."""
    for _ in range(quarters % 4):
        shape = shape_of(tuple(_quarter(cell, axis) for cell in shape))
    return shape


def axis_of(axis: Axis, view: Viewpoint) -> WorldAxis:
    """The direction of the lattice nearest to the player's: to the right for ``across``, into the picture for
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
    return (ax * along + ay * z - az * y, ay * along + az * x - ax * z, az * along + ax * y - ay * x)
