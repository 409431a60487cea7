"""What a turn gains: castle by castle as the preview of a scoring tells it, and nothing else."""

from collections.abc import Iterator
from itertools import takewhile

import pytest

from tests.games.torres.random_games import random_states
from tests.games.torres.rules.boards import position, sq
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.hint_and_analysis_types import Hint, Reason, Stance
from torres3d.games.torres.bots.reasons.gains import gains_of
from torres3d.games.torres.bots.simple_bots import score_now
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.scoring import castle_scores
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

BOARD = """
    .   .   .   .   .   .
    1   1   .   .   .   .
    1A  1K  .   1   .   .
    .   .   .   1B  .   .
"""


def turns(seed: int) -> Iterator[tuple[State, State]]:
    """The beginning and each later position of the turns of a random game."""
    begun: State | None = None
    for state in random_states(seed):
        if state.stage != "turn":
            begun = None
        elif begun is None or (begun.actor, begun.round, begun.phase) != (state.actor, state.round, state.phase):
            begun = state
        else:
            yield begun, state


@pytest.mark.parametrize("seed", range(6))
def test_each_gain_is_that_of_the_preview_and_all_are_the_whole(seed: int) -> None:
    told = 0
    for before, after in turns(seed):
        seat = before.actor
        assert seat is not None
        told += castles_as_previewed(before, after, seat, gains_of(before, after, seat))
    assert told > 20


def castles_as_previewed(before: State, after: State, seat: int, gains: tuple[Reason, ...]) -> int:
    """Hold gains to the preview of a scoring, castle by castle and in all; gives the number of castles."""
    told = 0
    assert sum(gain.points for gain in gains) == score_now(after, seat) - score_now(before, seat)
    assert [gain.points for gain in gains] == sorted((gain.points for gain in gains), reverse=True)
    for gain in gains:
        if gain.kind == "castle" and gain.square is not None:
            told += 1
            castle = ground((after if gain.better.area else before).board.towers).castle_at[gain.square]
            now, was = (preview(state, seat, castle) for state in (after, before))
            assert gain.points == now - was
            assert gain.better.area * gain.better.level == now
            assert gain.other.area * gain.other.level == was
    return told


@pytest.mark.slow
def test_a_hint_tells_what_its_turn_gains() -> None:
    told = 0
    for state in list(random_states(3))[::12]:
        if state.stage == "turn" and state.actor is not None:
            hint = best_turn(view(state, state.actor), "novice", 1)
            assert hint.gains == gains_of(state, end_of(state, hint), state.actor)
            told += bool(hint.gains)
    assert told > 5


def end_of(state: State, hint: Hint) -> State:
    """The position at the end of an advised turn, before what it buys."""
    for command in takewhile(lambda command: not isinstance(command, c.Buy | c.EndTurn), hint.commands):
        state = apply(state, command)
    return state


def preview(state: State, seat: int, castle: int) -> int:
    """What a castle would score for a seat, 0 where none of his knights is in it."""
    return sum(score.points for score in castle_scores(state.board, state.knights[seat]) if score.squares & castle)


def test_a_climb_and_a_block_are_one_gain() -> None:
    state = position(BOARD)
    after = apply(apply(state, c.Build("a3", 0)), c.Move("a2", "a3"))
    gain, *others = gains_of(state, after, 0)
    assert gain == Reason("castle", 0, 4, sq("a3"), Stance(4, 2), Stance(4, 1))
    assert [(each.kind, each.points) for each in others] == [("king", -5)]


def test_a_step_of_the_marker_is_a_gain() -> None:
    state = position(BOARD)
    assert gains_of(state, apply(state, c.Score()), 0) == (Reason("marker", 0, 1, counts=(1, 0)),)
