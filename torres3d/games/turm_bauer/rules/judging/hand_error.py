"""Error of the hand that lets a block go: drawn at random (T-9.5), and cut to the room there is (T-7.1)."""

import math
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random

import msgspec

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, size_of
from torres3d.games.turm_bauer.rules.commands import LARGEST_PUSH, LARGEST_SHIFT, LARGEST_YAW, Hand, Placement
from torres3d.games.turm_bauer.rules.judging.footprints import FIXED, Facing, Rectangle, push_out, rectangles
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

BASES = (2, 3, 5, 7, 11)
"""Of the five numbers of evenly spread hands."""
MIN_COMPLEMENT = 2.0**-64
"""Smallest value of 1 - u."""


def draw_hand(tremor: int, state: State, placement: Placement) -> Hand:
    """The hand of this try from the game's hidden ``tremor``, the turn and its slips; not yet cut (T-7.1).

    The same for every player who lets a block of this size go on this level (T-9.5).
    """

    def uniform(i: int) -> float:
        text = f"{tremor}/{state.turn}/{state.slips}/{i}"
        return int.from_bytes(sha256(text.encode()).digest()[:8]) / 2**64

    return _hand(uniform, state.options.wobble, placement)


def sampled(chance: Random, wobble: Wobble, placement: Placement) -> Hand:
    """A random hand of the same distribution, for estimates of risk without the tremor."""
    uniform = [chance.random() for _ in range(5)]
    return _hand(lambda i: uniform[i - 1], wobble, placement)


def spread_hands(count: int, wobble: Wobble, placement: Placement) -> list[Hand]:
    """So many hands of the same distribution, always the same ones and spread evenly (a Halton sequence): fewer of them
    tell as much as random ones."""

    def hand(number: int) -> Hand:
        return _hand(lambda i: _halton(number, BASES[i - 1]), wobble, placement)

    return [hand(number) for number in range(1, count + 1)]


def _halton(number: int, base: int) -> float:
    """The digits of a number mirrored at the point: from 0 to 1."""
    found, share = 0.0, 1.0
    while number:
        share /= base
        found += share * (number % base)
        number //= base
    return found


def spread(wobble: Wobble, placement: Placement) -> float:
    """Standard deviation σ of a shift in edges, larger for large blocks and high places (T-9.5)."""
    numbers = physics().hand
    lowest = min(cell[2] for cell in placement.cells)
    growth = 1 + numbers.per_part * (size_of(placement.block) - 1) + numbers.per_level * (lowest + 1)
    return numbers.error * physics().wobble.numbers_of(wobble).hand * growth


def _hand(u: Callable[[int], float], wobble: Wobble, placement: Placement) -> Hand:
    """The hand from five uniform numbers from 0 to 1, ``u(1)`` to ``u(5)``."""
    numbers = physics().hand
    sigma = spread(wobble, placement)
    shift = sigma * _far(u(1))
    turn = numbers.yaw * sigma * _far(u(3)) * math.cos(math.tau * u(4))
    push = numbers.push_least + math.floor(numbers.push_range * u(5))
    return bounded_hand(shift * math.cos(math.tau * u(2)), shift * math.sin(math.tau * u(2)), turn, push)


def bounded_hand(east: float, north: float, yaw: float, push: int) -> Hand:
    """The hand with this error in edges and degrees, within the bounds of T-10.1 (hands)."""
    dx, dy = _cut(east * 1000, LARGEST_SHIFT), _cut(north * 1000, LARGEST_SHIFT)
    return Hand(dx, dy, _cut(yaw * 10, LARGEST_YAW), min(push, LARGEST_PUSH))


def _far(uniform: float) -> float:
    """The distance from the centre of a normal distribution in two dimensions."""
    return math.sqrt(-2 * math.log(max(1 - uniform, MIN_COMPLEMENT)))


def _cut(value: float, largest: int) -> int:
    return max(-largest, min(largest, round(value)))


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
            dx, dy = _cut(dx + way * x, LARGEST_SHIFT), _cut(dy + way * y, LARGEST_SHIFT)
        return best, least
