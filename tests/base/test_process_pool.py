"""Several child processes: all calls are answered, a death costs only its call, and nobody is left behind."""

import multiprocessing
import signal
import threading
from pathlib import Path

import pytest
from joblib import Parallel, delayed

from tests.base.calls import die, die_once, double, hold_and_compute
from tests.base.test_worker_processes import LIMIT, Pipe, Starts, parent, pipe
from torres3d.base.worker_processes import CallError, CallFailure, CallLost, ChildProcess, ProcessPool

__all__ = ["parent", "pipe"]


def test_every_call_is_answered() -> None:
    with ProcessPool() as pool:
        given = Parallel(n_jobs=2, backend="threading")(delayed(pool.call)(double, n) for n in range(20))
    assert given == [2 * n for n in range(20)]


def test_a_call_whose_process_dies_is_begun_anew(tmp_path: Path) -> None:
    with ProcessPool() as pool:
        assert pool.call(die_once, tmp_path / "mark", 7) == 7


def test_a_call_that_always_kills_its_process_is_given_up() -> None:
    with ProcessPool(tries=2) as pool, pytest.raises(CallLost, match="died 2 times in a row"):
        pool.call(die)


def test_a_pool_that_ends_while_a_call_begins_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, start = ProcessPool(), ChildProcess.start

    def start_too_late(process: ChildProcess[object]) -> None:
        pool.__exit__()
        start(process)

    monkeypatch.setattr(ChildProcess, "start", start_too_late)
    with pytest.raises(CallLost):
        pool.call(double, 1)
    assert "torres3d-pool" not in {child.name for child in multiprocessing.active_children()}


def test_a_pool_has_ended_when_the_processes_of_its_calls_are_tidied_away(
    pipe: Pipe, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the program that is interrupted tidies them away beside them, and tells of an error."""
    answers, poll = list[object](), ChildProcess.poll

    def poll_and_note(process: ChildProcess[object]) -> object:
        answers.append(poll(process))
        return answers[-1]

    monkeypatch.setattr(ChildProcess, "poll", poll_and_note)

    def ask() -> None:
        with pytest.raises(CallLost):
            pool.call(hold_and_compute, pipe.file)

    asking = threading.Thread(target=ask)
    with ProcessPool() as pool:
        asking.start()
        assert pipe.read() == b"!"
    assert [type(answer) for answer in answers] == [CallFailure]
    asking.join()


def test_an_error_inside_is_raised_with_its_place() -> None:
    with ProcessPool() as pool, pytest.raises(CallError, match=r"(?s)ValueError: negative.*in double"):
        pool.call(double, -1)


POOL = """
import sys, threading
from pathlib import Path
from joblib import Parallel, delayed
from tests.base import calls
from torres3d.base.worker_processes import ProcessPool
with ProcessPool() as pool:
    work = Parallel(n_jobs=2, backend="threading", return_as="generator_unordered")
    for _ in work(delayed(pool.call)(getattr(calls, sys.argv[1]), Path(sys.argv[2])) for _ in range(2)):
        pass
    threading.Event().wait()
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
@pytest.mark.parametrize("call", ["hold", "hold_and_compute"])
def test_no_process_outlives_its_parent(parent: Starts, pipe: Pipe, call: str, how: signal.Signals) -> None:
    program = parent(POOL, call, pipe.file)
    assert pipe.read() == b"!"
    if call == "hold_and_compute":
        assert pipe.read() == b"!"
    program.send_signal(how)
    assert program.wait(LIMIT) != 0
    while pipe.read():
        pass
