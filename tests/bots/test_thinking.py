"""The worker process: it answers, can be stopped at once, and its death is told, not waited for."""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator

import pytest

from tests.bots.tables import new_game
from torres3d.bots import thinking
from torres3d.bots.thinking import BotFailure, Bots, Question, Thinker, Thought, answer_to
from torres3d.rules.commands import Command
from torres3d.rules.legal import legal
from torres3d.rules.view import view

LIMIT = 60


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def wait_for(thinker: Thinker) -> Command | BotFailure:
    until = time.monotonic() + LIMIT
    while time.monotonic() < until:
        found = thinker.poll()
        if found is not None:
            return found
        assert thinker._connection is not None
        thinker._connection.poll(0.1)
    raise AssertionError("the bot did not answer")


def test_answers_with_a_legal_command(thinker: Thinker) -> None:
    state = new_game()
    assert thinker.poll() is None
    thinker.ask(view(state, 0), "greedy", 1)
    assert thinker.thinking
    assert wait_for(thinker) in legal(state)
    assert not thinker.thinking
    assert thinker.poll() is None


def test_a_killed_process_is_a_failure_and_the_next_question_is_answered(thinker: Thinker) -> None:
    state = new_game()
    thinker.ask(view(state, 0), "random", 1)
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    found = wait_for(thinker)
    assert not isinstance(found, BotFailure) or found.reason == "died"
    thinker.ask(view(state, 0), "random", 1)
    assert wait_for(thinker) in legal(state)


def test_a_process_that_died_between_questions_is_started_again(thinker: Thinker) -> None:
    state = new_game()
    thinker.start()
    process = thinker._process
    assert process is not None
    process.kill()
    process.join(LIMIT)
    thinker.ask(view(state, 0), "random", 1)
    assert wait_for(thinker) in legal(state)


def test_an_error_inside_the_bot_is_a_failure(thinker: Thinker) -> None:
    state = new_game()
    thinker.ask(view(state, 0), "nobody", 1)
    found = wait_for(thinker)
    assert isinstance(found, BotFailure)
    assert found.reason == "raised"
    assert found.level == "nobody"
    assert "there is no bot `nobody`" in found.detail
    thinker.ask(view(state, 0), "random", 1)
    assert wait_for(thinker) in legal(state)


def test_cancelled_thoughts_are_never_answered(thinker: Thinker) -> None:
    state = new_game()
    thinker.ask(view(state, 0), "greedy", 1)
    first = thinker.pid
    thinker.cancel()
    assert not thinker.thinking
    assert thinker.poll() is None
    assert thinker.pid != first
    thinker.ask(view(state, 0), "greedy", 2)
    thinker.ask(view(state, 0), "greedy", 3)
    assert wait_for(thinker) in legal(state)
    assert thinker.poll() is None


def test_close_leaves_no_process_behind() -> None:
    thinker = Thinker()
    thinker.ask(view(new_game(), 0), "greedy", 1)
    pid = thinker.pid
    thinker.close()
    thinker.close()
    assert pid not in {child.pid for child in multiprocessing.active_children()}
    assert thinker.poll() is None


def test_the_worker_ends_when_the_program_does() -> None:
    ours, theirs = multiprocessing.Pipe()
    ours.send(Question(7, "random", 1, view(new_game(), 0)))
    process = multiprocessing.get_context("spawn").Process(target=thinking.work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    assert ours.recv().number == 7
    ours.close()
    process.join(LIMIT)
    assert process.exitcode == 0


def test_the_same_bot_goes_on_with_the_next_question() -> None:
    bots = Bots()
    state = new_game()
    given = [answer_to(Question(n, "random", 1, view(state, 0)), bots) for n in range(9)]
    assert all(isinstance(answer, Thought) and not answer.fault for answer in given)
    assert len(bots._made) == 1
