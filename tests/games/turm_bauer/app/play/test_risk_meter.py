"""The meter of one game: a figure where a block rests, better ones meanwhile, none of another building."""

from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.base.worker_processes import CallFailure
from torres3d.games.turm_bauer.app.play.risk_meter import RESTING, RiskMeter
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State

HERE, THERE = Placement("1c", ((0, 0, 1),), None), Placement("2a", ((1, 0, 1), (2, 0, 1)), None)
FIRST, LAST = RiskFigure(0.2, 0.0, 0.1, 0.3, final=False), RiskFigure(0.25, 0.0, 0.2, 0.3, 20)


class Asked:
    """A stand-in for the process: gives the answer set by the test."""

    def __init__(self) -> None:
        self.asked: list[Placement] = []
        self.answer: RiskFigure | CallFailure | None = None
        self.busy = False
        self.started = 0

    def start(self) -> None:
        self.started += 1

    def ask(self, state: State, placement: Placement) -> None:
        self.asked.append(placement)
        self.busy = True

    def poll(self) -> RiskFigure | CallFailure | None:
        answer, self.answer = self.answer, None
        self.busy = answer is None
        return answer

    def close(self) -> None:
        self.busy = False


def rested(meter: RiskMeter, state: State, place: Placement | None) -> None:
    """The block is there for a while."""
    meter.step(state, place, 0.0)
    meter.step(state, place, RESTING)


def test_it_asks_once_the_block_rests_and_goes_on_until_the_figure_is_final() -> None:
    asked, state = Asked(), opened()
    meter = RiskMeter(asked)
    assert meter.step(state, HERE, 0.0)
    assert not asked.asked
    assert meter.model(state).asking
    meter.step(state, HERE, RESTING)
    asked.answer = FIRST
    assert meter.step(state, HERE, 0.02)
    assert meter.figure == FIRST
    assert asked.asked == [HERE, HERE]
    asked.answer = LAST
    assert meter.step(state, HERE, 0.02)
    assert not meter.step(state, HERE, 1.0)
    assert asked.asked == [HERE, HERE]
    model = meter.model(state)
    assert (model.then, model.asking) == (LAST, False)


def test_an_answer_counts_for_the_place_it_was_asked_for() -> None:
    asked, state = Asked(), opened()
    meter = RiskMeter(asked)
    rested(meter, state, HERE)
    rested(meter, state, THERE)
    assert asked.asked == [HERE]
    asked.answer = LAST
    meter.step(state, THERE, 0.02)
    assert meter.figure is None
    assert asked.asked == [HERE, THERE]
    assert meter.figure_of(HERE) == LAST
    assert meter.figure_of(replace(HERE, ring="free")) == LAST
    meter.step(state, HERE, 0.02)
    assert meter.figure == LAST, "what was found is kept"


def test_another_building_has_figures_of_its_own() -> None:
    asked, state = Asked(), opened()
    meter = RiskMeter(asked)
    rested(meter, state, HERE)
    later = replace(state, blocks=(BuiltBlock("red", "1c", HERE.cells),))
    asked.answer = LAST
    meter.step(later, None, 0.02)
    assert meter.figure_of(HERE) is None
    assert meter.model(later).then is None
    assert not meter.model(later).asking


def test_where_its_process_died_the_first_figure_is_found_here() -> None:
    asked, state = Asked(), opened()
    meter = RiskMeter(asked)
    rested(meter, state, THERE)
    asked.answer = CallFailure("died")
    meter.step(state, THERE, 0.02)
    figure = meter.figure
    assert figure is not None
    assert figure.final
    assert figure.judged == 0
    assert asked.asked == [THERE]


def test_its_process_is_started_with_the_first_block_only() -> None:
    asked = Asked()
    meter = RiskMeter(asked)
    meter.prepare()
    meter.prepare()
    assert asked.started == 1
