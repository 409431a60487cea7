"""Section 1 and 2: squares, heights, castles, material."""

import random

import pytest

from tests.games.torres.rules import plain
from tests.games.torres.rules.boards import adds, moves, names, position, refused, sq, squares
from tests.games.torres.setups import begin, options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.board import add_block, area, board_of, castle_top, ground, lowered
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.literal_types import MASTER_CARDS
from torres3d.games.torres.rules.squares import ADJACENT, BORDER, MAIN_DIAGONALS, NAMES


def test_r_1_squares_are_named_as_on_a_chess_board() -> None:
    assert (NAMES[0], NAMES[7], NAMES[8], NAMES[63]) == ("a1", "h1", "a2", "h8")


def test_r_1_adjacent_is_orthogonal() -> None:
    assert {name for name in plain.ALL if ADJACENT[sq("c4")] >> sq(name) & 1} == squares("c5 d4 c3 b4")
    assert {name for name in plain.ALL if ADJACENT[sq("a1")] >> sq(name) & 1} == squares("a2 b1")
    assert {name for name in plain.ALL if ADJACENT[sq("h4")] >> sq(name) & 1} == squares("h5 h3 g4")
    for one in plain.ALL:
        for other in plain.ALL:
            assert bool(ADJACENT[sq(one)] >> sq(other) & 1) == (plain.distance(one, other) == 1)


def test_r_1_castles_touch_at_corners_only() -> None:
    board = position("""
        2  .  .  1
        1  .  3  1
        .  1  .  .
        1  .  .  1
        """).board
    lie = ground(board.towers)
    found = {frozenset(names(castle)) for castle in lie.castles}
    assert found == {frozenset(squares(text)) for text in ("a4 a3", "b2", "a1", "d4 d3 c3", "d1")}
    tall = lie.castle_at[sq("d4")]
    assert (area(tall), castle_top(board, tall)) == (3, 3)
    assert lie.castle_at[sq("b1")] == 0


def test_r_1_castles_do_not_go_round_the_edge() -> None:
    edge = board_of(bytes(1 if name in ("h4", "a5") else 0 for name in NAMES))
    assert len(ground(edge.towers).castles) == 2


def test_r_1_a_piece_stands_on_top_and_takes_the_square() -> None:
    state = position("""
        1  .  .
        2A 2B .
        """)
    assert moves(state, "a1") == {"a2"}
    refused(state, c.Move("a1", "b1"), "square_taken", at=sq("b1"))


def test_r_2_1_there_are_92_blocks() -> None:
    for players in (2, 3, 4):
        for mode in ("basic", "variant", "master"):
            state = begin(options(mode=mode, players=players))
            dealt = {2: 24, 3: 30, 4: 32}[players]
            assert sum(map(sum, state.stacks)) == dealt
            assert state.supply == 92 - dealt - (0 if mode == "master" else 8)


def test_r_2_2_six_knights_and_no_seventh() -> None:
    six = position("""
        A  .  .  .
        A  A  .  .
        A  A  A  1K
        """)
    assert not adds(six)
    refused(six, c.AddKnight("b3"), "no_knights_left", knights=6)
    five = position("""
        A  .  .  .
        A  A  .  .
        A  A  .  1K
        """)
    assert adds(five)


def test_r_2_2_forty_action_cards_and_eight_master_cards() -> None:
    assert set(DECK) == {
        "climb", "under", "extra", "doors", "diagonal", "six", "seven", "shift", "recall", "leap",
    }  # fmt: skip
    assert len(MASTER_CARDS) == 8


@pytest.mark.parametrize("seed", range(20))
def test_r_1_boards_agree_with_the_plain_words(seed: int) -> None:
    rng = random.Random(seed)
    board = board_of(bytes(rng.choice((0, 0, 1, 1, 2, 4)) for _ in range(64)))
    heights = {name: h for name, h in zip(NAMES, board.heights, strict=True) if h}
    lie = ground(board.towers)
    assert {frozenset(names(castle)) for castle in lie.castles} == {frozenset(x) for x in plain.castles(heights)}
    bare = [name for name in plain.ALL if name not in heights]
    beside = {name: plain.castles_beside(heights, name) for name in bare}
    assert names(lie.beside_one) == {name for name in bare if beside[name] == 1}
    assert names(lie.beside_none) == {name for name in bare if beside[name] == 0}
    for castle in lie.castles:
        assert castle_top(board, castle) == plain.top(heights, names(castle))
    square = rng.randrange(64)
    higher = add_block(board, square)
    assert higher == board_of(bytes(h + (s == square) for s, h in enumerate(board.heights)))
    assert lowered(higher, square) == board


def test_r_1_border_and_main_diagonals() -> None:
    assert len(names(BORDER)) == 28
    assert names(MAIN_DIAGONALS) == squares("a1 b2 c3 d4 e5 f6 g7 h8 a8 b7 c6 d5 e4 f3 g2 h1")
