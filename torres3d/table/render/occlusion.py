"""How much of the sky towers hide from each place: a small volume of numbers around the board.

The volume holds how full the space is, blurred narrowly (contact between towers and at their feet) and widely
(courtyards). The shader looks up a place a little outside of a surface, so near walls darken it and open ones do not.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from torres3d.table.set.measures import BLOCK_HEIGHT, Point

CELLS = 4
"""Voxels along the side of a square."""
STEPS = 2
"""Voxels along the height of a block."""
MARGIN = 2
"""Squares around the board that belong to the volume."""
LEVELS = 10
SHAPE = ((8 + 2 * MARGIN) * CELLS, (8 + 2 * MARGIN) * CELLS, LEVELS * STEPS)
ORIGIN: Point = (-4.0 - MARGIN, -4.0 - MARGIN, 0.0)
SIZE: Point = (8.0 + 2 * MARGIN, 8.0 + 2 * MARGIN, LEVELS * BLOCK_HEIGHT)

Volume = NDArray[np.float32]
NEAR_BLUR = ((1, 1), (1, 1), (1,))
FAR_BLUR = ((3, 3), (3, 3), (2, 2))
"""Radii of the passes along x, y and z, in voxels."""


def occupied(heights: bytes, pieces: Iterable[Point]) -> Volume:
    """How full each voxel is, 0..1, indexed x, y, z: towers of these 64 heights, and pieces at these places."""
    towers = np.frombuffer(heights, np.uint8).reshape(8, 8).T
    full = np.zeros(SHAPE, np.float32)
    grid = np.repeat(np.repeat(towers, CELLS, 0), CELLS, 1)[:, :, None] * STEPS
    edge = MARGIN * CELLS
    full[edge : edge + 8 * CELLS, edge : edge + 8 * CELLS] = np.arange(SHAPE[2])[None, None, :] < grid
    for x, y, z in pieces:
        i, j = round((x - ORIGIN[0]) * CELLS), round((y - ORIGIN[1]) * CELLS)
        k = int(z / BLOCK_HEIGHT * STEPS + 0.01)
        if 1 <= i < SHAPE[0] and 1 <= j < SHAPE[1] and 0 <= k < SHAPE[2]:
            around = full[i - 1 : i + 1, j - 1 : j + 1, k : k + 2]
            np.maximum(around, 0.55, out=around)
    return full


def _blurred(volume: Volume, axis: int, radius: int) -> Volume:
    """The mean over 2 * radius + 1 voxels along an axis; beyond the ends is what is at the ends."""
    ends = [(0, 0)] * 3
    ends[axis] = (radius + 1, radius)
    summed = np.cumsum(np.pad(volume, ends, mode="edge"), axis=axis, dtype=np.float32)
    width = 2 * radius + 1
    high = np.take(summed, range(width, summed.shape[axis]), axis=axis)
    low = np.take(summed, range(summed.shape[axis] - width), axis=axis)
    mean: Volume = (high - low) / np.float32(width)
    return mean


def occlusion(heights: bytes, pieces: Iterable[Point] = ()) -> NDArray[np.uint8]:
    """The volume as bytes, indexed z, y, x, channel: near and wide occlusion, 0..255."""
    near = far = occupied(heights, pieces)
    for axis in range(3):
        for radius in NEAR_BLUR[axis]:
            near = _blurred(near, axis, radius)
        for radius in FAR_BLUR[axis]:
            far = _blurred(far, axis, radius)
    both = np.stack((near, far), axis=-1)
    return np.ascontiguousarray((both.transpose(2, 1, 0, 3) * 255.0 + 0.5).astype(np.uint8))
