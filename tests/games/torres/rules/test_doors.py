"""R-5.4, R-5.5 and R-8.4: ways through the doors of a castle."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.rules import plain
from tests.games.torres.rules.boards import moves, names, position, refused, sq, squares, ways
from tests.games.torres.setups import options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.rules.doors import any_door_exits, card_exits, exits, route
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import NAMES

ANY_DOOR = options(door_passage="any_door")


def test_r_5_4_from_the_ground_one_comes_out_on_the_ground() -> None:
    state = position("""
        .  .  .  .  .
        .  2  1  2  .
        A  2  .  1  .
        """)
    # On the ground floor the whole castle is open; the courtyard c1 is ground too.
    assert moves(state, "a1") == squares("a2 b3 c3 d3 e2 e1 c1")


def test_r_5_4_on_a_floor_one_stays_below_the_roofs() -> None:
    state = position("""
        .  .  .  .  .  .
        .  1  .  .  1  .
        1A 2  2  2  2  2
        .  .  .  .  1  .
        """)
    # On floor 1 through the row of twos: out onto the ones beside it, or down and out onto the ground.
    assert moves(state, "a2") == squares("b2 b3 e3 e1 a1 a3 b1 c1 d1 f1 c3 d3 f3 b4 e4 g2")


def test_r_5_4_the_lowest_tower_on_the_way_sets_the_floor() -> None:
    state = position("""
        .  .  .  .  .  .
        2A 3  2  3  2  1
        .  .  .  .  .  .
        """)
    # From level 2 in at b2; c2 is 2 high, so behind it the knight is on floor 1 at best: f2 (1) yes, e2 (2) no.
    assert "f2" in moves(state, "a2")
    assert "c2" in moves(state, "a2")
    assert "e2" not in moves(state, "a2")
    assert "d2" not in moves(state, "a2")
    assert "e1" in moves(state, "a2")
    refused(state, c.Move("a2", "e2"), "no_way", source=sq("a2"), at=sq("e2"))


def test_r_5_4_a_better_way_round_keeps_the_higher_floor() -> None:
    state = position("""
        .  3  3  3  .
        2A 3  1  3  2
        .  1  1  1  .
        """)
    assert "e2" in moves(state, "a2")
    low = position("""
        .  3  2  3  .
        2A 3  1  3  2
        .  1  1  1  .
        """)
    assert "e2" not in moves(low, "a2")


def test_r_5_4_one_goes_in_by_a_higher_tower_only() -> None:
    state = position("""
        .  .  .  .  .
        .  2A 2  2  1
        .  1  .  .  .
        """)
    # No neighbour of b2 is higher than it: no door at its level.
    assert moves(state, "b2") == squares("a2 b3 c2 b1")


def test_r_5_4_two_castles_from_one_square() -> None:
    state = position("""
        .  1  .  .
        1  A  1  .
        .  1  .  .
        """)
    # Four castles of one block each; each is walked through to its other sides.
    assert moves(state, "b2") == squares("a2 b3 c2 b1 a1 a3 c1 c3 d2 b4")


def test_r_5_4_pieces_on_top_are_no_obstacle_but_the_exit_must_be_free() -> None:
    state = position("""
        .  .  .  .  .
        A  1B 1K 1B B
        .  .  .  .  .
        """)
    assert moves(state, "a2") == squares("a1 a3 b1 b3 c1 c3 d1 d3")
    refused(state, c.Move("a2", "e2"), "square_taken", at=sq("e2"))


def test_r_5_4_one_does_not_come_back_where_one_stood() -> None:
    state = position("""
        1  1
        A  1
        """)
    assert "a1" not in moves(state, "a1")
    refused(state, c.Move("a1", "a1"), "square_taken", at=sq("a1"))


def test_r_5_4_only_this_castle() -> None:
    state = position("""
        .  .  .  .  .
        A  1  .  1  .
        .  .  .  .  .
        """)
    assert moves(state, "a2") == squares("a1 a3 b1 b2 b3 c2")


def test_r_5_5_on_foot_and_through_doors_is_one_command() -> None:
    state = position("""
        1  .
        2A 3
        2  .
        """)
    listed = [command for command in legal(state) if isinstance(command, c.Move)]
    assert len(listed) == len(set(listed))
    assert "a3" in {command.to for command in listed}


def test_r_5_4_door_passage_no_rise_keeps_the_floor_of_the_way() -> None:
    text = """
        .  .  .  .  .  .
        2A 3  2  3  2  1
        .  .  .  .  .  .
        """
    assert "e2" not in moves(position(text, options(door_passage="no_rise")), "a2")


def test_r_5_4_door_passage_any_door_forgets_the_way() -> None:
    state = position(
        """
        .  .  .  .  .  .
        2A 3  2  3  2  1
        .  .  .  .  .  .
        """,
        ANY_DOOR,
    )
    # e2 (2) lies beside the higher d2 and is no higher than the start; d2 (3) is too high.
    assert {"e2", "f2", "c2"} <= moves(state, "a2")
    assert "d2" not in moves(state, "a2")


def test_r_5_4_door_passage_any_door_never_leads_up() -> None:
    state = position(
        """
        .  .  .  .
        A  3  1  2
        .  .  .  .
        """,
        ANY_DOOR,
    )
    assert moves(state, "a2") == squares("a1 a3 b1 b3 c1 c3 d1 d3 e2")


def test_r_8_4_the_card_doors_also_leads_up() -> None:
    state = position(
        """
        .  .  .  .  .
        A  3  1  4  3
        .  .  .  .  1B
        """,
        hand=("doors",),
    )
    found = ways(state, "doors")
    # c2 lies beside higher towers, e2 (3) beside d2 (4); d2 has no higher one beside it, nor has b2.
    assert {"a2-c2", "a2-e2", "a2-b1", "a2-d3", "a2-e3", "a2-f2"} <= found
    assert not {"a2-b2", "a2-d2", "a2-e1", "a2-a2"} & found
    refused(state, c.Play("doors", from_="a2", to="d2"), "no_door", source=sq("a2"), at=sq("d2"))
    refused(state, c.Play("doors", from_="a2", to="e1"), "square_taken", at=sq("e1"))
    refused(state, c.Play("doors", from_="e1", to="f1"), "no_own_knight", at=sq("e1"))


def test_r_8_4_needs_a_door_at_the_knights_level() -> None:
    state = position(
        """
        .  .  .
        3  2A 1
        .  2  3
        """,
        hand=("doors",),
    )
    assert {"b2-c2", "b2-b1"} <= ways(state, "doors")
    none = position(
        """
        .  .  .
        2  2A 1
        .  2  3
        """,
        hand=("doors",),
    )
    assert ways(none, "doors") == set()
    refused(none, c.Play("doors", from_="b2", to="c2"), "no_door", source=sq("b2"), at=sq("c2"))


def test_r_8_4_out_beside_a_tower_higher_than_the_exit() -> None:
    state = position(
        """
        2  2
        1A 2
        """,
        hand=("doors",),
    )
    # b2 has no tower beside it that is higher; the ground around has.
    assert ways(state, "doors") == {f"a1-{v}" for v in squares("a3 b3 c1 c2")}


BOARDS = st.lists(st.sampled_from((0, 0, 0, 1, 1, 2, 3, 4)), min_size=64, max_size=64).map(bytes)
CROWDED = st.lists(st.sampled_from((0, 1, 2, 2, 3, 3, 4, 5)), min_size=64, max_size=64).map(bytes)
MANY = settings(max_examples=60, deadline=None, derandomize=True)


def as_plain(heights: bytes) -> plain.Heights:
    return {name: h for name, h in zip(NAMES, heights, strict=True) if h}


PAIRS: list[tuple[Callable[..., int], Callable[[plain.Heights, str], set[str]]]] = [
    (exits, plain.through_doors),
    (any_door_exits, plain.through_any_door),
    (card_exits, lambda heights, source: plain.through_any_door(heights, source, card=True)),
]


@pytest.mark.slow
@pytest.mark.parametrize(("fast", "slow"), PAIRS, ids=["no_rise", "any_door", "card"])
@MANY
@given(heights=BOARDS | CROWDED)
def test_r_5_4_exits_agree_with_the_plain_words(
    fast: Callable[..., int], slow: Callable[[plain.Heights, str], set[str]], heights: bytes
) -> None:
    above = board_of(heights).above
    for square, name in enumerate(NAMES):
        assert names(fast(above, square)) == slow(as_plain(heights), name), name


def check_way(heights: bytes, source: int, target: int, way: list[tuple[int, int]], card: bool) -> None:
    """A way leads from top to top, inside always below a roof, one door or one floor at a time."""
    level = heights[source]
    assert way[0] == (source, level)
    assert way[-1] == (target, heights[target])
    inside = way[1:-1]
    assert inside, "it leads through at least one tower"
    assert inside[0][1] == level, "in on the knight's own level"
    assert inside[-1][1] == heights[target], "out on the level of the exit"
    for square, floor in inside:
        assert heights[square] > floor, "inside is below the roof"
    for (one, floor), (other, next_floor) in pairwise(way):
        if one == other:
            assert next_floor == floor - 1 or (card and next_floor == floor + 1), "one floor, and up with a card only"
        else:
            assert NAMES[other] in plain.BESIDE[NAMES[one]]
            assert floor == next_floor, "a door leads straight on"
    assert len(way) == len(set(way)), "no place twice"


@pytest.mark.slow
@pytest.mark.parametrize(("find", "card"), [(exits, False), (any_door_exits, True), (card_exits, True)])
@settings(max_examples=12, deadline=None, derandomize=True)
@given(heights=BOARDS | CROWDED)
def test_r_5_4_route_is_a_way_to_every_exit(find: Callable[..., int], card: bool, heights: bytes) -> None:
    above = board_of(heights).above
    for source in range(64):
        found = find(above, source)
        for target in range(64):
            if found >> target & 1:
                check_way(heights, source, target, route(above, source, target, card), card)


@pytest.mark.slow
@settings(max_examples=8, deadline=None, derandomize=True)
@given(heights=BOARDS)
def test_r_5_4_no_route_where_no_door_leads(heights: bytes) -> None:
    above = board_of(heights).above
    for source in range(64):
        closed = ~exits(above, source)
        assert not [target for target in range(64) if closed >> target & 1 and route(above, source, target)]


def test_r_5_4_route_walks_down_inside() -> None:
    board = position("""
        .  .  .  .  .
        2A 3  2  3  1
        """).board
    way = route(board.above, sq("a1"), sq("e1"))
    assert [(NAMES[square], floor) for square, floor in way][:2] == [("a1", 2), ("b1", 2)]
    assert [(NAMES[square], floor) for square, floor in way][-2:] == [("d1", 1), ("e1", 1)]
    assert len(way) == 6


def test_r_8_4_no_route_leads_under_the_ground_to_another_castle() -> None:
    board = position("A 1 . . 2 .").board
    for target in ("c1", "b2"):
        assert route(board.above, sq("a1"), sq(target), card=True)
    for target in ("d1", "f1", "e1"):
        assert route(board.above, sq("a1"), sq(target), card=True) == []


def test_r_5_4_a_route_does_not_lead_up_unless_a_card_does() -> None:
    board = position("A 2 1").board
    assert route(board.above, sq("a1"), sq("c1"), card=True) == [
        (sq("a1"), 0),
        (sq("b1"), 0),
        (sq("b1"), 1),
        (sq("c1"), 1),
    ]
    assert route(board.above, sq("a1"), sq("c1")) == []
