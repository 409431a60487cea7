"""How steady a tower is (the meter), and what each block carries (the overlay)."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np

from torres3d.games.turm_bauer.rules.judging.contacts import GROUND
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.springs import springs
from torres3d.games.turm_bauer.rules.judging.statics import balance
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.places import Cells
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

HALVINGS = 6
"""The meter is exact to 1/64."""


def steadiness(state: State) -> float:
    """How much every area of contact may shrink before something falls: 0 falls at once, 1 is as steady as can be.
    Where the table is bumped harder (T-9.3, wobble) it takes more to be as steady."""
    return _steadiness(state.blocks, most(state.options.wobble))


def most(wobble: Wobble) -> float:
    """By how many edges every area of contact may shrink of a tower that is as steady as can be: in proportion to the
    shrinking that the judge by statics uses."""
    numbers = physics()
    usual = numbers.wobble.usual.shrink
    return numbers.steadiest * (numbers.wobble.of(wobble).shrink / usual if usual else 1.0)


def steadiness_with(state: State, cells: Cells) -> float:
    """As `steadiness`, with one more block laid straight at a place. Quicker than to ask for that state: what was
    found out for the building without it is used."""
    further = BuiltBlock("", "", cells)
    return _bisected(
        lambda shrink: balance(state.blocks, shrink).with_block(further).stands, most(state.options.wobble)
    )


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
    """For each block, in the order built, what part of all the weight it holds up: its own and what stands on it."""
    return _loads(state.blocks)


@lru_cache(maxsize=16)
def _loads(blocks: tuple[BuiltBlock, ...]) -> tuple[float, ...]:
    weights = np.array([len(block.cells) for block in blocks], float)
    found = springs(balance(blocks))
    if found is not None:
        contacts = balance(blocks).touch
        held = contacts.lower != GROUND
        weights += np.bincount(contacts.lower[held], found.force[held], len(blocks))
    return tuple(float(load) for load in weights / weights_in_all(blocks))


def weights_in_all(blocks: Sequence[BuiltBlock]) -> int:
    """The masses of all blocks (T-9.4), at least 1."""
    return max(1, sum(len(block.cells) for block in blocks))
