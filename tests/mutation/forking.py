"""Work in a forked process, which may die of it or never end."""

import contextlib
import os
import resource
import select
import signal
from collections.abc import Callable

LATE, DIED = "late", "died"
MEMORY = 4 << 30
"""Bytes that a process may take for its data: a fault may ask for more and more."""


def in_fork(work: Callable[[], str], seconds: float) -> str:
    """What ``work`` returns in a forked process; ``late`` if it does not end, ``died`` if it brings the process down.

    It is late after ``seconds``, or when a time of the processor is over that `give` has set.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        _answer(work, write)
    os.close(write)
    ready, _, _ = select.select([read], [], [], seconds)
    answer = os.read(read, 4096).decode() if ready else LATE
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(read)
    if not answer:
        return LATE if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF else DIED
    return answer


def give(seconds: float) -> None:
    """Give this process so much of the processor's time from now on; it is ended when that is over."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _answer(work: Callable[[], str], write: int) -> None:
    os.setpgid(0, 0)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    answer = DIED
    with contextlib.suppress(BaseException):
        answer = work()
    os.write(write, answer.encode())
    os._exit(0)
