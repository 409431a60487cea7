"""Mends of impossible positions: what is offered can be reached, changes little, and is there for any position."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.torres.studies.positions import SETUP, position
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MODES
from torres3d.games.torres.rules.soundness.soundness import flaws
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies import position_editor as edit
from torres3d.games.torres.studies.position_mend import corrected, fitting_moment

NAMES = (("Ana", "red"), ("Otto", "blue"), ("Ion", "green"), ("Eva", "yellow"))


def set_up(number: int) -> State:
    """A position that somebody made by ``number`` without looking at the rules."""
    chance = random.Random(number)
    players = tuple(Player(name, colour, None) for name, colour in NAMES[: chance.randint(2, 4)])
    setup = Setup(chance.choice(sorted(editions())), chance.choice(MODES), {}, players)
    state = edit.foundations(setup) if chance.random() < 0.7 else edit.empty_board(setup)
    for _ in range(chance.choice([2, 8, 40])):
        square, seat = chance.randrange(64), chance.randrange(len(players))
        match chance.randrange(10):
            case 0 | 1 | 2:
                state = edit.add_blocks(state, square, chance.choice([1, 1, 2, -1]))
            case 3 | 4:
                state = edit.with_knight(state, seat, square)
            case 5:
                state = edit.with_king(state, square)
            case 6:
                state = edit.with_points(state, seat, chance.choice([0, 1, 30, 900]))
            case 7:
                state = edit.with_cards(state, seat, chance.choice(ACTION_CARDS), 1)
            case 8:
                state = edit.with_stack(state, seat, chance.randrange(5), chance.randrange(4))
            case _:
                state = edit.with_start(edit.with_ap(state, chance.randrange(10)), seat)
    return edit.mended(state)


@pytest.mark.slow
@given(st.integers(0, 10_000))
def test_whatever_was_set_up_can_be_corrected(number: int) -> None:
    found = corrected(set_up(number))
    assert found is not None
    assert flaws(found) == ()


def test_a_possible_position_is_left_alone() -> None:
    assert fitting_moment(position()) == corrected(position()) == position()


def test_the_nearest_moment_that_fits_is_taken() -> None:
    early = edit.in_moment(position(), 1, 1)
    assert flaws(early)
    found = fitting_moment(early)
    assert found is not None
    assert flaws(found) == ()
    assert (found.board, found.knights, found.king, found.scores) == (
        early.board,
        early.knights,
        early.king,
        early.scores,
    )
    before = edit.in_moment(early, 1, found.round - 1) if found.round > 1 else edit.in_moment(early, found.phase - 1, 9)
    assert flaws(before), "no moment before it fits"


def test_where_no_moment_fits_only_what_is_wrong_is_corrected() -> None:
    state = edit.add_blocks(position(), INDEX["h6"], 9)
    state = edit.with_king(state, INDEX["h8"])
    assert fitting_moment(state) is None
    found = corrected(state)
    assert found is not None
    assert flaws(found) == ()
    assert found.knights == position().knights
    assert found.scores == position().scores
    assert found.king
    assert SETUP.mode == "basic"
