"""Contacts between blocks: the corners of all overlaps of horizontal faces (T-9.3)."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from torres3d.games.turm_bauer.rules.judging.footprints import FIXED, gap, middle, slabs
from torres3d.games.turm_bauer.rules.state import BuiltBlock

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]
TOUCHING = 1e-9
"""Overlaps narrower than this (edges) do not count."""
GROUND = -1
"""Index of fixed things: the table and the cornerstone."""
AHEAD = [1, 2, 3, 0]
"""The next corner after each of the four."""


class Faces(msgspec.Struct, frozen=True):
    """Faces of blocks, one row for each rectangle: block index, ``level`` (z of its cells), corners and bounds.

    Corners are counter-clockwise, in edges (corner, x and y, row); ``least`` and ``most`` are their bounds (x and y,
    row).
    """

    block: Whole
    level: Whole
    corners: Floats
    least: Floats
    most: Floats

    def rows(self, rows: Flags) -> "Faces":
        corners, least, most = self.corners[:, :, rows], self.least[:, rows], self.most[:, rows]
        return Faces(self.block[rows], self.level[rows], corners, least, most)


class Touch(msgspec.Struct, frozen=True):
    """Points where an ``upper`` block may press on a ``lower`` one (indices, `GROUND` for fixed things).

    ``points`` are x and y in edges, ``levels`` their heights.
    """

    lower: Whole
    upper: Whole
    points: Floats
    levels: Whole

    def of_block(self, number: int, known_as: int) -> "Touch":
        """The contacts of one block, in their order, under another index."""
        own = (self.upper == number) | (self.lower == number)
        lower, upper = (np.where(each == number, known_as, each) for each in (self.lower[own], self.upper[own]))
        return Touch(lower, upper, self.points[own], self.levels[own])


NO_TOUCH = Touch(np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros((0, 2)), np.zeros(0, np.int64))
"""No contacts."""


def faces(blocks: Sequence[BuiltBlock], shrink: float, first: int = 0) -> Faces:
    """The faces of blocks in their poses, smaller by ``shrink`` edges on all sides.

    ``first`` is the first block's index. Rectangles that shrink to nothing are left out.
    """
    slabs_of = [slabs(block.cells) for block in blocks]
    counts = [len(rows) for rows in slabs_of]
    rows = np.array([slab for rows in slabs_of for slab in rows], np.int64).reshape(-1, 5).T
    placed = np.array([(*middle(block.cells)[:2], *block.pose) for block in blocks], np.float64).reshape(-1, 5)
    centre_x, centre_y, dx, dy, yaw = np.repeat(placed, counts, 0).T
    inset = gap() + shrink
    west, east, south, north = rows[1] + inset, rows[2] - inset, rows[3] + inset, rows[4] - inset
    x = np.stack([west, east, east, west]) - centre_x
    y = np.stack([south, south, north, north]) - centre_y
    turn = np.radians(yaw / 10)
    cos, sin = np.cos(turn), np.sin(turn)
    corners = np.stack([cos * x - sin * y + centre_x + dx / 1000, sin * x + cos * y + centre_y + dy / 1000], 1)
    of_block = np.repeat(np.arange(first, first + len(blocks)), counts)
    found = Faces(of_block, rows[0], corners, corners.min(0), corners.max(0))
    return found if inset < 0.5 else found.rows((east - west > TOUCHING) & (north - south > TOUCHING))


def touch(upper: Faces, lower: Faces) -> Touch:
    """The contacts of faces of ``upper`` on faces of ``lower``, without a block on itself or a fixed upper one."""
    (west, south), (east, north) = upper.least, upper.most
    (other_west, other_south), (other_east, other_north) = lower.least, lower.most
    above, below = np.nonzero(
        (upper.level[:, None] == lower.level + 1)
        & (upper.block[:, None] != lower.block)
        & (upper.block[:, None] != GROUND)
        & (west[:, None] < other_east)
        & (other_west < east[:, None])
        & (south[:, None] < other_north)
        & (other_south < north[:, None])
    )
    if not len(above):
        return NO_TOUCH
    points, which = overlap_corners(upper.corners[:, :, above], lower.corners[:, :, below])
    return Touch(lower.block[below[which]], upper.block[above[which]], points, upper.level[above[which]])


def on_table(upper: Faces) -> Touch:
    low = (upper.level == 0) & (upper.block != GROUND)
    points = upper.corners[:, :, low].swapaxes(1, 2).reshape(-1, 2)
    blocks = np.tile(upper.block[low], 4)
    return Touch(np.full(len(blocks), GROUND), blocks, points, np.zeros(len(blocks), np.int64))


def joined(*several: Touch) -> Touch:
    return Touch(
        np.concatenate([each.lower for each in several]),
        np.concatenate([each.upper for each in several]),
        np.concatenate([each.points for each in several]),
        np.concatenate([each.levels for each in several]),
    )


def touches(blocks: Sequence[BuiltBlock], shrink: float) -> tuple[Faces, Touch]:
    """The faces of a building, cornerstone included, and all its contacts. Indices are those of ``blocks``."""
    all_faces = faces((FIXED, *blocks), shrink, GROUND)
    return all_faces, joined(touch(all_faces, all_faces), on_table(all_faces))


def overlap_corners(first: Floats, second: Floats) -> tuple[Floats, Whole]:
    """The corners (m, 2) of the overlaps of pairs of convex quadrilaterals (corner, x and y, pair), and their pairs.

    A corner of an overlap is a corner of one shape inside the other, or a crossing of two sides.
    """
    in_second, in_first = _sides(first, second), _sides(second, first)
    real = (in_second.max(0) > TOUCHING).all(0) & (in_first.max(0) > TOUCHING).all(0)
    numbers = np.nonzero(real)[0]
    first, second, in_second, in_first = first[..., real], second[..., real], in_second[..., real], in_first[..., real]
    apart = np.abs(first[:, None] - second[None]).max(2).min(0) > TOUCHING
    corner, pair = np.nonzero((in_second >= -TOUCHING).all(1))
    other_corner, other_pair = np.nonzero((in_first >= -TOUCHING).all(1) & apart)
    after = in_second[AHEAD, :]
    crossing = _between(in_second, after) & _between(in_first, in_first[AHEAD, :]).swapaxes(0, 1)
    side, across, crossed = np.nonzero(crossing)
    start, end = in_second[side, across, crossed], after[side, across, crossed]
    part = (start / (start - end))[:, None]
    crossings = first[side, :, crossed] * (1 - part) + first[AHEAD, ...][side, :, crossed] * part
    points = np.concatenate([first[corner, :, pair], second[other_corner, :, other_pair], crossings])
    return points, numbers[np.concatenate([pair, other_pair, crossed])]


def _sides(points: Floats, shape: Floats) -> Floats:
    """The distance of each point inside each side of a shape, times the side's length: (point, side, pair)."""
    along = shape[AHEAD, ...] - shape
    off = points[:, None] - shape
    return along[:, 0] * off[:, :, 1] - along[:, 1] * off[:, :, 0]


def _between(start: Floats, end: Floats) -> Flags:
    """Whether the line between two points is crossed, not only touched."""
    return ((start > TOUCHING) & (end < -TOUCHING)) | ((start < -TOUCHING) & (end > TOUCHING))
