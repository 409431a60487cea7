"""R-5.1 (costs), R-5.2 and R-5.3: adding and moving knights."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.rules import plain
from tests.games.torres.rules.boards import adds, after, ends, moves, names, position, refused, sq, squares
from tests.games.torres.setups import options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.rules.game_course import place_in_round
from torres3d.games.torres.rules.knights import add_targets, walkable
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import FULL, NAMES

FIELD = """
    .  .  .  .
    .  2  1  .
    .  1A 2  .
    .  .  .  1K
    """


def test_r_5_1_a_turn_has_five_points_spent_in_any_order() -> None:
    state = position(FIELD)
    assert state.ap == 5
    assert after(state, c.AddKnight("a2")).ap == 3
    assert after(state, c.Move("b2", "a2")).ap == 4
    assert after(state, c.Build("b3", 0)).ap == 4
    assert after(state, c.Buy()).ap == 4
    assert after(state, c.Score()).ap == 4
    spent = after(state, c.Score(), c.AddKnight("a2"), c.Score(), c.Move("a2", "a1"))
    assert spent.ap == 0
    assert {type(command) for command in legal(spent)} == {c.EndTurn}


def test_r_5_1_nothing_without_its_points() -> None:
    one = position(FIELD, ap=1)
    refused(one, c.AddKnight("a2"), "not_enough_ap", needed=2, left=1)
    assert adds(one) == set()
    none = position(FIELD, ap=0)
    for command in (c.Move("b2", "a2"), c.Build("b3", 0), c.Buy(), c.Score()):
        refused(none, command, "not_enough_ap", needed=1, left=0)


def test_r_5_1_the_player_may_stop_at_any_time_and_points_are_lost() -> None:
    state = position(FIELD, stacks=((3, 3, 3), (3, 3, 3, 3)))
    done = after(state, c.EndTurn(None, (0, 0, 0)))
    assert (done.actor, done.ap) == (1, 5)
    assert done.scores == (0, 0)


def test_r_5_2_beside_an_own_knight_at_its_level_or_lower() -> None:
    state = position(FIELD)
    assert adds(state) == squares("a2 b1")
    refused(state, c.AddKnight("b3"), "new_knight_too_high", level=2, beside=1)
    refused(state, c.AddKnight("a3"), "no_knight_beside", at=sq("a3"))
    refused(state, c.AddKnight("b2"), "square_taken", at=sq("b2"))


def test_r_5_2_down_any_depth() -> None:
    state = position("""
        .  4  .
        .  4A 1
        .  5  .
        """)
    assert adds(state) == squares("b3 c2 a2")


def test_r_5_2_any_own_knight_will_do_but_no_other() -> None:
    state = position("""
        .  2  .
        1A .  2A
        1  2B 2
        """)
    # b2 lies beside all three; b3 (2) beside none; c1 (2) beside c2; a1 (1) beside a2.
    assert adds(state) == squares("b2 a3 c3 a1 c1 d2")
    refused(state, c.AddKnight("d1"), "no_knight_beside", at=sq("d1"))


def test_r_5_2_the_highest_knight_beside_counts() -> None:
    assert adds(position("1A 2 2A")) == squares("b1 a2 c2 d1")


def test_r_5_2_on_the_ground_too() -> None:
    assert adds(position("A")) == squares("a2 b1")


def test_r_5_2_a_new_knight_may_act_at_once() -> None:
    state = after(position(FIELD), c.AddKnight("b1"))
    assert names(state.knights[0]) == squares("b2 b1")
    assert "a1" in moves(state, "b1")


def test_r_5_3_one_level_up_or_any_number_down() -> None:
    state = position("""
        .  3  .
        1  2A 4
        .  .  .
        """)
    # On foot onto 3, 1 and 0; c2 is two levels up.
    assert {"b3", "a2", "b1"} <= moves(state, "b2")
    refused(state, c.Move("b2", "c2"), "too_steep", levels=2, allowed=1)
    assert moves(position("4A 1\n1  1"), "a2") == squares("a3 b2 a1")


def test_r_5_3_never_diagonally() -> None:
    state = position("""
        .  .  1
        .  A  .
        .  .  .
        """)
    assert moves(state, "b2") == squares("a2 b3 c2 b1")
    refused(state, c.Move("b2", "c3"), "no_way", source=sq("b2"), at=sq("c3"))


def test_r_5_3_no_piece_can_be_passed() -> None:
    state = position("""
        .  B  .
        A  A  1K
        .  B  .
        """)
    assert moves(state, "b2") == squares("c3 c1 d2")  # through the doors of the king's castle
    shut = position("""
        .  B  .
        A  A  B
        .  B  1K
        """)
    assert moves(shut, "b2") == set()
    refused(shut, c.Move("b2", "b3"), "square_taken", at=sq("b3"))


def test_r_5_3_only_own_knights_move() -> None:
    state = position(". A . 1B 1K")
    assert {move.from_ for move in ends(state, c.Move)} == {"b1"}
    for square in ("d1", "e1", "c1"):
        refused(state, c.Move(square, "h8"), "no_own_knight", at=sq(square))


def test_r_5_3_a_knight_may_step_again_and_again() -> None:
    state = after(
        position("A 1 2 3 4 5"),
        *(c.Move(*pair) for pair in (["a1", "b1"], ["b1", "c1"], ["c1", "d1"], ["d1", "e1"], ["e1", "f1"])),
    )
    assert names(state.knights[0]) == {"f1"}
    assert state.ap == 0


BOARDS = st.lists(st.sampled_from((0, 0, 1, 1, 2, 3, 5)), min_size=64, max_size=64).map(bytes)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(BOARDS, st.sets(st.integers(0, 63), min_size=1, max_size=6))
def test_r_5_2_and_r_5_3_agree_with_the_plain_words(heights: bytes, own: set[int]) -> None:
    board = board_of(heights)
    levels = {name: h for name, h in zip(NAMES, heights, strict=True) if h}
    for square in own:
        assert names(walkable(board, square)) == plain.on_foot(levels, NAMES[square])
    found = add_targets(board, sum(1 << square for square in own), FULL)
    wanted = {v for s in own for v in plain.BESIDE[NAMES[s]] if levels.get(v, 0) <= heights[s]}
    assert names(found) == wanted


def test_r_5_3_whose_knight_it_is_is_asked_before_the_points() -> None:
    state = position("A . B", ap=0)
    refused(state, c.Move("c1", "d1"), "no_own_knight", at=sq("c1"))
    refused(state, c.Move("a1", "b1"), "not_enough_ap", needed=1, left=0)


def test_r_4_5_places_in_the_order_of_the_round() -> None:
    state = position("A . B C D", options(players=4), start=1)
    assert [place_in_round(state, seat) for seat in range(4)] == [3, 0, 1, 2]
