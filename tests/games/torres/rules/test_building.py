"""R-5.6, R-5.7 and R-5.9: placing blocks from a stack."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.rules import plain
from tests.games.torres.rules.boards import after, builds, height, names, position, refused, sq, squares
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.board import Board, add_block, board_of, shift_sites, under_sites
from torres3d.games.torres.rules.squares import NAMES

TWO = """
    .  .  .  .  .
    1  .  .  1  2
    1  .  .  .  .
    """


def test_r_5_6_on_the_ground_beside_exactly_one_castle_or_on_top() -> None:
    state = position(TWO)
    # Castle a2 a1 may grow to 2; d2 e2 is as tall as it is wide, so only d2 grows.
    assert builds(state) == squares("a1 a2 a3 b1 b2 c2 d1 d2 d3 e1 e3 f2")
    refused(state, c.Build("e2", 0), "castle_too_tall", at=sq("e2"), area=2, height=3)
    refused(state, c.Build("h8", 0), "beside_no_castle", at=sq("h8"))
    refused(state, c.Build("b3", 0), "beside_no_castle", at=sq("b3"))


def test_r_5_6_two_castles_never_become_adjacent() -> None:
    state = position("""
        .  .  .  .
        1  .  1  .
        .  1  .  .
        """)
    assert "b2" not in builds(state)
    refused(state, c.Build("b2", 0), "joins_castles", at=sq("b2"))
    refused(state, c.Build("a1", 0), "joins_castles", at=sq("a1"))
    refused(state, c.Build("c1", 0), "joins_castles", at=sq("c1"))
    # At the corners castles may touch.
    assert builds(state) == squares("a3 c3 d2")


def test_r_5_6_a_single_block_cannot_be_raised() -> None:
    refused(position("1"), c.Build("a1", 0), "castle_too_tall", at=sq("a1"), area=1, height=2)


def test_r_5_6_a_castle_is_never_taller_than_its_area() -> None:
    state = after(position("1 1"), c.Build("a1", 0))
    assert height(state, "a1") == 2
    refused(state, c.Build("a1", 0), "castle_too_tall", at=sq("a1"), area=2, height=3)
    wider = after(state, c.Build("c1", 0))
    assert height(after(wider, c.Build("a1", 0)), "a1") == 3


def test_r_5_6_only_on_a_free_square() -> None:
    state = position("""
        A  .  .
        1K 1  B
        """)
    assert builds(state) == squares("b1 b2")
    for taken in ("a1", "a2", "c1"):
        refused(state, c.Build(taken, 0), "square_taken", at=sq(taken))


def test_r_5_6_a_court_inside_one_castle_may_be_filled() -> None:
    state = position("""
        1  1  1
        1  .  1
        1  1  1
        """)
    assert "b2" in builds(state)


def test_r_5_6_any_castle_anywhere_also_without_a_knight_there() -> None:
    state = position(TWO)
    assert "f2" in builds(state)
    state = after(state, c.Build("f2", 0), c.Build("a1", 0))
    assert (height(state, "f2"), height(state, "a1"), state.stacks[0]) == (1, 2, (1, 3, 3, 3))


def test_r_5_7_all_blocks_of_a_turn_come_from_one_stack() -> None:
    state = position(TWO)
    assert {command.stack for command in legal_builds(state)} == {0, 1, 2, 3}
    state = after(state, c.Build("a1", 2))
    assert state.stack == 2
    assert {command.stack for command in legal_builds(state)} == {2}
    refused(state, c.Build("a2", 0), "other_stack_used", used=2, stack=0)


def legal_builds(state: object) -> list[c.Build]:
    from tests.games.torres.rules.boards import ends

    return ends(state, c.Build)  # type: ignore[arg-type]


def test_r_5_7_at_most_three_a_turn() -> None:
    state = after(position(TWO), c.Build("a1", 1), c.Build("a2", 1), c.Build("b1", 1))
    assert (state.ap, state.stacks[0]) == (2, (3, 0, 3, 3))
    assert builds(state) == set()
    refused(state, c.Build("b2", 1), "stack_empty", stack=1)
    refused(state, c.Build("b2", 0), "other_stack_used", used=1, stack=0)


def test_r_5_7_there_must_be_such_a_stack() -> None:
    state = position(TWO)
    for stack in (-1, 4, 99):
        refused(state, c.Build("a1", stack), "no_such_stack", stack=stack, stacks=4)


def test_r_5_9_an_emptied_stack_is_gone() -> None:
    state = position("1A 1", stacks=((1, 3), (3, 3)), round=3)
    state = after(state, c.Build("b1", 0))
    assert builds(state) == set()
    done = after(state, c.EndTurn(0, (0,)))
    assert done.stacks[0] == (3,)


def test_r_5_9_a_stack_emptied_by_a_card_is_gone_too() -> None:
    state = position("1A 1", hand=("under",), stacks=((1, 3), (3, 3)), round=3)
    state = after(state, c.Play("under", at="a1", stack=0))
    assert {command.stack for command in legal_builds(state)} == {1}
    # One stack is left for the one turn left: none has to be given up.
    done = after(state, c.EndTurn(None, (0,)))
    assert done.stacks[0] == (3,)


HEIGHTS = st.lists(st.sampled_from((0, 0, 0, 1, 1, 2, 3, 6)), min_size=64, max_size=64)


def lawful(heights: list[int]) -> Board:
    """A board on which no castle is taller than its area."""
    levels = {name: h for name, h in zip(NAMES, heights, strict=True) if h}
    for castle in plain.castles(levels):
        for square in castle:
            levels[square] = min(levels[square], len(castle))
    return board_of(bytes(levels.get(name, 0) for name in NAMES))


def as_plain(board: Board) -> plain.Heights:
    return {name: h for name, h in zip(NAMES, board.heights, strict=True) if h}


@settings(max_examples=60, deadline=None, derandomize=True)
@given(HEIGHTS)
def test_r_5_6_and_r_8_2_agree_with_the_plain_words(heights: list[int]) -> None:
    board = lawful(heights)
    levels = as_plain(board)
    assert names(board.build_sites()) == {name for name in plain.ALL if plain.may_build(levels, name)}
    assert names(under_sites(board)) == {name for name in plain.ALL if plain.may_push_under(levels, name)}


FEW = st.lists(st.tuples(st.integers(0, 63), st.integers(1, 4)), min_size=1, max_size=14)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(FEW)
def test_r_8_8_agrees_with_the_plain_words(towers: list[tuple[int, int]]) -> None:
    heights = [0] * 64
    for square, height_ in towers:
        heights[square] = height_
    board = lawful(heights)
    levels = as_plain(board)
    for source in levels:
        wanted = {target for target in plain.ALL if plain.may_shift(levels, source, target)}
        assert names(shift_sites(board, sq(source))) == wanted, source


@settings(max_examples=30, deadline=None, derandomize=True)
@given(HEIGHTS, st.integers(0, 63))
def test_r_8_8_agrees_with_the_plain_words_on_full_boards(heights: list[int], source: int) -> None:
    board = lawful(heights)
    if not board.heights[source]:
        board = add_block(board, source) if plain.none_too_tall(plain.raised(as_plain(board), NAMES[source])) else board
    if board.heights[source]:
        levels = as_plain(board)
        wanted = {target for target in plain.ALL if plain.may_shift(levels, NAMES[source], target)}
        assert names(shift_sites(board, source)) == wanted
