"""The analysis beside a study: in processes of its own, better and better, kept for who comes back."""

from collections.abc import Iterator

import pytest

from tests.games.torres.studies.positions import position
from torres3d.games.torres.app.study import live_analysis
from torres3d.games.torres.app.study.live_analysis import LiveAnalysis
from torres3d.games.torres.bots.hint_and_analysis_types import PositionReport
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State

LONG = 60.0


@pytest.fixture
def looking() -> Iterator[LiveAnalysis]:
    found = LiveAnalysis()
    yield found
    found.close()


def answered(looking: LiveAnalysis) -> PositionReport:
    """The next report of the position looked at."""
    for _ in range(20):
        if looking.step():
            break
        looking.wait(LONG)
    assert looking.report is not None
    return looking.report


def other() -> State:
    state = position()
    return apply(state, legal(state)[0])


@pytest.mark.slow
def test_one_effort_comes_after_another(looking: LiveAnalysis) -> None:
    looking.look_at(position())
    assert looking.report is None
    assert looking.busy
    assert [answered(looking).effort for _ in range(3)] == [0, 1, 2]


def test_a_second_process_does_not_slow_the_first_glance(looking: LiveAnalysis) -> None:
    assert looking.pids == ()
    looking.look_at(position())
    looking.step()
    assert len(looking.pids) == 1
    answered(looking)
    looking.step()
    assert len(looking.pids) == 2


@pytest.mark.slow
def test_another_position_is_looked_at_at_once_and_the_first_one_remembered(looking: LiveAnalysis) -> None:
    looking.look_at(position())
    for _ in range(3):
        answered(looking)
    looking.step()
    before = looking.report
    assert before is not None
    looking.look_at(other())
    assert looking.report is None
    assert answered(looking).effort == 0
    looking.look_at(position())
    assert looking.report == before, "what was known is there at once"
    assert answered(looking).effort == before.effort + 1


def test_it_comes_to_an_end_and_lets_go(looking: LiveAnalysis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_analysis, "analysed", two_efforts)
    looking.look_at(position())
    assert [answered(looking).effort for _ in range(2)] == [0, 1]
    assert not looking.busy
    assert not looking.step()
    assert looking.pids
    looking.look_at(None)
    assert looking.report is None
    looking.close()
    assert looking.pids == ()


def test_an_error_is_kept_and_asked_no_more(looking: LiveAnalysis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_analysis, "analysed", fails)
    looking.look_at(position())
    looking.step()
    looking.wait(LONG)
    assert looking.step()
    assert looking.fault is not None
    assert looking.fault.reason == "raised"
    assert not looking.busy


def test_awake_it_answers_as_well(looking: LiveAnalysis) -> None:
    looking.wake()
    looking.look_at(position())
    assert answered(looking).effort == 0


def two_efforts(state: State, effort: int) -> PositionReport:
    return PositionReport(effort, 2, (), tuple(map(float, state.scores)))


def fails(state: State, effort: int) -> PositionReport:
    raise ValueError(f"{state.phase} {effort}")
