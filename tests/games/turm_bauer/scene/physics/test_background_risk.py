"""Risks found in a process of their own: a figure at once, then better ones, the same as here."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate, final_figure, risk_figures
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.judging.steadiness import steadiness
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.physics.background_risk import BackgroundRisk
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

CUBE = Placement("1c", ((0, 0, 1),), None)
OVER_THE_EDGE = Placement("2a", ((1, 0, 1), (2, 0, 1)), None)


@pytest.fixture
def risk() -> Iterator[BackgroundRisk]:
    made = BackgroundRisk()
    yield made
    made.close()


def next_figure(risk: BackgroundRisk, state: State, place: Placement) -> RiskFigure:
    risk.ask(state, place)
    risk.wait(60)
    found = risk.poll()
    assert isinstance(found, RiskFigure)
    return found


@pytest.mark.slow
def test_figures_get_better_until_the_last_which_is_that_of_all_who_tell_it(risk: BackgroundRisk) -> None:
    state = opened()
    figures = [next_figure(risk, state, OVER_THE_EDGE)]
    assert figures[0] == replace(RiskEstimate(state, OVER_THE_EDGE).figure(), after=0.0)
    while not figures[-1].final:
        figures.append(next_figure(risk, state, OVER_THE_EDGE))
    judged = [each.judged for each in figures]
    assert judged == sorted(set(judged))
    assert figures[-1] == replace(final_figure(state, OVER_THE_EDGE, BulletJudge()), after=0.0)
    assert next_figure(risk, state, OVER_THE_EDGE) == figures[-1]


@pytest.mark.slow
def test_each_figure_says_how_steady_the_tower_is_with_the_block(risk: BackgroundRisk) -> None:
    state = opened()
    told = {next_figure(risk, state, CUBE).after for _ in range(2)}
    block = BuiltBlock(state.to_act.colour, CUBE.block, CUBE.cells)
    steady = steadiness(replace(state, blocks=(block,)))
    assert told == {steady}
    assert steady > 0.9
    assert next_figure(risk, state, OVER_THE_EDGE).after == 0.0


@pytest.mark.slow
def test_another_place_is_told_of_and_the_first_one_gone_on_with(risk: BackgroundRisk) -> None:
    state = opened()
    first = next_figure(risk, state, OVER_THE_EDGE)
    other = next_figure(risk, state, CUBE)
    assert other.falls < first.falls
    again = next_figure(risk, state, OVER_THE_EDGE)
    assert again.judged > first.judged == 0


@pytest.mark.slow
def test_where_statics_judges_the_first_figure_is_final(risk: BackgroundRisk) -> None:
    assert next_figure(risk, opened(judge="statics"), OVER_THE_EDGE).final


@pytest.mark.slow
def test_judged_hands_bring_the_figure_to_what_bullet_does() -> None:
    """A block half over the edge of the cornerstone falls with most hands, a cube on it with none."""
    figures = list(risk_figures(opened(), CUBE, BulletJudge()))
    assert [each.final for each in figures] == [False] * (len(figures) - 1) + [True]
    assert figures[-1].falls < 0.02
    assert final_figure(opened(), OVER_THE_EDGE, BulletJudge()).falls > 0.5
