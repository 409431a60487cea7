"""Processes that come from this one: found wherever they have gone, named, and ended. Linux only; elsewhere none is
found."""

import contextlib
import ctypes
import multiprocessing
import os
import select
import signal
import sys
import time
from pathlib import Path

ADOPT_ORPHANS = 36
"""PR_SET_CHILD_SUBREAPER: whoever loses its parent becomes a child of this process, not of the system's first one."""
PATIENCE = 20.0
"""Seconds that processes have to end by themselves; waited for only where one is left."""
HELPERS = ("multiprocessing.resource_tracker", "multiprocessing.forkserver", "loky.backend.resource_tracker")
"""Processes of the standard library and of joblib that serve a run to its end, and end with it."""


def adopt_orphans() -> None:
    """From now on processes that come from this one are its own even when their parents have ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)


def offspring(pid: int) -> set[int]:
    """All processes that come from this one."""
    found = set()
    for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):  # it ended meanwhile
            for child in map(int, tasks.read_text("ascii").split()):
                found |= {child, *offspring(child)}
    return found


def alive(pid: int) -> bool:
    """Whether a process runs still; one that nobody has asked for its end is over."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text("ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def command(pid: int) -> str:
    """How a process was started; empty where it is gone."""
    try:
        return " ".join(Path(f"/proc/{pid}/cmdline").read_bytes().decode("utf-8", "replace").split("\0")).strip()
    except OSError:
        return ""


def left() -> set[int]:
    """The processes that come from this one and run still, but for the `HELPERS`."""
    return {pid for pid in offspring(os.getpid()) if alive(pid) and not any(each in command(pid) for each in HELPERS)}


def ended_by_themselves(seconds: float) -> bool:
    """Wait until none is left, at most so long; whether that came."""
    until = time.monotonic() + seconds
    while found := left():
        remaining = until - time.monotonic()
        if remaining <= 0:
            return False
        _wait_for(min(found), remaining)
    return True


def end_all() -> None:
    """End all that is left at once. Whoever was adopted is forgotten by the system, too."""
    while found := left():
        for pid in found:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        for pid in found:
            _wait_for(pid, PATIENCE)
    known = {child.pid for child in multiprocessing.active_children()}
    for pid in offspring(os.getpid()) - known:
        if not alive(pid):
            with contextlib.suppress(OSError):  # another one's child
                os.waitpid(pid, os.WNOHANG)


def _wait_for(pid: int, seconds: float) -> None:
    """Wait for the end of a process, at most so long."""
    try:
        watched = os.pidfd_open(pid)
    except OSError:  # it is gone
        return
    try:
        select.select([watched], [], [], seconds)
    finally:
        os.close(watched)
