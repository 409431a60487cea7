"""The engine against a second, slow reading of the rules, on positions of random games over all options."""

import random

import pytest

from tests.games.turm_bauer.random_games import any_options, opened, played
from tests.games.turm_bauer.rules import plain_placing, plain_walking
from torres3d.games.turm_bauer.rules.commands import Move
from torres3d.games.turm_bauer.rules.lattice.placing import Placing, placements
from torres3d.games.turm_bauer.rules.lattice.shapes import kinds_of
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.state import State

QUICK, LONG = 6, 150
"""Games that are looked at."""
PLACES_OF_A_GAME = 3


def positions(number: int, stage: str) -> list[State]:
    """Some positions of a game."""
    rng = random.Random(number)
    state = opened(rng.choice([2, 3, 4]), number, **any_options(rng))
    return [before for before, _, _, _ in played(state, number, falls=0.1) if before.stage == stage]


def compare_places(number: int) -> None:
    rng = random.Random(number)
    states = positions(number, "build")
    early = [state for state in states if state.turn < 2 * len(state.order)]
    for state in (*rng.sample(states, min(PLACES_OF_A_GAME, len(states))), rng.choice(early)):
        acting = state.acting
        assert acting is not None
        block = rng.choice(kinds_of(state.options.blocks, acting.supply))
        ours = placements(state, block)
        wanted = plain_placing.places(state, block)
        assert len(set(ours)) == len(ours)
        assert set(ours) == wanted, (number, state.turn, block, set(ours) ^ wanted)
        placing = Placing(state)
        for cells in rng.sample(ours, min(20, len(ours))):
            placing.check(block, cells)


def compare_walks(number: int) -> None:
    for state in positions(number, "move")[::3]:
        moves = {(choice.to, choice.ring) for choice in legal(state) if isinstance(choice, Move)}
        assert moves == plain_walking.walks(state), (number, state.turn)


@pytest.mark.parametrize("number", range(QUICK))
def test_blocks_may_be_built_where_the_second_reading_says(number: int) -> None:
    compare_places(number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(QUICK))
def test_figures_may_walk_where_the_second_reading_says(number: int) -> None:
    compare_walks(number)


@pytest.mark.long
@pytest.mark.parametrize("number", range(QUICK, LONG))
def test_both_readings_agree_in_many_games(number: int) -> None:
    compare_places(number)
    compare_walks(number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(QUICK))
def test_a_place_is_refused_exactly_where_it_is_not_listed(number: int) -> None:
    """Places beside legal ones: shifted by a cell, and those of other blocks of the size."""
    rng = random.Random(number)
    for state in rng.sample(positions(number, "build"), 4):
        acting = state.acting
        assert acting is not None
        block = rng.choice(kinds_of(state.options.blocks, acting.supply))
        placing, listed = Placing(state), set(placements(state, block))
        for cells in rng.sample(sorted(listed), min(15, len(listed))):
            for dx, dy, dz in ((1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), (1, 1, 0), (0, 1, -1), (2, 0, 0)):
                there = tuple((x + dx, y + dy, z + dz) for x, y, z in cells)
                try:
                    placing.check(block, there)
                except IllegalCommand:
                    assert there not in listed, (number, state.turn, block, there)
                else:
                    assert there in listed, (number, state.turn, block, there)
