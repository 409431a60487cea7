"""Drawn hand (T-9.5): random error with which bots, and everybody with `hand: drawn`, let a block go."""

import math
from collections.abc import Callable
from hashlib import sha256
from random import Random

from torres3d.games.turm_bauer.rules.commands import LARGEST_PUSH, LARGEST_SHIFT, LARGEST_YAW, Hand, Placement
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.places import size_of
from torres3d.games.turm_bauer.rules.state import State

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
    return Hand(
        dx=_cut(shift * math.cos(math.tau * u(2)) * 1000, LARGEST_SHIFT),
        dy=_cut(shift * math.sin(math.tau * u(2)) * 1000, LARGEST_SHIFT),
        yaw=_cut(turn * 10, LARGEST_YAW),
        push=min(push, LARGEST_PUSH),
    )


def _far(uniform: float) -> float:
    """The distance from the centre of a normal distribution in two dimensions."""
    return math.sqrt(-2 * math.log(max(1 - uniform, MIN_COMPLEMENT)))


def _cut(value: float, largest: int) -> int:
    return max(-largest, min(largest, round(value)))
