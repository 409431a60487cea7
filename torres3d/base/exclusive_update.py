"""Exclusive update: one program at a time reads a file, changes a part and writes it, so that no change is lost.

The lock is a hidden file beside it, which exists during the update. Where there are no locks nothing is locked.
"""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from torres3d.base.atomic_write import make_folder

LOCK_SECONDS = 10.0
"""Seconds to wait for other programs: several windows may write at the same moment."""


class FileBusy(OSError):
    """Another program holds the lock on a file for too long."""


@contextlib.contextmanager
def exclusive_access(file: Path, patience: float = LOCK_SECONDS) -> Iterator[None]:
    """Keep other programs from changing ``file``; its folder is made if missing.

    Raises `FileBusy` where another program still holds the lock after ``patience`` seconds, and `OSError`.
    """
    # Imported where it is needed: most programs that start change nothing.
    from filelock import FileLock, Timeout

    make_folder(file.parent)
    lock = FileLock(file.with_name(f".{file.name}.lock"), timeout=patience, poll_interval=0.01)
    try:
        lock.acquire()
    except NotImplementedError:
        yield
        return
    except Timeout as error:
        raise FileBusy(errno.EBUSY, os.strerror(errno.EBUSY), str(file)) from error
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            if sys.platform != "win32":
                Path(lock.lock_file).unlink()  # while it is locked, so that nobody else's goes
            lock.release(force=True)
            if sys.platform == "win32":
                Path(lock.lock_file).unlink()
