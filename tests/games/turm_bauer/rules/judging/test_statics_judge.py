"""T-9.3, T-7: what the judge by statics says, and whole games with it."""

import random

import pytest
from msgspec.structs import replace

from tests.at_length import at_length
from tests.games.turm_bauer.random_games import opened
from tests.games.turm_bauer.rules.judging.careful_games import builds
from tests.games.turm_bauer.rules.judging.random_towers import places, tower
from torres3d.games.turm_bauer.bots.risk_sampling import RiskSampling
from torres3d.games.turm_bauer.rules.commands import Build, Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.decide import decide
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, draw_hand, sampled
from torres3d.games.turm_bauer.rules.judging.judge import let_go
from torres3d.games.turm_bauer.rules.judging.risk import Risks
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge, shrinking, stands
from torres3d.games.turm_bauer.rules.judging.steadiness import loads, steadiness
from torres3d.games.turm_bauer.rules.options import HandKind
from torres3d.games.turm_bauer.rules.state import BuiltBlock

ON_THE_CORNERSTONE = Placement("1c", ((0, 0, 1),), None)
OVER_THE_EDGE = Placement("2a", ((1, 0, 1), (2, 0, 1)), None)


def test_t_7_2_t_9_3_what_stands_rests_where_it_was_let_go() -> None:
    hand = Hand(30, -20, 12, 30)
    assert StaticsJudge().judge(opened(), ON_THE_CORNERSTONE, hand) == Rest((30, -20, 12))


def test_what_cannot_stand_falls() -> None:
    state = opened()
    acting = state.acting
    assert acting is not None
    assert StaticsJudge().judge(state, OVER_THE_EDGE, Hand()) == Rest(None, (), ((acting.colour, "2a"),))


def test_what_is_pulled_along_is_told_sorted() -> None:
    row = BuiltBlock("blue", "3i", ((0, 0, 1), (1, 0, 1), (2, 0, 1)))
    tower_on_it = tuple(BuiltBlock("blue", name, ((2, 0, z),)) for name, z in (("1n", 2), ("1c", 3)))
    state = replace(opened(start=2), blocks=(row, BuiltBlock("blue", "2a", ((0, 1, 1), (1, 1, 1)))))
    assert steadiness(state) > 0
    rest = StaticsJudge().judge(
        replace(state, blocks=(row, *tower_on_it)),
        Placement("4s", ((2, 0, 4), (2, 1, 4), (3, 0, 4), (3, 1, 4)), None),
        Hand(),
    )
    assert rest.pose is None
    assert rest.fell == (("blue", "1c"), ("blue", "1n"), ("blue", "3i"), ("green", "4s"))


def test_t_9_3_a_harder_push_and_more_wind_shrink_more() -> None:
    assert shrinking("usual", 0) == pytest.approx(0.5 * shrinking("usual", 50))
    assert shrinking("gentle", 30) < shrinking("usual", 30) < shrinking("windy", 30)
    edge = Placement("2a", ((1, 0, 1), (2, 0, 1)), None)
    held = Hand(-70, 0, 0, 0)
    assert StaticsJudge().judge(opened(), edge, held).pose == (-70, 0, 0)
    assert StaticsJudge().judge(opened(), edge, replace(held, push=100)).pose is None
    assert StaticsJudge().judge(opened(wobble="windy"), edge, held).pose is None


@pytest.mark.parametrize("kind", ["mouse", "drawn", "steady"])
def test_t_7_1_the_hand_is_that_of_the_options(kind: HandKind) -> None:
    state, given = opened(hand=kind), Hand(5, 6, 7, 8)
    hand = let_go(state, ON_THE_CORNERSTONE, StaticsJudge(), given).hand
    from_tremor = draw_hand(state.tremor, state, ON_THE_CORNERSTONE)
    assert hand == {"mouse": given, "drawn": from_tremor, "steady": Hand()}[kind]
    bots = let_go(state, ON_THE_CORNERSTONE, StaticsJudge()).hand
    assert bots == (Hand() if kind == "steady" else from_tremor)


@pytest.mark.long
@pytest.mark.parametrize("wobble", ["gentle", "windy", *at_length("usual")])
def test_t_7_8_an_accepted_building_stands_when_it_is_set_up_again(wobble: str) -> None:
    """T-7.8, over whole games; the same question twice has the same answer."""
    judge, seen = StaticsJudge(), 0
    for seed in range(2):
        for before, build, after in builds(judge, seed, wobble=wobble, hand="drawn"):
            assert stands(after.blocks)
            assert judge.judge(before, build.placement, build.hand) == build.rest
            seen += 1
    assert seen > 20


@pytest.mark.long
def test_risk_is_the_share_of_hands_that_bring_something_down() -> None:
    """The quick ways agree with the judge, but for pushes, which are counted as the next harder ones."""
    chance, between = random.Random(3), 0
    for seed in range(4):
        for count in (6, 15, 24):
            state = tower(seed, count)
            for place in chance.sample(places(state), 4):
                risks, room = Risks(state.blocks, state.options), Elbowroom(state.blocks, place.cells)
                hands = [replace(room.cut(sampled(chance, "usual", place)), push=40) for _ in range(6)]
                fell = [StaticsJudge().judge(state, place, hand).pose is None for hand in hands]
                risk = risks.with_hands(place, hands)
                if sum(fell) < 3:
                    assert risk.falls == sum(fell) / 6
                else:
                    assert risk.falls >= 0.5
                between += 0 < sum(fell) < 6
                assert risks.stands(place.cells) == stands((*state.blocks, BuiltBlock("red", "1c", place.cells)))
    assert between > 2


def test_a_steady_hand_risks_no_more_than_the_push() -> None:
    state = opened(hand="steady")
    assert RiskSampling(state, 12, random.Random(1)).risk(ON_THE_CORNERSTONE).falls == 0
    assert RiskSampling(state, 12, random.Random(1)).risk(OVER_THE_EDGE).falls == 1


def test_the_meter_falls_as_the_tower_grows_crooked() -> None:
    """0 to 1: nothing built is as steady as can be, a block over the edge hardly stands."""
    edge = BuiltBlock("red", "2a", ((1, 0, 1), (2, 0, 1)), (-50, 0, 0))
    flat = BuiltBlock("red", "4s", ((0, 0, 1), (0, 1, 1), (1, 0, 1), (1, 1, 1)))
    assert steadiness(opened()) == 1
    assert steadiness(replace(opened(), blocks=(flat,))) == 1
    assert steadiness(replace(opened(), blocks=(edge,))) == pytest.approx(0.03 / 0.3, abs=0.035)


def test_the_meter_asks_more_where_the_table_is_bumped_harder() -> None:
    """T-9.3: contacts shrink by twice as much in `windy`, by half as much in `gentle`."""
    blocks = (BuiltBlock("red", "2a", ((1, 0, 1), (2, 0, 1)), (-90, 0, 0)),)
    gentle, usual, windy = (
        steadiness(replace(opened(wobble=wobble), blocks=blocks)) for wobble in ("gentle", "usual", "windy")
    )
    assert gentle == pytest.approx(2 * usual, abs=1 / 32)
    assert windy == pytest.approx(usual / 2, abs=1 / 32)
    assert windy > 0


def test_loads_are_what_each_block_holds_up() -> None:
    column = tuple(BuiltBlock("red", f"{n}", ((0, 0, n),)) for n in (1, 2, 3, 4))
    assert loads(replace(opened(), blocks=column)) == pytest.approx((1, 0.75, 0.5, 0.25))
    bridge = (
        BuiltBlock("red", "1c", ((0, 0, 1),)),
        BuiltBlock("red", "1n", ((2, 0, 0), (2, 0, 1))),
        BuiltBlock("red", "3i", ((0, 0, 2), (1, 0, 2), (2, 0, 2))),
    )
    assert loads(replace(opened(), blocks=bridge)) == pytest.approx((2.5 / 6, 3.5 / 6, 3 / 6), abs=0.02)
    assert loads(replace(opened(), blocks=column[:1])) == (1.0,)
    assert loads(opened()) == ()


def test_what_the_judge_says_can_be_given_as_a_command() -> None:
    state = opened(hand="drawn")
    for place in places(state)[:40]:
        build = let_go(state, place, StaticsJudge())
        assert isinstance(build, Build)
        assert decide(state, build)


def test_t_7_7_figures_weigh_nothing() -> None:
    state = tower(1, 8)
    crowded = replace(state, sets=tuple(replace(each, figure=state.blocks[-1].cells[-1]) for each in state.sets))
    hand = Hand(70, -30, 20, 40)
    for place in places(state)[:12]:
        assert StaticsJudge().judge(crowded, place, hand) == StaticsJudge().judge(state, place, hand)
