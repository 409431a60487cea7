"""Child processes: answers, errors, deaths; and none is left when its parent ends, in whatever way.

A pipe that a process holds shows that it is gone: its end comes when the last one who holds it is gone.
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

from tests.base.calls import die, double, halfway, halves, hold, hold_and_compute, priority, unheard_of
from torres3d.base.worker_processes import CallFailure, ChildProcess, lower_priority

LIMIT = 60
"""Seconds after which a test gives up; never waited for when all is well."""


@pytest.fixture
def process() -> Iterator[ChildProcess[int]]:
    made: ChildProcess[int] = ChildProcess()
    yield made
    made.close()


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


def answer(process: ChildProcess[int]) -> int | CallFailure | None:
    process.wait(LIMIT)
    return process.poll()


def test_a_call_is_answered_once(process: ChildProcess[int]) -> None:
    assert process.poll() is None
    process.submit(double, 21)
    assert process.busy
    assert answer(process) == 42
    assert not process.busy
    assert process.poll() is None


def test_the_process_is_kept_for_the_next_call(process: ChildProcess[int]) -> None:
    process.submit(os.getpid)
    first = answer(process)
    process.submit(os.getpid)
    assert answer(process) == first == process.pid


def test_a_child_gives_way_and_its_parent_never(process: ChildProcess[int]) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    process.submit(priority, 3)
    assert answer(process) == min(own + 3, 19)
    lower_priority(3)
    assert os.getpriority(os.PRIO_PROCESS, 0) == own


def test_an_error_inside_is_told_and_the_process_goes_on(process: ChildProcess[int]) -> None:
    process.start()
    pid = process.pid
    process.submit(double, -1)
    failed = answer(process)
    assert isinstance(failed, CallFailure)
    assert (failed.reason, failed.text) == ("raised", "ValueError: negative")
    assert "in double" in failed.detail
    process.submit(unheard_of)
    failed = answer(process)
    assert isinstance(failed, CallFailure)
    assert failed.reason == "raised"
    assert process.pid == pid


def test_a_death_is_told_and_the_next_call_gets_another_process(process: ChildProcess[int]) -> None:
    process.submit(die)
    failed = answer(process)
    assert isinstance(failed, CallFailure)
    assert (failed.reason, failed.text) == ("died", f"the process ended with status {-signal.SIGKILL}")
    process.submit(double, 2)
    assert answer(process) == 4


def test_a_process_that_is_not_kept_ends_with_its_result() -> None:
    process: ChildProcess[int] = ChildProcess(keep=False)
    process.submit(halves, 8)
    process.wait(LIMIT)
    assert process.pid is not None
    assert process.progress == 0.5
    assert process.poll() == 8
    assert process.pid is None
    assert process.progress == 0.5
    process.submit(double, -1)
    assert process.progress is None, "a new call begins anew"
    failed = answer(process)
    assert isinstance(failed, CallFailure)
    assert "negative" in failed.text
    process.submit(double, 1)
    process.close()
    assert not process.busy
    assert process.poll() is None


def test_cancel_ends_a_call_and_has_a_process_ready(process: ChildProcess[int], pipe: Pipe) -> None:
    process.cancel()
    assert process.pid is None
    process.submit(hold_and_compute, pipe.file)
    assert pipe.read() == b"!"
    process.cancel()
    assert pipe.read() == b""
    assert not process.busy
    assert process.pid is not None


def test_it_tells_something_before_its_end(process: ChildProcess[int]) -> None:
    process.submit(halfway, 8)
    assert process.progress in (None, 4)
    process.wait(LIMIT)
    assert process.progress == 4
    assert process.poll() == 8
    assert process.progress == 4
    process.submit(double, 1)
    assert process.progress is None


def test_another_question_ends_the_one_before(process: ChildProcess[int], pipe: Pipe) -> None:
    process.submit(hold_and_compute, pipe.file)
    assert pipe.read() == b"!"
    process.submit(double, 3)
    assert pipe.read() == b"", "the process of the first is gone"
    assert answer(process) == 6


def test_close_ends_a_call_at_once(process: ChildProcess[int], pipe: Pipe) -> None:
    process.submit(hold_and_compute, pipe.file)
    assert pipe.read() == b"!"
    pid = process.pid
    process.close()
    process.close()
    assert pipe.read() == b""
    assert pid not in {child.pid for child in multiprocessing.active_children()}
    assert not process.busy
    assert process.poll() is None


ASK = """
import os, signal, sys
from pathlib import Path
from tests.base import calls
from torres3d.base.worker_processes import ChildProcess
process = ChildProcess()
process.submit(getattr(calls, sys.argv[1]), Path(sys.argv[2]))
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
@pytest.mark.parametrize("end", ["", "process.close()", "os._exit(0)", "raise SystemExit(0)"])
def test_a_call_under_way_never_holds_the_exit(parent: Starts, pipe: Pipe, end: str) -> None:
    program = parent(ASK + "sys.stdin.read()\n" + end, "hold_and_compute", pipe.file)
    assert pipe.read() == b"!"
    program.communicate(timeout=LIMIT)  # its input ends
    assert program.returncode == 0
    assert pipe.read() == b""


def test_a_call_that_was_just_asked_for_never_holds_the_exit(parent: Starts, pipe: Pipe) -> None:
    program = parent(ASK + "process.close()", "hold_and_compute", pipe.file)
    assert program.wait(LIMIT) == 0
