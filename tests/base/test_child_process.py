"""Child processes: answers, errors, deaths; and none is left when its parent ends, in whatever way.

That a process is gone is seen by a pipe it holds: its end comes when the last one who holds it is gone.
"""

import multiprocessing
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.base.calls import die, double, halfway, hold, hold_and_compute, priority, unheard_of
from torres3d.base.child_process import Done, Failed, Runner, give_way

LIMIT = 60
"""Seconds after which a test gives up; never waited for when all is well."""


@pytest.fixture
def runner() -> Iterator[Runner[int]]:
    made: Runner[int] = Runner()
    yield made
    made.stop()


class Pipe:
    """A named pipe that child processes hold."""

    def __init__(self, file: Path) -> None:
        os.mkfifo(file)
        self.file = file
        self._end = os.open(file, os.O_RDONLY | os.O_NONBLOCK)

    def read(self) -> bytes:
        """One byte from a process that holds it; nothing when none does any more."""
        assert select.select([self._end], [], [], LIMIT)[0], "no process came or went"
        return os.read(self._end, 1)

    def close(self) -> None:
        os.close(self._end)


@pytest.fixture
def pipe(tmp_path: Path) -> Iterator[Pipe]:
    made = Pipe(tmp_path / "pipe")
    yield made
    made.close()


def answer(runner: Runner[int]) -> Done[int] | Failed | None:
    runner.wait(LIMIT)
    return runner.poll()


def test_a_call_is_answered_once(runner: Runner[int]) -> None:
    assert runner.poll() is None
    runner.ask(double, 21)
    assert runner.busy
    assert answer(runner) == Done(42)
    assert not runner.busy
    assert runner.poll() is None


def test_the_process_is_kept_for_the_next_call(runner: Runner[int]) -> None:
    runner.ask(os.getpid)
    first = answer(runner)
    runner.ask(os.getpid)
    assert answer(runner) == first == Done(runner.pid)


def test_a_child_gives_way_and_its_parent_never(runner: Runner[int]) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    runner.ask(priority, 3)
    assert answer(runner) == Done(min(own + 3, 19))
    give_way(3)
    assert os.getpriority(os.PRIO_PROCESS, 0) == own


def test_an_error_inside_is_told_and_the_process_goes_on(runner: Runner[int]) -> None:
    runner.start()
    pid = runner.pid
    runner.ask(double, -1)
    failed = answer(runner)
    assert isinstance(failed, Failed)
    assert (failed.reason, failed.text) == ("raised", "ValueError: negative")
    assert "in double" in failed.detail
    runner.ask(unheard_of)
    failed = answer(runner)
    assert isinstance(failed, Failed)
    assert failed.reason == "raised"
    assert runner.pid == pid


def test_a_death_is_told_and_the_next_call_gets_another_process(runner: Runner[int]) -> None:
    runner.ask(die)
    failed = answer(runner)
    assert isinstance(failed, Failed)
    assert (failed.reason, failed.text) == ("died", f"the process ended with status {-signal.SIGKILL}")
    runner.ask(double, 2)
    assert answer(runner) == Done(4)


def test_it_tells_something_before_its_end(runner: Runner[int]) -> None:
    runner.ask(halfway, 8)
    assert runner.told in (None, 4)
    runner.wait(LIMIT)
    assert runner.told == 4
    assert runner.poll() == Done(8)
    assert runner.told == 4
    runner.ask(double, 1)
    assert runner.told is None


def test_another_question_ends_the_one_before(runner: Runner[int], pipe: Pipe) -> None:
    runner.ask(hold_and_compute, pipe.file)
    assert pipe.read() == b"!"
    runner.ask(double, 3)
    assert pipe.read() == b"", "the process of the first is gone"
    assert answer(runner) == Done(6)


def test_stop_ends_a_call_at_once(runner: Runner[int], pipe: Pipe) -> None:
    runner.ask(hold_and_compute, pipe.file)
    assert pipe.read() == b"!"
    pid = runner.pid
    runner.stop()
    runner.stop()
    assert pipe.read() == b""
    assert pid not in {child.pid for child in multiprocessing.active_children()}
    assert not runner.busy
    assert runner.poll() is None


ASK = """
import os, signal, sys
from pathlib import Path
from tests.base import calls
from torres3d.base.child_process import Runner
runner = Runner()
runner.ask(getattr(calls, sys.argv[1]), Path(sys.argv[2]))
"""
STAY = "signal.pause()"


Starts = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture
def parent() -> Iterator[Starts]:
    """Starts programs that have child processes: ``parent(code, *words)``; in the end none is left."""
    with ExitStack() as started:

        def start(code: str, *words: str | Path) -> subprocess.Popen[bytes]:
            words = (sys.executable, "-c", code, *words)
            program = started.enter_context(subprocess.Popen([*map(str, words)], stdin=subprocess.PIPE))
            started.callback(program.kill)
            return program

        yield start


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("call", [hold, hold_and_compute])
def test_no_process_outlives_a_parent_that_is_ended_or_killed(
    parent: Starts, pipe: Pipe, call: object, how: signal.Signals
) -> None:
    program = parent(ASK + STAY, call.__name__, pipe.file)  # type: ignore[attr-defined]
    assert pipe.read() == b"!"
    program.send_signal(how)
    assert program.wait(LIMIT) == -how
    assert pipe.read() == b""


@pytest.mark.slow
@pytest.mark.parametrize("end", ["", "runner.stop()", "os._exit(0)", "raise SystemExit(0)"])
def test_a_call_under_way_never_holds_the_exit(parent: Starts, pipe: Pipe, end: str) -> None:
    program = parent(ASK + "sys.stdin.read()\n" + end, "hold_and_compute", pipe.file)
    assert pipe.read() == b"!"
    program.communicate(timeout=LIMIT)  # its input ends
    assert program.returncode == 0
    assert pipe.read() == b""


def test_a_call_that_was_just_asked_for_never_holds_the_exit(parent: Starts, pipe: Pipe) -> None:
    program = parent(ASK + "runner.stop()", "hold_and_compute", pipe.file)
    assert program.wait(LIMIT) == 0
