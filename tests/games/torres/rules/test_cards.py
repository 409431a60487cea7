"""R-8: the ten action cards (``doors`` is in test_doors, ``under`` and ``shift`` in plain words in test_building)."""

import pytest

from tests.games.torres.rules.boards import (
    after,
    builds,
    height,
    names,
    plays,
    position,
    refused,
    replace,
    sq,
    squares,
    ways,
)
from tests.games.torres.setups import options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.cards import DECK, ap_gained, gait_of
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, Card
from torres3d.games.torres.rules.state import State

FIELD = """
    .  .  .  .
    1  3  1  .
    1A 2  1  .
    .  .  .  1K
    """


def test_r_8_a_card_costs_nothing_and_leaves_the_game() -> None:
    state = position(FIELD, hand=("extra", "six"), ap=0)
    state = after(state, c.Play("extra", at="a3"))
    assert (state.ap, state.hands[0], state.played) == (0, ("six",), "extra")
    assert all("extra" not in pile for pile in (state.hands[0], state.bought))
    assert plays(state, "six") == []


def test_r_8_one_card_a_turn() -> None:
    state = after(position(FIELD, hand=("seven", "six")), c.Play("six"))
    refused(state, c.Play("seven"), "card_played_already", card="six")


def test_r_8_only_a_card_in_hand() -> None:
    state = position(FIELD, hand=("six",))
    refused(state, c.Play("seven"), "card_not_in_hand", card="seven")


@pytest.mark.parametrize("card", DECK)
def test_r_8_a_card_that_cannot_be_carried_out_cannot_be_played(card: Card) -> None:
    # A knight shut in, no stacks, no supply: only the AP cards can be played.
    state = position("B . .\nB 1K .\nA B B", hand=(card,), stacks=((), (3,)), supply=0)
    assert plays(state, card) == ([c.Play(card)] if card in ("six", "seven") else [])


def test_r_8_a_play_has_the_fields_its_card_takes() -> None:
    for bad in (
        {"card": "six", "at": "a1"},
        {"card": "climb", "from_": "a1"},
        {"card": "under", "at": "a1"},
        {"card": "extra"},
        {"card": "shift", "from_": "a1", "to": "a2", "stack": 0},
    ):
        with pytest.raises(ValueError, match=f"card `{bad['card']}` takes"):
            c.Play(**bad)


def test_r_8_1_climb_exactly_two_levels() -> None:
    state = position(
        """
        .  3  .
        2  1A 3
        .  4  .
        """,
        hand=("climb",),
    )
    assert ways(state, "climb") == {"b2-b3", "b2-c2"}
    for target, levels in (("a2", 1), ("b1", 3)):
        refused(state, c.Play("climb", from_="b2", to=target), "climb_two_levels", levels=levels)
    refused(state, c.Play("climb", from_="b2", to="c3"), "not_adjacent", source=sq("b2"), at=sq("c3"))
    refused(state, c.Play("climb", from_="c2", to="b2"), "no_own_knight", at=sq("c2"))
    taken = position("1A 3B 1K", hand=("climb",))
    refused(taken, c.Play("climb", from_="a1", to="b1"), "square_taken", at=sq("b1"))
    done = after(state, c.Play("climb", from_="b2", to="c2"))
    assert (names(done.knights[0]), done.ap) == ({"c2"}, 5)


def test_r_8_1_climb_down_is_no_climb() -> None:
    state = position("3A 1 1", hand=("climb",))
    refused(state, c.Play("climb", from_="a1", to="b1"), "climb_two_levels", levels=-2)


def under(text: str, **fields: object) -> State:
    return position(text, hand=("under",), **fields)


def test_r_8_2_under_raises_the_knight() -> None:
    state = after(under("1A 1 1K"), c.Play("under", at="a1", stack=3))
    assert (height(state, "a1"), names(state.knights[0]), state.stacks[0]) == (2, {"a1"}, (3, 3, 3, 2))
    assert (state.stack, state.ap) == (None, 5)
    assert builds(state, 0), "it is no building from a stack"


def test_r_8_2_under_from_any_stack_also_after_building() -> None:
    state = after(under("1A 1 1K"), c.Build("b1", 0))
    assert {play.stack for play in plays(state, "under")} == {0, 1, 2, 3}
    refused(state, c.Play("under", at="a1", stack=4), "no_such_stack", stack=4, stacks=4)
    refused(state, c.Play("under", at="a1", stack=-1), "no_such_stack", stack=-1, stacks=4)
    empty = under("1A 1 1K", stacks=((0, 3), (3, 3)), stack=0, round=3)
    refused(empty, c.Play("under", at="a1", stack=0), "stack_empty", stack=0)


def test_r_8_2_under_not_above_the_area() -> None:
    refused(under("2A 1"), c.Play("under", at="a1", stack=0), "castle_too_tall", at=sq("a1"), area=2, height=3)
    refused(under("1A . 1"), c.Play("under", at="a1", stack=0), "castle_too_tall", at=sq("a1"), area=1, height=2)


def test_r_8_2_under_on_the_ground() -> None:
    state = under("""
        .  .  .  .  A
        1  A  1  A  .
        1  1  .  .  .
        """)
    # e3 stands alone (corners do not count): a new castle. d2 enlarges the one of c2; b2 would join two.
    assert {play.at for play in plays(state, "under")} == {"e3", "d2"}
    refused(state, c.Play("under", at="b2", stack=0), "joins_castles", at=sq("b2"))
    assert height(after(state, c.Play("under", at="e3", stack=0)), "e3") == 1


def test_r_8_2_under_own_knights_only() -> None:
    for square in ("b1", "c1", "a2"):
        state = under("A 1B 1K")
        refused(state, c.Play("under", at=square, stack=0), "under_no_knight", at=sq(square))


def test_r_8_3_extra_comes_from_the_supply() -> None:
    state = position("1 1 . . 1B", hand=("extra",))
    state = after(state, c.Build("a1", 0), c.Play("extra", at="c1"))
    assert (height(state, "c1"), state.supply, state.stacks[0], state.stack) == (1, 92 - 3 - 24 - 1, (2, 3, 3, 3), 0)


def test_r_8_3_extra_does_not_use_a_stack() -> None:
    state = after(position("1 1", hand=("extra",)), c.Play("extra", at="a1"))
    assert state.stack is None
    state = after(state, c.Build("c1", 2), c.Build("d1", 2), c.Build("e1", 2))
    assert sum(state.board.heights) == 6, "a fourth block in a turn"


def test_r_8_3_extra_keeps_the_rules_of_building() -> None:
    state = position(
        """
        .  .  .  .  .
        1B .  1  .  .
        """,
        hand=("extra",),
    )
    assert {play.at for play in plays(state, "extra")} == builds(state)
    refused(state, c.Play("extra", at="b1"), "joins_castles", at=sq("b1"))
    refused(state, c.Play("extra", at="c1"), "castle_too_tall", at=sq("c1"), area=1, height=2)
    refused(state, c.Play("extra", at="e2"), "beside_no_castle", at=sq("e2"))
    refused(state, c.Play("extra", at="a1"), "square_taken", at=sq("a1"))
    none = replace(state, supply=0)
    refused(none, c.Play("extra", at="d1"), "supply_empty")


def test_r_8_5_diagonal_one_up_or_any_down() -> None:
    state = position(
        """
        5  .  3
        .  2A .
        4  .  .
        """,
        hand=("diagonal",),
    )
    assert ways(state, "diagonal") == {"b2-c3", "b2-c1"}
    refused(state, c.Play("diagonal", from_="b2", to="a1"), "too_steep", levels=2, allowed=1)
    refused(state, c.Play("diagonal", from_="b2", to="b3"), "not_diagonal", source=sq("b2"), at=sq("b3"))
    refused(state, c.Play("diagonal", from_="b2", to="b2"), "square_taken", at=sq("b2"))
    refused(state, c.Play("diagonal", from_="c1", to="b2"), "no_own_knight", at=sq("c1"))
    done = after(state, c.Play("diagonal", from_="b2", to="c1"))
    assert names(done.knights[0]) == {"c1"}


def test_r_8_5_diagonal_past_pieces() -> None:
    state = position(". B .\nB A 1K\n. B .", hand=("diagonal",))
    assert len(ways(state, "diagonal")) == 4


@pytest.mark.parametrize(("card", "points"), [("six", 6), ("seven", 7)])
def test_r_8_6_and_r_8_7_points_instead_of_five(card: Card, points: int) -> None:
    assert after(position(FIELD, hand=(card,)), c.Play(card)).ap == points
    late = position(FIELD, hand=(card,), ap=0)
    assert after(late, c.Play(card)).ap == points - 5


def test_r_8_6_six_is_for_this_turn() -> None:
    state = after(position(FIELD, hand=("six",), stacks=((3, 3, 3), (3, 3, 3, 3))), c.Play("six"))
    state = after(state, c.EndTurn(None, (0, 0, 0)))
    assert (state.actor, state.ap, state.played) == (1, 5, None)


def test_r_8_7_seven_of_the_other_seat_stays_in_hand() -> None:
    state = position(FIELD, hands=(("six",), ("seven",)))
    refused(state, c.Play("seven"), "card_not_in_hand", card="seven")


SEVEN = """
    .  .  .  .  .  .  .  .
    1  .  1  .  1  .  1  .
    .  .  .  .  .  .  .  .
    2  1  1  .  1B .  1  2
    """


def shift(text: str = SEVEN) -> State:
    return position(text, hand=("shift",))


def shifts(state: State, source: str) -> set[str]:
    return {way[3:] for way in ways(state, "shift") if way.startswith(source)}


def test_r_8_8_shift_to_a_tower_beside_one_castle_or_beside_none() -> None:
    state = shift()
    found = shifts(state, "a1")
    # Top of the castle a1 b1 c1 (three squares): b1 and c1 may grow. Single blocks may not.
    assert {"b1", "c1"} <= found
    assert not {"a3", "c3", "e3", "g3", "e1", "a1"} & found
    assert {"h8", "b4", "h3", "e4"} <= found
    refused(state, c.Play("shift", from_="a1", to="a3"), "shift_too_tall", source=sq("a1"), at=sq("a3"))
    refused(state, c.Play("shift", from_="a1", to="a1"), "shift_same_square", at=sq("a1"))
    refused(state, c.Play("shift", from_="a1", to="d1"), "shift_joins", at=sq("d1"))
    refused(state, c.Play("shift", from_="a1", to="a2"), "shift_joins", at=sq("a2"))
    done = after(state, c.Play("shift", from_="a1", to="h8"))
    assert (height(done, "a1"), height(done, "h8"), done.supply) == (1, 1, state.supply)


def test_r_8_8_shift_takes_free_towers_only() -> None:
    state = shift()
    refused(state, c.Play("shift", from_="e1", to="h8"), "square_taken", at=sq("e1"))
    refused(state, c.Play("shift", from_="d4", to="h8"), "no_block_there", at=sq("d4"))
    refused(state, c.Play("shift", from_="a1", to="e1"), "square_taken", at=sq("e1"))


def test_r_8_8_shift_divides_no_castle() -> None:
    state = shift(SEVEN.replace("2  1  1", "1  1  1"))
    refused(state, c.Play("shift", from_="b1", to="h8"), "shift_divides", at=sq("b1"))
    assert shifts(state, "b1") == set()
    assert "h8" in shifts(state, "a1")


def test_r_8_8_shift_judges_with_the_block_taken_away() -> None:
    # h1 may not lose g1's support: two squares, top two; g1 gone leaves one square of height two.
    state = shift()
    refused(state, c.Play("shift", from_="g1", to="h8"), "shift_too_tall", source=sq("g1"), at=sq("h8"))
    assert shifts(state, "g1") == squares("h2"), "back beside it the castle is as wide as before"
    # The block of c3 may go beside c1 onto c2: what was between two castles is between one and nothing.
    assert "c2" in shifts(state, "c3")
    assert "c3" not in shifts(state, "c3")


def test_r_8_8_shift_leaves_at_least_six_castles() -> None:
    state = shift()
    assert "d1" not in shifts(state, "a3")
    six = shift(SEVEN.replace("1  .  1  .  1  .  1  .", "1  .  1  .  1  .  .  ."))
    refused(six, c.Play("shift", from_="a3", to="b1"), "shift_few_castles", castles=5, least=6)
    assert not squares("a1 b1 c1") & shifts(six, "a3")
    assert {"h8", "b4"} <= shifts(six, "a3")
    five = shift(SEVEN.replace("1  .  1  .  1  .  1  .", "1  .  1  .  .  .  .  ."))
    refused(five, c.Play("shift", from_="a3", to="h8"), "shift_few_castles", castles=5, least=6)
    refused(five, c.Play("shift", from_="a3", to="b1"), "shift_few_castles", castles=4, least=6)
    # Six are enough: what is wrong here is the height.
    refused(state, c.Play("shift", from_="a3", to="c3"), "shift_too_tall", source=sq("a3"), at=sq("c3"))
    # A single block may go where it founds a castle again.
    assert {"h8", "a4", "b5"} <= shifts(six, "a3")
    seven = shifts(state, "a3")
    assert "b1" in seven
    assert "b2" in seven


def test_r_8_8_shift_of_a_single_block_takes_its_castle_away() -> None:
    state = after(shift(), c.Play("shift", from_="c3", to="b1"))
    assert height(state, "b1") == 2
    assert height(state, "c3") == 0


def test_r_8_8_shift_within_a_castle() -> None:
    state = shift(SEVEN.replace("2  1  1", "2  2  1"))
    assert {"c1", "b1"} <= shifts(state, "a1")
    assert height(after(state, c.Play("shift", from_="a1", to="b1")), "b1") == 3


RECALL = """
    .  .  .  .
    2A .  .  1A
    1  2  .  1
    .  .  .  1K
    """


def test_r_8_9_recall_card_as_added_beside_another_own_knight() -> None:
    state = position(RECALL, options(recall_card="as_added"), hand=("recall",))
    assert ways(state, "recall") == {
        *(f"a3-{target}" for target in ("d4", "c3", "d2", "e3")),
        *(f"d3-{target}" for target in ("a4", "b3", "a2")),
    }
    refused(state, c.Play("recall", from_="a3", to="b3"), "no_knight_beside", at=sq("b3"))
    refused(state, c.Play("recall", from_="a3", to="a3"), "recall_same_square", at=sq("a3"))
    refused(state, c.Play("recall", from_="d1", to="d4"), "no_own_knight", at=sq("d1"))
    refused(state, c.Play("recall", from_="d3", to="d1"), "square_taken", at=sq("d1"))
    done = after(state, c.Play("recall", from_="d3", to="a4"))
    assert (names(done.knights[0]), done.ap) == ({"a3", "a4"}, 5)


def test_r_8_9_recall_card_as_added_not_higher_than_the_other() -> None:
    state = position("1A 1 2\n. 2 .\n. 1A .", options(recall_card="as_added"), hand=("recall",))
    refused(state, c.Play("recall", from_="a3", to="b2"), "new_knight_too_high", level=2, beside=1)


def test_r_8_9_recall_card_as_added_needs_another_knight() -> None:
    assert ways(position("A . 1K", hand=("recall",)), "recall") == set()


def test_r_8_9_recall_card_as_added_with_all_six_on_the_board() -> None:
    state = position("A A A\nA A A\n. 1K .", options(recall_card="as_added"), hand=("recall",))
    assert "a3-d2" in ways(state, "recall")


def test_r_8_9_recall_card_as_moved_is_a_step_without_points() -> None:
    state = position(
        """
        .  .  .
        A  1  .
        .  2  .
        """,
        options(recall_card="as_moved"),
        hand=("recall",),
        ap=0,
    )
    # On foot a3, a1, b2, and through the castle of b2 and b1 to b3, c2, c1 and again a1.
    assert ways(state, "recall") == {f"a2-{target}" for target in ("a3", "a1", "b2", "b3", "c2", "c1")}
    refused(state, c.Play("recall", from_="a2", to="b1"), "no_way", source=sq("a2"), at=sq("b1"))
    refused(state, c.Play("recall", from_="a2", to="a2"), "square_taken", at=sq("a2"))
    steep = position("A 2", options(recall_card="as_moved"), hand=("recall",))
    refused(steep, c.Play("recall", from_="a1", to="b1"), "too_steep", levels=2, allowed=1)
    assert after(state, c.Play("recall", from_="a2", to="c2")).ap == 0


LEAP = """
    .  .  .  1  .
    .  .  .  1K .
    1  1B 1  1A 1A 1
    .  .  .  1B .
    .  .  .  3  .
    """


def test_r_8_10_leap_over_opponent_knight() -> None:
    state = position(LEAP, options(leap_over="opponent_knight"), hand=("leap",))
    assert ways(state, "leap") == set()  # d1 (3) is too high from 1, and the others are no opponents
    refused(state, c.Play("leap", from_="d3", to="d1"), "too_steep", levels=2, allowed=1)
    refused(state, c.Play("leap", from_="d3", to="f3"), "leap_wrong_piece", over=sq("e3"), leap_over="opponent_knight")
    refused(state, c.Play("leap", from_="d3", to="d5"), "leap_wrong_piece", over=sq("d4"), leap_over="opponent_knight")
    refused(state, c.Play("leap", from_="d3", to="b3"), "square_taken", at=sq("b3"))
    refused(state, c.Play("leap", from_="e3", to="e5"), "nobody_to_leap", over=sq("e4"))
    refused(state, c.Play("leap", from_="d3", to="a3"), "not_over_one_square", source=sq("d3"), at=sq("a3"))
    refused(state, c.Play("leap", from_="d3", to="e4"), "not_over_one_square", source=sq("d3"), at=sq("e4"))
    refused(state, c.Play("leap", from_="b3", to="d3"), "no_own_knight", at=sq("b3"))
    free = position("A B .", options(leap_over="opponent_knight"), hand=("leap",))
    assert ways(free, "leap") == {"a1-c1"}


def test_r_8_10_leap_over_any_knight() -> None:
    state = position(LEAP, options(leap_over="any_knight"), hand=("leap",))
    assert ways(state, "leap") == {"d3-f3", "e3-c3"}
    refused(state, c.Play("leap", from_="d3", to="d5"), "leap_wrong_piece", over=sq("d4"), leap_over="any_knight")
    assert names(after(state, c.Play("leap", from_="d3", to="f3")).knights[0]) == {"e3", "f3"}


def test_r_8_10_leap_over_any_piece() -> None:
    state = position(LEAP, options(leap_over="any_piece"), hand=("leap",))
    assert ways(state, "leap") == {"d3-f3", "e3-c3", "d3-d5"}


def test_r_8_10_leap_over_a_piece_at_any_level_down_any_number() -> None:
    state = position("3A 9B .", hand=("leap",))
    assert ways(state, "leap") == {"a1-c1"}
    assert ways(position("A 9B 1", hand=("leap",)), "leap") == {"a1-c1"}
    assert ways(position("A B 2", hand=("leap",)), "leap") == set()
    assert ways(position("5A B 1", hand=("leap",)), "leap") == {"a1-c1"}


def test_r_8_10_leap_not_beyond_the_edge() -> None:
    state = position(". . . . . . A B\nA . . . . . . .", hand=("leap",))
    assert ways(state, "leap") == set()


def test_each_card_has_its_gait() -> None:
    gaits = {"climb": "walk", "doors": "doors", "diagonal": "walk", "recall": "flight", "leap": "leap"}
    for card in (None, *ACTION_CARDS):
        assert gait_of(card, options()) == gaits.get(card or "", "step"), card
    assert gait_of("recall", options(recall_card="as_moved")) == "step"
    assert gait_of("leap", options(recall_card="as_moved")) == "leap"


def test_r_8_6_and_r_8_7_cards_that_give_action_points() -> None:
    assert {card: ap_gained(card) for card in (None, *ACTION_CARDS) if ap_gained(card)} == {"six": 1, "seven": 2}
    assert ap_gained(None) == 0


def test_r_8_9_a_step_by_the_card_recall_is_for_own_knights() -> None:
    state = position("A . B\n. . .", options(recall_card="as_moved"), hand=("recall",))
    refused(state, c.Play("recall", from_="c1", to="d1"), "no_own_knight", at=sq("c1"))
