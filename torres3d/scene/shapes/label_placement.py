"""Placement of plates in a picture so that none covers another, each as near as possible to its subject. Pure.

Pixels here run right and up, as in Panda3D's flat layers.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Box = tuple[float, float, float, float]
"""Left, low, right, high, in pixels."""
STEP = 7.0
"""Pixels between two places that are tried."""
MAX_STEPS = 34
"""The largest distance of a plate from its own place, in steps."""
DOWNWARD = 1.35
"""Penalty of a way down relative to one up: plates above hide less of what stands behind."""
MIN_JUMP = 26.0
"""A plate keeps its place until another is nearer by so many pixels, so that it does not jump as the camera turns."""
PLATE_GAP = 3.0
EVERYWHERE: Box = (-1e6, -1e6, 1e6, 1e6)


@dataclass(frozen=True, slots=True)
class LabelGroup:
    """Plates that stay together: the box around their preferred places, and their last shift from there."""

    box: Box
    before: tuple[float, float] = (0.0, 0.0)


def _tried() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    steps = np.arange(-MAX_STEPS, MAX_STEPS + 1) * STEP
    right, up = (grid.ravel() for grid in np.meshgrid(steps, steps))
    far = np.hypot(right, np.where(up < 0, up * DOWNWARD, up))
    order = np.argsort(far, kind="stable")
    return np.stack((right[order], up[order]), axis=1), far[order]


MOVES, COSTS = _tried()


def placed(bunches: Sequence[LabelGroup], taken: Sequence[Box], room: Box = EVERYWHERE) -> list[tuple[float, float]]:
    """The shift of each group so that it is inside the room, covers no other and, where possible, nothing in ``taken``.
    The lowest come first and keep their places; those behind give way upward."""
    moves: list[tuple[float, float]] = [(0.0, 0.0)] * len(bunches)
    occupied: list[Box] = []
    for number in sorted(range(len(bunches)), key=lambda n: bunches[n].box[1]):
        bunch = bunches[number]
        move = moves[number] = _best(bunch, occupied, taken, room)
        occupied.append(moved(bunch.box, move))
    return moves


def _best(bunch: LabelGroup, occupied: Sequence[Box], taken: Sequence[Box], room: Box) -> tuple[float, float]:
    tried = np.concatenate((np.array((bunch.before,)), MOVES))
    costs = np.concatenate((np.array((_far(bunch.before) - MIN_JUMP,)), COSTS))
    left, low, right, high = bunch.box
    inside = (
        (left + tried[:, 0] >= room[0])
        & (low + tried[:, 1] >= room[1])
        & (right + tried[:, 0] <= room[2])
        & (high + tried[:, 1] <= room[3])
    )
    if not inside.any():
        inside[:] = True
    alone = inside & _beside(bunch.box, tried, occupied)
    free = alone & _beside(bunch.box, tried, taken)
    allowed = next(places for places in (free, alone, inside) if places.any())
    best = int(np.argmin(np.where(allowed, costs, np.inf)))
    return float(tried[best, 0]), float(tried[best, 1])


def _beside(box: Box, tried: NDArray[np.float64], others: Sequence[Box]) -> NDArray[np.bool_]:
    """The moves with which a box covers none of the others."""
    left, low, right, high = box
    free = np.ones(len(tried), np.bool_)
    for other in others:
        free &= (
            (left + tried[:, 0] >= other[2] + PLATE_GAP)
            | (right + tried[:, 0] <= other[0] - PLATE_GAP)
            | (low + tried[:, 1] >= other[3] + PLATE_GAP)
            | (high + tried[:, 1] <= other[1] - PLATE_GAP)
        )
    return free


def _far(move: tuple[float, float]) -> float:
    right, up = move
    return float(np.hypot(right, up * DOWNWARD if up < 0 else up))


def moved(box: Box, by: tuple[float, float]) -> Box:
    """A box shifted right and up."""
    return box[0] + by[0], box[1] + by[1], box[2] + by[0], box[3] + by[1]


def share(one: Box, other: Box) -> bool:
    """Whether two boxes overlap by more than an edge."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
