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
    field: bool = False
    """Whether what fills it has no overhangs: then the sky's share is calculated, not blurred."""


AZIMUTHS = 12
REACH = (0.2, 0.4, 0.65, 0.95, 1.35, 1.9, 2.6, 3.6, 5.0)
"""Distances, in squares, at which the horizon is looked for."""


def sky_hidden(full: Volume, cell: float, step: float) -> Volume:
    """How much of the sky (weighted by its height) towers hide from each voxel. ``cell`` and ``step``: a voxel's width
    and height. Only for what has no overhangs."""
    tops = (full >= 1.0).sum(axis=2).astype(np.float32) * step
    wide, deep, high = full.shape
    z = (np.arange(high, dtype=np.float32) + 0.5) * step
    seen = np.zeros(full.shape, np.float32)
    edge = int(max(REACH) / cell) + 2
    around = np.pad(tops, edge)
    for number in range(AZIMUTHS):
        turn = 2 * np.pi * (number + 0.5) / AZIMUTHS
        horizon = np.zeros(full.shape, np.float32)
        for away in REACH:
            i, j = round(away * np.cos(turn) / cell) + edge, round(away * np.sin(turn) / cell) + edge
            other = around[i : i + wide, j : j + deep]
            np.maximum(horizon, (other[:, :, None] - z) / np.float32(away), out=horizon)
        seen += 1.0 / (1.0 + horizon * horizon)
    return np.float32(1.0) - seen / np.float32(AZIMUTHS)


def sky_occlusion(full: Volume, cell: float, step: float) -> NDArray[np.uint8]:
    """As `occlusion`, of towers on a board: near things, among them the ground, and how much of the sky is hidden."""
    near = np.concatenate((np.ones((*full.shape[:2], 1), np.float32), full), axis=2)
    for axis in range(3):
        for radius in NEAR_BLUR[axis]:
            near = _blurred(near, axis, radius)
    both = np.stack((near[:, :, 1:], sky_hidden(full, cell, step)), axis=-1)
    return np.ascontiguousarray((both.transpose(2, 1, 0, 3) * 255.0 + 0.5).astype(np.uint8))


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
