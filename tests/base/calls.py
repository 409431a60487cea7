"""What child processes are asked to do in tests."""

import os
import signal
from pathlib import Path
from typing import BinaryIO

from torres3d.base.worker_processes import lower_priority, report, report_share

_held: list[BinaryIO] = []


def double(value: int) -> int:
    """A quick call; negative numbers are an error."""
    if value < 0:
        raise ValueError("negative")
    return 2 * value


def halfway(total: int) -> int:
    """Tells half of its number first."""
    report(total // 2)
    return total


def halves(total: int) -> int:
    """Reports that half of its number is done."""
    report_share(total // 2, total)
    return total


def priority(steps: int) -> int:
    """Gives way twice, which counts once, and tells at which priority it goes on."""
    lower_priority(steps)
    lower_priority(steps)
    return os.getpriority(os.PRIO_PROCESS, 0)


def unheard_of() -> object:
    """Gives what cannot be sent to another process."""
    return lambda: None


def die() -> None:
    """End the process in the midst of the call."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: Path, value: int) -> int:
    """Dies unless somebody died here before."""
    if not mark.exists():
        mark.touch()
        die()
    return value


def hold(pipe: Path) -> int:
    """Keep a pipe open for as long as this process lives, and tell its reader so."""
    held = pipe.open("wb", buffering=0)
    held.write(b"!")
    _held.append(held)
    return os.getpid()


def hold_and_compute(pipe: Path) -> None:
    """As `hold`, and never end."""
    hold(pipe)
    while True:
        pass
