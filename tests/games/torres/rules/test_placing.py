"""R-3: the set-up, and R-10.1: moving the king."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.torres.rules import plain
from tests.games.torres.rules.boards import after, ends, names, position, refused, sq, squares
from tests.games.torres.setups import begin, options
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules import placing
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import KingMoved
from torres3d.games.torres.rules.placing import foundation_sites
from torres3d.games.torres.rules.squares import INDEX, NAMES
from torres3d.games.torres.rules.state import State

MARKED = squares("d8 c6 f6 h5 a4 c3 f3 e1")


@pytest.mark.parametrize("mode", ["basic", "variant"])
def test_r_3_1_eight_blocks_stand_on_the_marked_squares(mode: str) -> None:
    state = begin(options(mode=mode))
    assert names(state.board.towers) == MARKED
    assert sum(state.board.heights) == 8
    assert (state.stage, state.actor) == ("knights", 0)


def test_r_3_1_other_foundations_as_a_house_rule() -> None:
    other = ("a1", "c1", "e1", "g1", "b3", "d3", "f3", "h3")
    assert names(begin(options(foundations=other)).board.towers) == set(other)


def founding(placed: str, actor: int = 0) -> State:
    state = begin(options(mode="master", players=3))
    for name in placed.split():
        state = after(state, c.Found(name))
    return state


def test_r_3_2_foundations_are_placed_in_turn_in_the_master_game() -> None:
    state = founding("")
    assert (state.stage, state.board.blocks) == ("foundations", 0)
    actors = []
    for name in ["a1", "c3", "e5", "g7", "a7", "g1", "d8", "h4"]:
        actors.append(state.actor)
        state = after(state, c.Found(name))
    assert actors == [0, 1, 2, 0, 1, 2, 0, 1]
    assert state.supply == 92 - 8 - 30
    assert (state.stage, state.actor) == ("knights", 0)


def test_r_3_2_two_empty_squares_in_a_line_one_on_a_diagonal() -> None:
    state = founding("d4")
    sites = {command.at for command in ends(state, c.Found)}
    near = squares("d4 d5 d6 d3 d2 c4 b4 e4 f4 c5 e5 c3 e3")
    assert sites == set(plain.ALL) - near
    assert {"d7", "g4", "f6", "b6", "c6", "e6", "f5"} <= sites
    refused(state, c.Found("d6"), "foundation_too_close", at=sq("d6"), other=sq("d4"))
    refused(state, c.Found("e3"), "foundation_too_close", at=sq("e3"), other=sq("d4"))
    refused(state, c.Found("d4"), "foundation_taken", at=sq("d4"))


MAXIMAL = "a1 f1 h2 c3 a6 d8 f5 g7"
"""Eight foundations beside which no ninth fits."""


NEAR = {name: frozenset(other for other in plain.ALL if plain.distance(name, other) <= 2) for name in plain.ALL}


def reached_by(count: int, left: frozenset[str] = frozenset(plain.ALL)) -> bool:
    """Whether ``count`` squares, wherever they are, come within two steps of all squares ``left``."""
    if not left:
        return True
    if len(left) > 13 * count:
        return False
    hardest = min(left, key=lambda name: (len(NEAR[name] & left), name))
    return any(reached_by(count - 1, left - NEAR[name]) for name in NEAR[hardest])


def test_r_3_3_eight_foundations_always_fit() -> None:
    """No seven squares come near all others: where seven or fewer are placed one more fits, so on this board R-3.3
    refuses nothing that R-3.2 allows."""
    assert not reached_by(7)
    assert reached_by(8)


@pytest.mark.parametrize("seed", range(10))
def test_r_3_3_refuses_nothing_that_r_3_2_allows(seed: int) -> None:
    rng = random.Random(seed)
    placed: list[str] = []
    for _ in range(8):
        free = [name for name in plain.ALL if all(plain.distance(name, other) > 2 for other in placed)]
        assert names(foundation_sites(sum(1 << INDEX[name] for name in placed))) == set(free)
        placed.append(rng.choice(free))


def test_r_3_3_a_foundation_must_leave_room_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen with nine foundations, because eight always fit on this board."""
    foundation_sites.cache_clear()
    monkeypatch.setattr(placing, "FOUNDATIONS", 9)
    *first, last = MAXIMAL.split()
    state = begin(options(mode="master"))
    for name in first:
        state = after(state, c.Found(name))
    refused(state, c.Found(last), "foundation_blocks_rest", at=sq(last))
    wanted = {name for name in plain.ALL if plain.may_found(first, name, 9)}
    assert {command.at for command in ends(state, c.Found)} == wanted
    foundation_sites.cache_clear()


def test_r_3_3_whether_the_rest_fit() -> None:
    """By trying all sets of two and three of some squares that are free."""
    rng = random.Random(3)
    for _ in range(200):
        free = (
            rng.sample(range(64), rng.randint(0, 7))
            if rng.random() < 0.5
            else rng.sample([0, 1, 2, 8, 9, 16, 17, 24], 4)
        )
        for count in (0, 1, 2, 3):
            fits = any(
                all(plain.distance(NAMES[one], NAMES[other]) > 2 for one, other in combinations(some, 2))
                for some in combinations(free, count)
            )
            assert placing._room_for(sum(1 << square for square in free), count) == fits  # noqa: SLF001


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(0, 2**32), st.integers(2, 7))
def test_r_3_3_agrees_with_the_plain_words(seed: int, count: int) -> None:
    rng = random.Random(seed)
    placed: list[str] = []
    while len(placed) < count:
        free = [name for name in plain.ALL if all(plain.distance(name, other) > 2 for other in placed)]
        taken = {name: sum(plain.distance(name, other) <= 2 for other in free) for name in free}
        greedy = sorted(free, key=lambda name: (-taken[name], rng.random()))
        allowed = [name for name in greedy[:12] if plain.may_found(placed, name)]
        placed.append(allowed[0] if allowed else next(name for name in greedy if plain.may_found(placed, name)))
    wanted = {name for name in plain.ALL if plain.may_found(placed, name)}
    assert names(foundation_sites(sum(1 << INDEX[name] for name in placed))) == wanted
    assert wanted, "the rule never leads to a dead end"


def test_r_3_4_each_places_a_knight_and_the_last_also_the_king() -> None:
    state = begin(options(players=3))
    assert {command.at for command in ends(state, c.PlaceKnight)} == MARKED
    state = after(state, c.PlaceKnight("c3"))
    assert (state.stage, state.actor) == ("knights", 1)
    refused(state, c.PlaceKnight("c3"), "square_taken", at=sq("c3"))
    refused(state, c.PlaceKnight("a1"), "not_on_castle", at=sq("a1"))
    state = after(state, c.PlaceKnight("f3"), c.PlaceKnight("a4"))
    assert (state.stage, state.actor) == ("king", 2)
    assert {command.at for command in ends(state, c.PlaceKing)} == squares("d8 c6 f6 h5 e1")
    refused(state, c.PlaceKing("f3"), "square_taken", at=sq("f3"))
    refused(state, c.PlaceKing("b2"), "not_on_castle", at=sq("b2"))
    refused(state, c.PlaceKnight("e1"), "wrong_stage", stage="king", command="place_knight")
    state = after(state, c.PlaceKing("e1"))
    assert names(state.king) == {"e1"}
    assert [names(own) for own in state.knights] == [{"c3"}, {"f3"}, {"a4"}]
    assert (state.stage, state.actor, state.phase, state.round, state.ap) == ("turn", 0, 1, 1, 5)


def test_r_3_5_markers_start_at_0_together() -> None:
    assert begin(options(players=4)).scores == (0, 0, 0, 0)


KING = """
    .  .  .  .
    1  2  .  1A
    1K 1B .  .
    """


def asked(rule: str, text: str = KING) -> State:
    return position(text, options(king_move=rule), stage="move_king", ap=0, stacks=((), ()), scores=(3, 9), round=4)


def test_r_10_1_king_move_other_castle() -> None:
    state = asked("other_castle", KING + "")
    assert {command.at for command in ends(state, c.PlaceKing)} == set()
    far = asked("other_castle", "1 . . .\n. . . .\n" + KING.strip())
    assert {command.at for command in ends(far, c.PlaceKing)} == {"a5"}
    refused(far, c.PlaceKing("b2"), "king_same_castle", at=sq("b2"))
    refused(far, c.PlaceKing("d2"), "square_taken", at=sq("d2"))
    refused(far, c.PlaceKing("c1"), "not_on_castle", at=sq("c1"))
    refused(far, c.PlaceKing("a1"), "square_taken", at=sq("a1"))
    assert decide(far, c.PlaceKing("a5"))[0] == KingMoved(0, sq("a1"), sq("a5"))
    done = after(far, c.PlaceKing("a5"))
    assert names(done.king) == {"a5"}


def test_r_10_1_king_move_any_castle() -> None:
    state = asked("any_castle")
    assert {command.at for command in ends(state, c.PlaceKing)} == squares("a2 b2")
    assert names(after(state, c.PlaceKing("b2")).king) == {"b2"}


def test_r_10_1_or_the_king_is_left() -> None:
    state = asked("any_castle")
    assert c.LeaveKing() in ends(state, c.LeaveKing)
    assert names(after(state, c.LeaveKing()).king) == {"a1"}
