"""Positions as text: what is written of a game's moment is read again."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened, played
from torres3d.games.turm_bauer.kit.position_text import position_text, read_position
from torres3d.games.turm_bauer.kit.setup_and_options import colours_by_seat
from torres3d.games.turm_bauer.rules.initial_state import opening
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import State

POSITION = """\
dice 2 3
turn 5
begins blue
red 3l@o10/1:e,n
yellow 4s@m10/2:enw=12,-3,40
red on o10/1
red box 2a 6s
blue rings 0
"""


def comparable(state: State) -> State:
    """A state as a position tells it: without other turns' dice, the tremor and the slips of the turn."""
    dice = state.dice
    assert dice is not None
    return replace(state, rolls=(dice,) * len(state.rolls), tremor=0, slips=0, ring_used=None)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(2, 4), st.integers(0, 3), st.integers(0, 1000), st.integers(0, 60))
def test_a_position_is_read_as_it_was_written(players: int, start: int, seed: int, commands: int) -> None:
    colours = colours_by_seat(players)
    begun = opened(players, seed)
    state = opening(begun.options, colours, start % players, begun.rolls, begun.tremor)
    for _, _, _, after in played(state, seed, 0.1, commands):
        state = after
    if state.dice is not None:
        assert read_position(position_text(state), state.options, colours) == comparable(state)


def test_a_position_says_what_differs_from_the_beginning() -> None:
    state = read_position(POSITION, Options(), colours_by_seat(2))
    assert (state.dice, state.turn, state.stage) == ((2, 3), 4, "build")
    assert [state.sets[number].colour for number in state.order] == ["blue", "red", "yellow", "green"]
    assert [(each.block, each.pose) for each in state.blocks] == [("3l", (0, 0, 0)), ("4s", (12, -3, 40))]
    red = state.set_of("red")
    assert (red.figure, red.box, red.rings) == ((2, 0, 0), ("2a", "6s"), 2)
    assert {"3l", "2a", "6s"}.isdisjoint(red.supply)
    assert state.set_of("blue").rings == 0
    assert sorted(position_text(state).splitlines()) == sorted(POSITION.splitlines())


def test_a_game_that_is_over_has_no_position() -> None:
    state = replace(opened(3), stage="over")
    with pytest.raises(ValueError, match="over"):
        position_text(state)


def test_random_moments_differ() -> None:
    """The law above is about many positions, not about one."""
    texts = {position_text(state) for state, *_ in played(opened(3), random.Random(1).randint(0, 9), 0.1, 40)}
    assert len(texts) > 20
