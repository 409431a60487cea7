"""Lock on a log: one program at a time plays a game, and the system frees the lock when that program dies.

The lock is a small hidden file beside the log that names its owner. Where no such file can be made (a read-only folder,
a file system without locks) nothing is locked: there a log cannot be written to at all, or `LogFile` still notices that
another program has lengthened it.
"""

import contextlib
import os
import platform
import threading
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from torres3d.base.atomic_write import release_lock
from torres3d.engine.log_entries import timestamp
from torres3d.engine.log_errors import LogFault

if TYPE_CHECKING:
    from filelock import BaseFileLock

MAX_ATTEMPTS = 3
"""Attempts: its last owner may remove the lock's file just when it was opened."""
LONGEST_NAME = 200
"""Maximum bytes of a log's name that leave room for that of its lock file."""


class Owner(msgspec.Struct, frozen=True):
    """The owner of a lock: its process, its computer, and the time of locking (UTC)."""

    process: int
    computer: str
    since: str


class _Shared:
    """A lock of this process, and the number of its games that share it."""

    def __init__(self, lock: "BaseFileLock") -> None:
        self.lock = lock
        self.holders = 1


_own: dict[Path, _Shared] = {}
_access = threading.RLock()


class LogLock:
    """A game's share in the lock on its log: several games of one program may have the same log open."""

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def release(self) -> None:
        """Release the share; the last one of this program frees the lock. Harmless when repeated."""
        file, self._file = self._file, None
        if file is None:
            return
        with _access:
            shared = _own[file]
            shared.holders -= 1
            if not shared.holders:
                del _own[file]
                release_lock(shared.lock)


def lock_log(log: Path) -> LogLock:
    """Lock a log; `LogFault` (``in_use``) names another owner."""
    from filelock import FileLock, Timeout

    file = lock_file(log)
    with _access:
        shared = _own.get(file)
        if shared is not None:
            shared.holders += 1
            return LogLock(file)
        lock = FileLock(file, timeout=0)
        try:
            _take(lock)
        except Timeout:
            raise _in_use(log) from None
        except (OSError, NotImplementedError):
            return LogLock(None)
        with contextlib.suppress(OSError), file.open("r+b") as stream:
            # On Windows the first byte is what is locked: nobody may write or read it.
            stream.seek(1)
            stream.write(msgspec.json.encode(Owner(os.getpid(), platform.node(), timestamp())))
            stream.truncate()
        _own[file] = _Shared(lock)
        return LogLock(file)


def lock_owner(log: Path) -> Owner | None:
    """The owner of the lock on a log, as its file says; None where it names none."""
    try:
        with lock_file(log).open("rb") as stream:
            stream.seek(1)
            return msgspec.json.decode(stream.read(1000), type=Owner)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def locked_elsewhere(log: Path) -> bool:
    """Whether another program holds the lock on a log, as its file says; a crash may have left it there."""
    owner = lock_owner(log)
    return owner is not None and (owner.process, owner.computer) != (os.getpid(), platform.node())


def lock_file(log: Path) -> Path:
    whole = log.absolute()
    with contextlib.suppress(OSError, RuntimeError):
        whole = whole.resolve()
    raw = os.fsencode(whole.name)
    name = whole.name if len(raw) <= LONGEST_NAME else sha256(raw).hexdigest()
    return whole.with_name(f".{name}.lock")


def _in_use(log: Path) -> LogFault:
    owner = lock_owner(log)
    if owner is None:
        return LogFault("in_use_by_somebody", log)
    with contextlib.suppress(ValueError):
        since = datetime.fromisoformat(owner.since).astimezone().strftime("%Y-%m-%d %H:%M")
        return LogFault("in_use", log, None, process=str(owner.process), computer=owner.computer, since=since)
    return LogFault("in_use_by_somebody", log)


def _take(lock: "BaseFileLock") -> None:
    from filelock import Timeout

    for more in reversed(range(MAX_ATTEMPTS)):
        try:
            lock.acquire()
        except Timeout:
            if not more:
                raise
        else:
            return
