"""The n-th system call of a change fails, for every n: what was there before stands, or the change; no part file is
left, the failure is reported in words, and the next try succeeds."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from tests.at_length import at_length
from tests.trust.changes import KINDS, LOST, Kind, parts, swept
from tests.trust.recorder import Calls
from torres3d.base.faults import OTHER, Fault, system_reason
from torres3d.terminal.error_exit import Stop

CLEARING = ("unlink", "remove", "rmdir")
"""Calls that take a part file away: one that fails leaves it to the next start."""


class FailsOnce:
    """Lets the ``n``-th call fail."""

    def __init__(self, n: int, error: int) -> None:
        self.made = 0
        self.failed = ""
        """Which call failed."""
        self._n, self._error = n, error

    def heard(self, call: str, about: tuple[Any, ...]) -> None:
        """A call is about to be made."""
        self.made += 1
        if self.made == self._n:
            self.failed = call
            raise OSError(self._error, os.strerror(self._error))


def is_told(error: Fault | OSError | Stop, number: int) -> bool:
    """Whether an error says in words what the system said."""
    if isinstance(error, OSError):
        return system_reason(error).id != OTHER  # whoever asked for the change tells it in these words
    return os.strerror(number) in str(error)


def failing_once(kind: Kind, home: Path, seed: int, n: int, error: int, whole: list[object]) -> bool:
    """Make the changes until the ``n``-th call of all has failed, that change again, and the next one; False if there
    are not so many calls. ``whole``: what is read before the first change, and after each."""
    home.mkdir()
    changes = kind.begin(home, seed)
    fails = FailsOnce(n, error)
    calls = Calls(home, fails.heard)
    for number, change in enumerate(changes):
        told: Fault | OSError | Stop | None = None
        with calls.caught():
            try:
                change()
            except (Fault, OSError, Stop) as caught:
                told = caught
        after = kind.read(home)
        if not fails.failed:
            assert (told, after) == (None, whole[number + 1])
            continue
        left = swept(home) if fails.failed in CLEARING else parts(home)
        assert not left, f"{fails.failed} failed, and {left} is left"
        old_or_new = whole[number : number + 2] if told is not None else [whole[number + 1]]
        assert after in old_or_new or (kind.may_be_lost and after in [LOST, *whole]), f"{fails.failed}: {after}"
        again = [change] if told is not None else []
        if told is not None:
            assert is_told(told, error), f"{fails.failed}: {told!r}"
        for each in [*again, *changes[number + 1 : number + 2]]:
            each()
        after = kind.read(home)
        assert after == whole[min(number + 2, len(changes))] or kind.may_be_lost, f"after {fails.failed}: {after}"
        break
    return bool(fails.failed)


def all_read(kind: Kind, home: Path, seed: int) -> list[object]:
    """What is read before the first change and after each when no call fails."""
    home.mkdir()
    changes = kind.begin(home, seed)
    found = [kind.read(home)]
    for change in changes:
        change()
        found.append(kind.read(home))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize(("seed", "error"), [(1, errno.ENOSPC), *at_length((1, errno.EIO), (2, errno.ENOSPC))])
def test_a_system_call_that_fails_leaves_what_was_there_and_the_next_try_succeeds(
    kind: Kind, seed: int, error: int, tmp_path: Path
) -> None:
    whole = all_read(kind, tmp_path / "whole", seed)
    n = 1
    while failing_once(kind, tmp_path / f"{n}", seed, n, error, whole):
        n += 1
    print(f"{kind.name}: {n - 1} calls")
    assert n > 5
