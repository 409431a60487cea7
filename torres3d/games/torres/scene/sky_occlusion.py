"""Sky occlusion: towers and pieces as a volume that hides the sky from places on the board."""

from collections.abc import Iterable

import numpy as np

from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.scene.render.occlusion_volume import Surroundings, Volume
from torres3d.scene.shapes.axis_conventions import Point

CELLS = 4
"""Voxels along the side of a square."""
STEPS = 2
"""Voxels along the height of a block."""
MARGIN = 2
"""Margin of the volume around the board, in squares."""
LEVELS = 10
VOXELS = ((8 + 2 * MARGIN) * CELLS, (8 + 2 * MARGIN) * CELLS, LEVELS * STEPS)
ORIGIN: Point = (-4.0 - MARGIN, -4.0 - MARGIN, 0.0)
SIZE: Point = (8.0 + 2 * MARGIN, 8.0 + 2 * MARGIN, LEVELS * BLOCK_HEIGHT)
AROUND_BOARD = Surroundings(ORIGIN, SIZE, VOXELS, BLOCK_HEIGHT, True)
PIECE = 0.55
"""Filled share of the voxels around a piece."""


def filled(heights: bytes, pieces: Iterable[Point] = ()) -> Volume:
    """The filled share of each voxel, for towers of these 64 heights, and pieces at these places."""
    towers = np.frombuffer(heights, np.uint8).reshape(8, 8).T
    full = np.zeros(VOXELS, np.float32)
    grid = np.repeat(np.repeat(towers, CELLS, 0), CELLS, 1)[:, :, None] * STEPS
    edge = MARGIN * CELLS
    full[edge : edge + 8 * CELLS, edge : edge + 8 * CELLS] = np.arange(VOXELS[2])[None, None, :] < grid
    for x, y, z in pieces:
        i, j = round((x - ORIGIN[0]) * CELLS), round((y - ORIGIN[1]) * CELLS)
        k = int(z / BLOCK_HEIGHT * STEPS + 0.01)
        if 1 <= i < VOXELS[0] and 1 <= j < VOXELS[1] and 0 <= k < VOXELS[2]:
            around = full[i - 1 : i + 1, j - 1 : j + 1, k : k + 2]
            np.maximum(around, PIECE, out=around)
    return full
