"""The risk in the meter: near to what Bullet does, the same whenever it is asked for, and better with hands judged."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.bench.risk.hands import read_truths
from tests.games.turm_bauer.bench.risk.positions import read_positions
from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.rules.commands import Hand, Placement, Rest
from torres3d.games.turm_bauer.rules.judging.bullet_risk import BulletRisks, careful_risks_of, risks_of
from torres3d.games.turm_bauer.rules.judging.hand_error import spread, spread_hands
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.games.turm_bauer.rules.judging.risk import Risk
from torres3d.games.turm_bauer.rules.judging.risk_estimate import JUDGED, RiskEstimate, final_figure, risk_figures
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.options import JudgeKind
from torres3d.games.turm_bauer.rules.state import State

ON_THE_CORNERSTONE = Placement("1c", ((0, 0, 1),), None)
OVER_THE_EDGE = Placement("2a", ((1, 0, 1), (2, 0, 1)), None)
FALLEN, STOOD = Risk(1.0, 0.0), Risk(0.0, 0.0)


def estimate(placement: Placement, judge: JudgeKind = "bullet") -> RiskEstimate:
    return RiskEstimate(opened(judge=judge), placement)


@pytest.mark.parametrize("judge", ["bullet", "statics"])
def test_what_lies_firm_and_what_cannot_lie(judge: JudgeKind) -> None:
    assert estimate(ON_THE_CORNERSTONE, judge).figure().falls < 0.02
    assert estimate(OVER_THE_EDGE, judge).figure().falls > 0.6


@pytest.mark.slow
def test_most_first_figures_are_near_to_what_bullet_does() -> None:
    """Every sixth place of `tests.games.turm_bauer.bench.risk.estimates`, which tells it of all."""
    positions, off = read_positions(), []
    for truth in read_truths()[::6]:
        position = positions[truth.position]
        figure = RiskEstimate(position.state, position.placement).figure()
        assert 0.0 <= figure.low <= figure.falls <= figure.high <= 1.0
        assert 0.0 <= figure.collapses <= figure.falls
        off.append(abs(figure.falls - truth.falls))
    assert len(off) >= 49
    assert sum(each <= 0.2 for each in off) >= 0.9 * len(off)
    assert fmean(off) < 0.08


@pytest.mark.slow
def test_a_building_that_statics_gives_up_has_better_and_worse_places() -> None:
    positions = [each for each in read_positions() if each.lost]
    figures = [RiskEstimate(each.state, each.placement).figure().falls for each in positions[::6]]
    assert min(figures) < 0.1
    assert max(figures) > 0.9
    for each in positions[:3]:
        assert isinstance(careful_risks_of(each.state), BulletRisks)


@pytest.mark.slow
def test_a_building_on_its_whole_contacts_alone_is_no_safe_place() -> None:
    bare = read_positions()[222]
    assert RiskEstimate(bare.state, bare.placement).figure().falls >= physics().estimate.bare


@pytest.mark.slow
def test_bots_are_told_more_risk_and_still_find_differences_in_a_shaky_tower() -> None:
    told, careful = [], []
    for each in read_positions()[::12]:
        hands = spread_hands(8, each.wobble, each.placement)
        for risks, falls in ((risks_of(each.state), told), (careful_risks_of(each.state), careful)):
            found = risks.with_hands(each.placement, hands)
            falls.append(risks.with_bump(each.placement, found, hands[:1]).falls)
    assert fmean(careful) > fmean(told)
    assert sum(falls < 0.5 for falls in careful) > len(careful) / 3
    assert sum(falls > 0.5 for falls in careful) > len(careful) / 3


@pytest.mark.slow
def test_who_knows_enough_of_the_bump_is_told_no_more() -> None:
    less = 0
    for each in read_positions()[::20]:
        hands = spread_hands(2, each.wobble, each.placement)
        whole = careful_risks_of(each.state).with_bump(each.placement, STOOD, hands)
        told = list[Risk]()

        def enough(risk: Risk, told: list[Risk] = told) -> bool:
            told.append(risk)
            return risk.falls > 0.1

        found = careful_risks_of(each.state).with_bump(each.placement, STOOD, hands, enough)
        assert [risk.falls for risk in told] == sorted(risk.falls for risk in told)
        assert found == told[-1]
        assert found.falls <= whole.falls
        assert found == whole or found.falls > 0.1
        less += found != whole
    assert less > 2


def test_the_same_place_has_the_same_figure() -> None:
    assert estimate(OVER_THE_EDGE).figure() == estimate(OVER_THE_EDGE).figure()


@pytest.mark.parametrize(("placement", "judged"), [(ON_THE_CORNERSTONE, FALLEN), (OVER_THE_EDGE, STOOD)])
def test_hands_judged_outweigh_the_estimate(placement: Placement, judged: Risk) -> None:
    known = estimate(placement)
    assert len(known.hands) == JUDGED
    figures = [known.figure([judged] * count) for count in (0, 1, 5, JUDGED)]
    away = [abs(each.falls - judged.falls) for each in figures]
    assert away == sorted(away, reverse=True)
    assert away[-1] < 0.15
    assert [each.judged for each in figures] == [0, 1, 5, JUDGED]
    assert width(figures[-1]) < width(figures[1])


def width(figure: RiskFigure) -> float:
    return figure.high - figure.low


def test_where_statics_judges_its_own_figure_is_exact() -> None:
    known = estimate(OVER_THE_EDGE, "statics")
    figure = known.figure()
    assert not known.hands
    assert figure.low == figure.falls == figure.high


def test_t_9_5_hands_spread_evenly_have_the_same_distribution() -> None:
    hands = spread_hands(1000, "usual", OVER_THE_EDGE)
    sigma = 1000 * spread("usual", OVER_THE_EDGE)
    for along in ([each.dx for each in hands], [each.dy for each in hands]):
        assert abs(fmean(along)) < 0.03 * sigma
        assert pstdev(along) == pytest.approx(sigma, rel=0.03)
    assert pstdev([each.yaw for each in hands]) == pytest.approx(0.4 * sigma, rel=0.04)
    assert {each.push for each in hands} == set(range(10, 41))


def test_a_ring_changes_nothing() -> None:
    with_ring = replace(OVER_THE_EDGE, ring="free")
    judge, state = StaticsJudge(), opened(judge="bullet")
    assert final_figure(state, with_ring, judge) == final_figure(state, OVER_THE_EDGE, judge)


class ToldJudge:
    """A judge that lets so many blocks fall with each hand, one hand after the other."""

    def __init__(self, fell: Sequence[int]) -> None:
        self._fell = iter(fell)

    def judge(self, state: State, placement: Placement, hand: Hand) -> Rest:
        fell = next(self._fell)
        return Rest(None, (), tuple(("red", f"{each}a") for each in range(fell))) if fell else Rest((0, 0, 0))


def figures(placement: Placement, *fell: int) -> list[RiskFigure]:
    """The figures of a place where so many blocks fall with the first hands, and none with all others."""
    judge = ToldJudge([*fell, *[0] * (99 - len(fell))])
    return list(risk_figures(opened(judge="bullet", collapse=3), placement, judge))


def test_hands_that_agree_end_it_after_ten() -> None:
    found = figures(ON_THE_CORNERSTONE)
    first = found[0].falls
    assert [figure.judged for figure in found] == list(range(11))
    assert [figure.final for figure in found] == [False] * 10 + [True]
    assert [figure.falls for figure in found] == pytest.approx([first / (1 + number) for number in range(11)])


def test_hands_that_do_not_agree_are_all_asked() -> None:
    for fell in ((1,), (0, 0, 0, 0, 0, 0, 0, 0, 0, 2), (3, 2, 3)):
        found = figures(ON_THE_CORNERSTONE, *fell)
        first, last = found[0], found[-1]
        assert ([figure.judged for figure in found], last.final) == (list(range(21)), True)
        falls, collapses = sum(each > 0 for each in fell), sum(each >= 3 for each in fell)
        assert last.falls == pytest.approx((falls + first.falls) / 21)
        assert last.collapses == pytest.approx((collapses + first.collapses) / 21)
        off = 1.3 * sqrt(last.falls * (1 - last.falls) / 21) + 0.02
        assert (last.low, last.high) == pytest.approx((max(0.0, last.falls - off), last.falls + off))


def test_hands_that_all_fall_as_was_estimated_agree() -> None:
    hopeless = Placement("3i", ((1, 0, 1), (2, 0, 1), (3, 0, 1)), None)
    assert estimate(hopeless).figure().falls == 1.0
    assert len(figures(hopeless, *[1] * 20)) == 11
    assert len(figures(hopeless)) == 21


def test_the_first_figure_is_of_64_hands() -> None:
    falls = estimate(OVER_THE_EDGE, "statics").figure().falls
    assert 0 < falls < 1
    assert (64 * falls).is_integer()


def test_a_figure_is_final_and_of_no_judged_hand_unless_it_says_so() -> None:
    figure = RiskFigure(0.5, 0.1, 0.4, 0.6)
    assert (figure.judged, figure.final) == (0, True)
