"""The few reasons that a hint gives: from terms laid out by hand, and in positions with an obvious point."""

import pytest

from tests.games.torres.setups import options
from torres3d.games.torres import play
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.hint_and_analysis_types import Reason, ReasonKind, Stance
from torres3d.games.torres.bots.reasons.reasons import WorthTerm, mistake_of, reasons
from torres3d.games.torres.bots.registry import ADVISER
from torres3d.games.torres.rules.commands import Command, Move, Play, Score
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.seat_view import view
from torres3d.play import let_bots_play, new_game

BESIDE_THE_KING = """\
moment: 2.4
actor: B
start: A
ap: 1
. . . . . . . .
. . . . . . . .
. 1 1B . . . . .
. . . . . . . .
. . . . 1 1 . .
. . . . 1 2 . .
. . . . 1B 2 . .
. 1A . . 2K . . .
"""
ONE_PLAN = """\
moment: 3.3
actor: C
start: D
scores: 108 121 122 97
stacks: - - 3 -
hand C: shift
deck A: -
deck B: -
deck C: -
deck D: -
.   .   .   1   .   1   .   .
.   .   1C  .   1   1   1   1
1   2A  1B  .   5C  4A  1   .
.   1   .   4   6   2C  .   1
1   .   .   7D  7B  .   .   .
.   .   1K  .   .   3C  2B  3A
3C  2   3D  2D  .   1D  .   2
1   3B  3A  .   1A  .   .   .
"""
SMALL, LARGE, APART = 0b11, 0b1111, 0b11 << 40


def castle(seat: int, value: float, where: int, area: int, level: int) -> WorthTerm:
    return WorthTerm("castle", seat, value, where, 0, Stance(area, level))


def plain(seat: int, kind: ReasonKind, value: float, counted: int = 0) -> WorthTerm:
    return WorthTerm(kind, seat, value, counted=counted)


def test_a_castle_that_grew_is_the_same_castle() -> None:
    (only,) = reasons([castle(0, 12, LARGE, 4, 3)], [castle(0, 4, SMALL, 2, 2)], 0)
    assert only == Reason("castle", 0, 8, 0, Stance(4, 3), Stance(2, 2))


def test_a_castle_elsewhere_is_another_one() -> None:
    told = reasons([castle(0, 12, APART, 4, 3)], [castle(0, 4, SMALL, 2, 2)], 0)
    assert [(each.points, each.better, each.other) for each in told] == [
        (12, Stance(4, 3), Stance()),
        (-4, Stance(), Stance(2, 2)),
    ]


def test_what_an_opponent_has_is_one_reason_named_by_what_does_most() -> None:
    better = [castle(1, -2, SMALL, 2, 1), castle(1, -6, APART, 3, 2), castle(0, 5, LARGE << 20, 5, 1)]
    other = [castle(1, -9, SMALL, 2, 3), castle(1, -3, APART, 3, 1), castle(0, 4, LARGE << 20, 4, 1)]
    told = reasons(better, other, 0)
    assert [(each.seat, each.points) for each in told] == [(1, 4), (0, 1)]
    assert (told[0].better, told[0].other) == (Stance(2, 1), Stance(2, 3))


def test_three_at_most_the_largest_first_and_the_price_last() -> None:
    kinds: tuple[ReasonKind, ...] = ("king", "knights", "blocks", "hand", "master")
    better = [plain(0, kind, value) for kind, value in zip(kinds, (10, 3, -6, 2, 0.4), strict=True)]
    told = reasons(better, [plain(0, kind, 0) for kind in kinds], 0)
    assert [(each.kind, each.points) for each in told] == [("king", 10), ("knights", 3), ("blocks", -6)]


def test_nothing_is_told_that_costs_more_than_all_that_is_told_brings() -> None:
    better = [plain(0, "king", 5), plain(0, "blocks", -7), plain(0, "hand", 3)]
    told = reasons(better, [plain(0, kind, 0) for kind in ("king", "blocks", "hand")], 0)
    assert [(each.kind, each.points) for each in told] == [("king", 5), ("hand", 3), ("blocks", -7)]
    told = reasons(better[:2], [plain(0, kind, 0) for kind in ("king", "blocks")], 0)
    assert [(each.kind, each.points) for each in told] == [("king", 5)]


def test_less_than_a_point_is_no_reason() -> None:
    assert reasons([plain(0, "king", 0.7)], [plain(0, "king", 0.0)], 0) == ()


def test_what_a_turn_got_wrong() -> None:
    def wrong(kind: ReasonKind, seat: int = 0, better: tuple[Command, ...] = (), last: bool = False) -> str | None:
        return mistake_of([Reason(kind, seat, 4)], 0, (Score(),), better, last)

    assert wrong("castle", last=True) == "scoring"
    assert wrong("castle") == "height"
    assert wrong("castle", seat=1) == "others"
    assert wrong("castle", better=(Play("six"),)) == "card"
    assert wrong("king") == "king"
    assert wrong("blocks") == "blocks"
    assert wrong("hand", better=(Play("six"),)) == "cards"
    assert mistake_of([], 0, (), (), last=True) is None
    assert mistake_of([Reason("castle", 0, -2)], 0, (), (), last=True) is None


def test_a_step_up_beside_the_king_is_for_the_level_and_the_bonus() -> None:
    state = from_diagram(BESIDE_THE_KING, options("rio-grande-1999", "basic", 2))
    hint = best_turn(view(state, 1), ADVISER, 1)
    assert hint.commands[0] == Move("e2", "f2")
    castle, king = (next(each for each in hint.reasons if each.kind == kind) for kind in ("castle", "king"))
    assert (castle.better, castle.other) == (Stance(7, 2), Stance(7, 1))
    assert king.counts == (10, 0)


def test_a_turn_far_better_than_all_others_has_reasons() -> None:
    """All the best ends that the search keeps are one plan here: it is compared with the best that it did not keep."""
    state = from_diagram(ONE_PLAN, options("rio-grande-1999", "basic", 4))
    told = play.hint(state)
    assert [each.kind for each in told.gains] == ["castle", "castle", "marker"]
    assert told.reasons
    assert told.reasons[0].points > 0


@pytest.mark.slow
def test_a_hint_says_why() -> None:
    game = new_game("hard", None, seed=3)
    found = 0
    while game.state.actor is not None and found < 6:
        let_bots_play(game)
        if game.state.actor is None:
            break
        told = best_turn(view(game.state, 1), ADVISER, 1)
        found += bool(told.reasons)
        assert not told.reasons or told.reasons[0].points > 0
        assert len(told.reasons) <= 3
        for command in told.commands:
            game.submit(command, 1)
            if game.state.stage == "keep":
                break
    assert found == 6
