"""Cut of the hand's error: the hand feels its neighbours, so that blocks do not overlap (T-7.1)."""

from collections.abc import Sequence

import msgspec

from torres3d.games.turm_bauer.rules.commands import LARGEST_SHIFT, Hand
from torres3d.games.turm_bauer.rules.judging.footprints import FIXED, Facing, Rectangle, push_out, rectangles
from torres3d.games.turm_bauer.rules.places import Cells
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

TOLERANCE = 0.001
"""Allowed overlap of footprints (edges): poses are whole numbers of 1/1000."""
TURNS = (1.0, 0.75, 0.5, 0.25, 0.0)
"""Shares of its turn that a block keeps where it has little room, the largest first."""
ROUNDS = 24
"""Number of pushes away from the deepest overlap."""
BLOCK_REACH = 3
"""Reach of blocks beyond their cells (cells): half a cube by their shift, the rest by their turn."""
MAX_SHIFT = 1.5 * LARGEST_SHIFT / 1000
"""Bound of a hand's shift in both directions together (edges)."""


def cut(state: State, cells: Cells, hand: Hand) -> Hand:
    """The hand with as much of its shift and turn as this place has room for.

    Neighbours that lean into the place push the block away. Where they leave less room than it needs, it overlaps them
    as little as possible, and the judge makes room.
    """
    return Elbowroom(state.blocks, cells).cut(hand)


class Elbowroom:
    """Room for a block at one place of a building."""

    def __init__(self, blocks: Sequence[BuiltBlock], cells: Cells) -> None:
        self._cells = cells
        levels = {z for _, _, z in cells}
        self._others: dict[int, list[Rectangle]] = {z: [] for z in levels}
        west, east = min(cell[0] for cell in cells) - BLOCK_REACH, max(cell[0] for cell in cells) + BLOCK_REACH
        south, north = min(cell[1] for cell in cells) - BLOCK_REACH, max(cell[1] for cell in cells) + BLOCK_REACH
        for other in (FIXED, *blocks):
            if any(z in levels and west <= x <= east and south <= y <= north for x, y, z in other.cells):
                for level, rectangle in rectangles(other.cells, other.pose):
                    if level in levels:
                        self._others[level].append(rectangle)

    def cut(self, hand: Hand) -> Hand:
        """The hand with as much of its shift and turn as there is room for; see `cut`."""
        least, best = float("inf"), hand
        for yaw in dict.fromkeys(round(hand.yaw * part) for part in TURNS):
            tried, depth = self._pushed(hand.dx, hand.dy, yaw)
            if depth < least:
                least, best = depth, msgspec.structs.replace(hand, dx=tried[0], dy=tried[1], yaw=yaw)
            if least <= TOLERANCE:
                break
        return best

    def depth(self, hand: Hand) -> float:
        """The depth of the block's overlap with another, in edges."""
        return push_out(self._pairs(hand.yaw), hand.dx / 1000, hand.dy / 1000)[0]

    def _pairs(self, yaw: int) -> list[Facing]:
        """The pairs of rectangles that may overlap, with the block turned so."""
        return [
            own.facing(other)
            for level, own in rectangles(self._cells, (0, 0, yaw))
            for other in self._others[level]
            if own.may_meet(other, MAX_SHIFT)
        ]

    def _pushed(self, dx: int, dy: int, yaw: int) -> tuple[tuple[int, int], float]:
        """The place of a block with this turn, pushed out of its overlaps, and the depth of any that remain."""
        pairs = self._pairs(yaw)
        least, best = float("inf"), (dx, dy)
        for number in range(ROUNDS):
            depth, x, y = push_out(pairs, dx / 1000, dy / 1000)
            if depth < least:
                least, best = depth, (dx, dy)
            if depth <= TOLERANCE:
                break
            # Between two that leave too little room it would go to and fro for ever: with time it gives way less.
            way = 1000 * depth * (1.0 if number < ROUNDS // 2 else 0.5)
            dx, dy = _within(dx + way * x), _within(dy + way * y)
        return best, least


def _within(shift: float) -> int:
    """The hand in whole numbers within its bounds (T-10.1)."""
    return max(-LARGEST_SHIFT, min(LARGEST_SHIFT, round(shift)))
