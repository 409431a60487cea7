"""One program at a time changes a file: who reads it, changes a part and writes it again loses nothing of the others.

The lock is a hidden file beside it, there while somebody writes. Where there are no locks nothing is locked.
"""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from torres3d.base.atomic_write import make_folder

PATIENCE = 10.0
"""Seconds that others may take to write: several windows may do so at the same moment."""


class FileBusy(OSError):
    """Another program does not let go of a file."""


@contextlib.contextmanager
def exclusive_access(file: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Meanwhile no other program changes ``file``, whose folder is made where it is missing. Raises `FileBusy` where
    another one has not let go of it after ``patience`` seconds, and `OSError`."""
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
