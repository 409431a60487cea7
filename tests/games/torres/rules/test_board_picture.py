"""The board as a picture and as rows of text: exactly what is kept beside this file."""

from pathlib import Path

from tests.games.torres.rules.boards import position
from tests.games.torres.setups import options
from torres3d.games.torres.rules.board_picture import board_svg, named_rows
from torres3d.games.torres.rules.state import State

KEPT = Path(__file__).with_name("board_picture.svg")
EVERYTHING = """
    1A .  .  3  .  .  .  2B
    2  .  9C .  .  .  .  4
    .  .  .  .  5  6  .  .
    .  1K 1  .  .  7  8  .
    .  1  .  .  D  .  .  .
    .  .  A  .  .  .  .  .
    1  .  .  2D 1  .  .  1
    C  .  .  1  .  .  .  3B
    """
"""Castles in every corner and at every edge, all pieces, and every height up to more than there are fills for."""


def everything() -> State:
    return position(EVERYTHING, options(players=4))


def test_the_picture_is_the_one_that_was_looked_at() -> None:
    """If it is to change: look at the new one, then keep it."""
    state = everything()
    lines = str(board_svg(state.board, state.letters, "A board")).replace("><", ">\n<")
    assert lines.splitlines() == KEPT.read_text("utf-8").splitlines()


def test_rows_have_their_names() -> None:
    state = everything()
    assert named_rows(state.board, state.letters) == [
        "8 1A  .   .   3   .   .   .   2B",
        "7 2   .   9C  .   .   .   .   4",
        "6 .   .   .   .   5   6   .   .",
        "5 .   1K  1   .   .   7   8   .",
        "4 .   1   .   .   D   .   .   .",
        "3 .   .   A   .   .   .   .   .",
        "2 1   .   .   2D  1   .   .   1",
        "1 C   .   .   1   .   .   .   3B",
        "  a   b   c   d   e   f   g   h",
    ]


def test_a_state_is_told_with_its_board_and_what_each_has() -> None:
    state = position("A . 2B\n1K . .", options(), hand=("leap", "six"), stacks=((), (3, 2)), bought=("climb",), start=1)
    lines = str(state).splitlines()
    assert (lines[0], len(lines)) == (state.summary, 12)
    assert lines[7:10] == [
        "2 A   .   2B  .   .   .   .   .",
        "1 1K  .   .   .   .   .   .   .",
        "  a   b   c   d   e   f   g   h",
    ]
    assert lines[10:] == [
        "A: 0 points, stacks none, knights left 5, cards leap six climb",
        "B: 0 points, stacks 3 2, knights left 5, cards none",
    ]
    assert State(options(), "turn", 0).start == 0
