"""Occlusion: the hidden share of the sky at each place, as a small volume of numbers around the things on the table.

The volume holds how full the space is, blurred narrowly (contact between things and at their feet) and widely
(courtyards). The shader looks up a place a little outside of a surface, so near walls darken it and open ones do not.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from torres3d.scene.shapes.axis_conventions import Point

Volume = NDArray[np.float32]
"""Filled share of each voxel, 0..1, indexed x, y, z."""
NEAR_BLUR = ((1, 1), (1, 1), (1,))
FAR_BLUR = ((3, 3), (3, 3), (2, 2))
"""Radii of the passes along x, y and z, in voxels."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The box that the volume covers: its lowest corner, its size, and its number of voxels along x, y and z. ``level``
    is the height of one level, by which the shader colours high things."""

    origin: Point
    size: Point
    voxels: tuple[int, int, int]
    level: float


def occlusion(full: Volume) -> NDArray[np.uint8]:
    """The volume as bytes, indexed z, y, x, channel: near and wide occlusion, 0..255."""
    near = far = full
    for axis in range(3):
        for radius in NEAR_BLUR[axis]:
            near = _blurred(near, axis, radius)
        for radius in FAR_BLUR[axis]:
            far = _blurred(far, axis, radius)
    both = np.stack((near, far), axis=-1)
    return np.ascontiguousarray((both.transpose(2, 1, 0, 3) * 255.0 + 0.5).astype(np.uint8))


def _blurred(volume: Volume, axis: int, radius: int) -> Volume:
    ends = [(0, 0)] * 3
    ends[axis] = (radius + 1, radius)
    summed = np.cumsum(np.pad(volume, ends, mode="edge"), axis=axis, dtype=np.float32)
    width = 2 * radius + 1
    high = np.take(summed, range(width, summed.shape[axis]), axis=axis)
    low = np.take(summed, range(summed.shape[axis] - width), axis=axis)
    mean: Volume = (high - low) / np.float32(width)
    return mean
