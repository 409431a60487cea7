"""Turns that a search has to find, though the first steps on the way to them bring nothing."""

import random

import pytest

from tests.games.torres.setups import options
from torres3d.games.torres.bots import hint
from torres3d.games.torres.bots.hint import hint_for
from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search import turn_choice
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.features import blocks_to_bonus
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.bots.search.turn_choice import best_turn_of
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.scoring import bonus_now, master_now
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State

BONUS_AFTER_THREE_BLOCKS = """\
moment: 3.4
scores: 89 93
.   .   .   1   .   1   .   1
.   .   .   .   .   1   .   1
.   2A  1K  .   2A  2B  .   1
.   1B  .   .   1   .   2   4B
1   .   1   .   .   .   .   3A
.   .   2A  .   3   4A  3B  .
1   .   4   .   .   .   2   .
5B  5A  1B  .   1   .   .   .
"""
OFF_THE_DIAGONAL_AND_BACK = """\
moment: 3.1
actor: B
start: B
scores: 135 141
master: diagonals
hand A: climb doors leap
hand B: climb diagonal doors extra
.   1   .   1   .   .   1   .
.   2B  1   .   .   .   1A  .
1   .   1   1   .   1B  1   .
.   .   .   2A  1A  .   .   1
.   .   1   .   .   1   1   1
.   2B  1B  .   6B  4A  .   1
.   1A  .   .   4K  .   1B  .
.   .   1   1   .   .   1   1A
"""


def position(text: str, mode: Mode, players: int = 2) -> State:
    return from_diagram(text, options("rio-grande-1999", mode, players))


def after_best_turn(state: State, width: int) -> State:
    scene = TurnScene(state)
    outcome = Beam(scene, Evaluator(scene, weights()), Limits(width, cards=4)).run(1)
    for command in outcome.best[0][1].commands(scene):
        state = apply(state, command)
    return state


@pytest.mark.parametrize("width", [12, 40])
def test_r_9_2_blocks_are_put_beside_the_king_for_a_knight_to_climb_to_the_bonus(width: int) -> None:
    state = position(BONUS_AFTER_THREE_BLOCKS, "basic")
    assert not bonus_now(state, 0)
    assert bonus_now(after_best_turn(state, width), 0) == 15


@pytest.mark.slow
def test_r_11_7_a_knight_leaves_its_diagonal_and_comes_back_a_level_higher() -> None:
    state = position(OFF_THE_DIAGONAL_AND_BACK, "master")
    square = INDEX["b7"]
    end = after_best_turn(state, 40)
    assert end.knights[1] >> square & 1
    assert end.board.heights[square] > state.board.heights[square]
    assert master_now(end, 1) >= master_now(state, 1)


@pytest.mark.parametrize(
    ("phase", "row", "knight", "barred", "blocks"),
    [
        (1, ".  1  .  .", "b1", "", None),  # alone: nowhere to step
        (1, ".  1  1  .", "b1", "", 0),
        (1, ".  2  1  .", "b1", "", 0),  # down is a step too
        (2, ".  1  1  .", "b1", "", 1),
        (2, ".  1  2  .", "b1", "", 0),
        (2, ".  1  2  1", "b1", "c1", None),
        (3, ".  1  1  1", "b1", "", None),  # from level 1 nobody steps onto level 3
        (3, "1  2  1  .", "b1", "", 2),
        (3, "2  2  1  .", "b1", "", 1),
        (3, ".  3  4  .", "b1", "", None),  # too small for a level 3, and too high beside it
        (3, "4  4  1  .", "b1", "a1", 2),
    ],
)
def test_r_9_2_blocks_until_a_knight_can_step_to_the_bonus(
    phase: int, row: str, knight: str, barred: str, blocks: int | None
) -> None:
    board = position("\n".join([*[".  " * 8] * 7, f"{row}  .  .  .  ."]) + "\n", "basic").board
    square = INDEX[knight]
    castle = ground(board.towers).castle_at[square]
    others = 1 << INDEX[barred] if barred else 0
    assert blocks_to_bonus(board, castle, 1 << square, others, phase) == blocks


@pytest.mark.parametrize(("moment", "tried"), [("3.3", 2), ("3.4", 6)])
def test_in_the_last_round_the_replies_to_more_ends_are_tried(
    monkeypatch: pytest.MonkeyPatch, moment: str, tried: int
) -> None:
    asked = []
    really = turn_choice.after_replies

    def counted(*given: object) -> tuple[float, int]:
        asked.append(given)
        return really(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(turn_choice, "after_replies", counted)
    state = position(BONUS_AFTER_THREE_BLOCKS.replace("3.4", moment), "basic")
    best_turn_of(state, Level("Quick", 2, 16, 1, 2, 1, 0.0, 30.0, 40_000), weights(), random.Random(1))
    assert len(asked) == tried


FOUR_IN_THE_LAST_ROUND = """\
moment: 2.3
actor: {actor}
start: A
scores: 23 21 30 28
.   .   .   1   .   1   .   1
.   .   .   .   .   1   .   1
.   2A  1K  .   2A  2B  .   1
.   1B  .   .   1   .   2   4B
1   .   1   2C  .   .   .   3A
.   .   2A  .   3   4A  3B  .
1C  .   4   1D  .   .   2   .
5B  5A  1B  .   1   .   .   2D
"""


@pytest.mark.slow
@pytest.mark.parametrize(("actor", "asked_for", "tried"), [("A", 18, 6), ("A", 3, 2), ("C", 18, 18), ("D", 18, 21)])
def test_a_hint_tries_no_more_answers_than_it_has_time_for(
    monkeypatch: pytest.MonkeyPatch, actor: str, asked_for: int, tried: int
) -> None:
    asked = []
    really = turn_choice.after_replies

    def counted(*given: object) -> tuple[float, int]:
        asked.append(given)
        return really(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(turn_choice, "after_replies", counted)
    monkeypatch.setattr(hint, "ANSWERS", asked_for)
    state = position(FOUR_IN_THE_LAST_ROUND.format(actor=actor), "basic", players=4)
    assert state.actor is not None
    hint_for(view(state, state.actor), Level("Quick", 12, 16, 1, 7, 1, 0.0, 30.0, 90_000), weights(), 1)
    assert len(asked) == tried
