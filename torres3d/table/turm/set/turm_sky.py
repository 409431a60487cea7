"""How the tower fills the space over the table, and so hides the sky from its own parts and from the table."""

from collections.abc import Iterable

import numpy as np

from torres3d.table.render.occlusion import Surroundings, Volume
from torres3d.table.shapes.space import Point
from torres3d.turm.places import Cell

FINE = 2
"""Voxels along the edge of a cube."""
HALF, HIGH = 9, 28
"""How far the volume reaches from the middle of the table, and how high, in cubes."""
VOXELS = (2 * HALF * FINE, 2 * HALF * FINE, HIGH * FINE)
AROUND_TOWER = Surroundings((-HALF, -HALF, 0.0), (2 * HALF, 2 * HALF, HIGH), VOXELS, 1.0)
FIGURE = 0.5
"""How full a figure makes its cell."""


def tower_filled(cells: Iterable[Cell], figures: Iterable[Point] = ()) -> Volume:
    """How full each voxel is: parts in these cells, and figures that stand at these places."""
    full = np.zeros(VOXELS, np.float32)
    for x, y, z in cells:
        west, south = (x - 1 + HALF) * FINE, (y - 1 + HALF) * FINE
        if 0 <= west < VOXELS[0] and 0 <= south < VOXELS[1] and 0 <= z < HIGH:
            full[west : west + FINE, south : south + FINE, z * FINE : (z + 1) * FINE] = 1.0
    for right, ahead, up in figures:
        i, j, k = round((right + HALF) * FINE), round((ahead + HALF) * FINE), int(up * FINE + 0.01)
        if 1 <= i < VOXELS[0] and 1 <= j < VOXELS[1] and 0 <= k < VOXELS[2]:
            around = full[i - 1 : i + 1, j - 1 : j + 1, k : k + FINE]
            np.maximum(around, FIGURE, out=around)
    return full
