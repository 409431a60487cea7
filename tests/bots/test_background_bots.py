"""The worker process: it answers, can be stopped at once, and its death is reported at once."""

import multiprocessing
import os
import signal
from collections.abc import Iterator

import pytest

from tests.games.torres.random_games import new_game
from torres3d.base.worker_processes import CallFailure
from torres3d.bots.background_bots import Bots, Thinker
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.game import GAME
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import view

LIMIT = 60


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker(GAME.bots)
    yield made
    made.close()


def wait_for(thinker: Thinker) -> Command | CallFailure:
    thinker.wait(LIMIT)
    found = thinker.poll()
    assert found is not None, "the bot did not answer"
    return found


def test_answers_with_a_legal_command(thinker: Thinker) -> None:
    state = new_game()
    assert thinker.poll() is None
    thinker.ask(view(state, 0), "greedy", 1)
    assert thinker.busy
    assert wait_for(thinker) in legal(state)
    assert not thinker.busy
    assert thinker.poll() is None


def test_a_killed_process_is_a_failure_and_the_next_question_is_answered(thinker: Thinker) -> None:
    state = new_game()
    thinker.ask(view(state, 0), "random", 1)
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    found = wait_for(thinker)
    assert not isinstance(found, CallFailure) or found.reason == "died"
    thinker.ask(view(state, 0), "random", 1)
    assert wait_for(thinker) in legal(state)


def test_a_process_that_died_between_questions_is_started_again(thinker: Thinker) -> None:
    state = new_game()
    thinker.start()
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    thinker.ask(view(state, 0), "random", 1)
    found = wait_for(thinker)
    # It may take the question just before anybody notices that it is dead.
    assert found in legal(state) or (isinstance(found, CallFailure) and found.reason == "died")
    thinker.ask(view(state, 0), "random", 1)
    assert wait_for(thinker) in legal(state)


def test_an_error_inside_the_bot_is_a_failure(thinker: Thinker) -> None:
    state = new_game()
    thinker.ask(view(state, 0), "nobody", 1)
    found = wait_for(thinker)
    assert isinstance(found, CallFailure)
    assert found.reason == "raised"
    assert "there is no bot `nobody`" in found.detail
    thinker.ask(view(state, 0), "random", 1)
    assert wait_for(thinker) in legal(state)


def test_cancelled_thoughts_are_never_answered(thinker: Thinker) -> None:
    state = new_game()
    thinker.ask(view(state, 0), "greedy", 1)
    first = thinker.pid
    thinker.cancel()
    assert not thinker.busy
    assert thinker.poll() is None
    assert thinker.pid != first
    thinker.ask(view(state, 0), "greedy", 2)
    thinker.ask(view(state, 0), "greedy", 3)
    assert wait_for(thinker) in legal(state)
    assert thinker.poll() is None


def test_close_leaves_no_process_behind() -> None:
    thinker = Thinker(GAME.bots)
    thinker.ask(view(new_game(), 0), "greedy", 1)
    pid = thinker.pid
    thinker.close()
    thinker.close()
    assert pid not in {child.pid for child in multiprocessing.active_children()}
    assert thinker.poll() is None


def test_the_same_bot_goes_on_with_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    make = BOTS.make_bot
    monkeypatch.setattr(BOTS, "make_bot", lambda level, seed: made.append(level) or make(level, seed))
    bots, state = Bots(), new_game()
    given = [bots.choose(BOTS, "random", 1, view(state, 0)) for _ in range(9)]
    assert all(command in legal(state) for command in given)
    assert made == ["random"]
