"""How far a bot looks does not depend on how fast the machine is: only the window's worker reads a clock."""

import random
import time
from collections.abc import Callable

import pytest

from tests.games.torres.random_games import new_game, random_states
from torres3d.bots.background_bots import Bots
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search import foundation_and_king_choices
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import View, view
from torres3d.games.torres.rules.state import State

LEVELS = ("novice", "hard", "expert", "beginner", "greedy")


@pytest.fixture(autouse=True)
def short_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foundation_and_king_choices, "CHOICES", 4)
    monkeypatch.setattr(foundation_and_king_choices, "TURNS", 2)


def placing() -> State:
    """A first knight is to be placed."""
    state = new_game(players=3)
    while state.stage == "foundations":
        state = apply(state, legal(state)[0])
    return state


def in_turn() -> State:
    """A turn in the middle of a game is to begin."""
    return next(state for state in random_states(2)[60:] if state.stage == "turn" and state.ap == 5)


STATES = (placing(), in_turn())


def slow(by: float) -> Callable[[], float]:
    """A clock that goes so many seconds ahead each time it is looked at."""
    passed = iter(range(10_000_000))
    return lambda: next(passed) * by


def alone(level: str, state: State) -> Command:
    return BOTS.make_bot(level, 1).choose(seen(state))


def seen(state: State) -> View:
    assert state.actor is not None
    return view(state, state.actor)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_reads_a_clock(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [alone(level, state) for state in STATES]
    for name in ("monotonic", "perf_counter", "process_time", "time"):
        monkeypatch.setattr(time, name, slow(3600))
    assert [alone(level, state) for state in STATES] == expected


@pytest.mark.slow
def test_no_hint_reads_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [best_turn(seen(state), "expert", 1) for state in STATES]
    for name in ("monotonic", "perf_counter", "process_time", "time"):
        monkeypatch.setattr(time, name, slow(3600))
    assert [best_turn(seen(state), "expert", 1) for state in STATES] == expected


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_in_the_window_a_patient_clock_changes_nothing(level: str) -> None:
    bots = Bots(slow(0))
    for state in STATES:
        assert bots.choose(BOTS, level, 1, seen(state)) == alone(level, state)


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_window_a_slow_machine_gives_the_best_so_far(level: str) -> None:
    bots = Bots(slow(3600))
    for state in STATES:
        assert bots.choose(BOTS, level, 1, seen(state)) in legal(state)


@pytest.mark.slow
@pytest.mark.parametrize("state", STATES)
def test_in_the_window_a_slow_machine_thinks_less(state: State) -> None:
    looks = []
    for clock in (slow(0), slow(3600)):
        told: list[float] = []
        bots = Bots(lambda clock=clock, told=told: told.append(clock()) or told[-1])
        bots.choose(BOTS, "expert", 1, seen(state))
        looks.append(len(told))
    assert looks[1] <= looks[0] / 2
    assert looks[1] >= 2


def test_the_chance_of_a_soft_bot_is_its_seed_alone() -> None:
    random.seed(1)
    first = [alone("easy", state) for state in STATES]
    random.seed(2)
    assert [alone("easy", state) for state in STATES] == first
