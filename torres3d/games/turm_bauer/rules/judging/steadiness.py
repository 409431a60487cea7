"""Steadiness of a tower (the meter), and the load of each block (the overlay)."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from torres3d.games.turm_bauer.rules.judging.contact_load_distribution import springs
from torres3d.games.turm_bauer.rules.judging.contacts import GROUND
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.statics import balance
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

HALVINGS = 6
"""Bisections: the meter is exact to 1/64."""


def steadiness(state: State) -> float:
    """How much every area of contact may shrink before something falls: 0 falls at once, 1 is the steadiest.

    Where the table is bumped harder (T-9.3, wobble) the same tower is less steady.
    """
    return _steadiness(state.blocks, most(state.options.wobble))


def most(wobble: Wobble) -> float:
    """The shrinking in edges that the steadiest tower survives, in proportion to that of the judge by statics."""
    numbers = physics()
    usual = numbers.wobble.usual.shrink
    return numbers.steadiest * (numbers.wobble.numbers_of(wobble).shrink / usual if usual else 1.0)


@lru_cache(maxsize=16)
def _steadiness(blocks: tuple[BuiltBlock, ...], whole: float) -> float:
    return _bisected(lambda shrink: balance(blocks, shrink).verdict.stands, whole)


def _bisected(holds: Callable[[float], bool], whole: float) -> float:
    if holds(whole):
        return 1.0
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        half = (low + high) / 2
        low, high = (half, high) if holds(half * whole) else (low, half)
    return low


def loads(state: State) -> tuple[float, ...]:
    """The share of the whole weight that each block holds up, itself included, in the order built."""
    return _loads(state.blocks)


@lru_cache(maxsize=16)
def _loads(blocks: tuple[BuiltBlock, ...]) -> tuple[float, ...]:
    weights = np.array([len(block.cells) for block in blocks], float)
    whole = max(1.0, weights.sum())
    found = springs(balance(blocks))
    if found is not None:
        contacts = balance(blocks).touch
        held = contacts.lower != GROUND
        weights += np.bincount(contacts.lower[held], found.force[held], len(blocks))
    return tuple(float(load) for load in weights / whole)
