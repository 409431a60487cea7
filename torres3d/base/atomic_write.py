"""Atomic writes: a file appears whole, unusable ones are set aside, one program at a time updates it.

Nobody can foresee the name of a part file, and it is always a new one (``O_EXCL``), so that a link planted there is
never written through. A lock is held while it is written; an unlocked part file was left by a crash, and
`remove_leftovers` removes it.

`exclusive_access` locks a hidden file beside the one to update. Where there are no locks nothing is locked.
"""

import contextlib
import errno
import os
import re
import secrets
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Self

if sys.platform != "win32":
    import fcntl
if TYPE_CHECKING:
    from filelock import BaseFileLock

PREFIX = ".torres3d-part-"
MAX_NAMES = 100
"""Names to try for one part file; a random name is taken once in 2^64 times."""
OLD = 24 * 60 * 60.0
"""Seconds after which a part file counts as left over where files cannot be locked."""
NO_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.ENOSYS)
"""Errors of file systems that cannot flush a folder."""
NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK, errno.EXDEV)
"""Errors of file systems without hard links."""
CREATING = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
LOOKING = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_NAMED = re.compile(re.escape(PREFIX) + r"[0-9a-f]{16}(\.\w{1,10})?", re.ASCII)


class PartFile:
    """A new empty part file (or ``folder``) beside ``file``, with the ending ``suffix``; raises `OSError`.

    As a context manager it is removed when an error leaves the context.
    """

    def __init__(self, file: Path, folder: bool = False, suffix: str = "") -> None:
        self._folder = folder
        for _ in range(MAX_NAMES):
            self.path = file.with_name(f"{PREFIX}{secrets.token_hex(8)}{suffix}")
            try:
                if folder:
                    self.path.mkdir()
                    self._handle = None if sys.platform == "win32" else os.open(self.path, LOOKING)
                else:
                    self._handle = os.open(self.path, CREATING, 0o666)
            except FileExistsError:
                continue
            if self._lock():
                return
            self.close()
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            self.discard()
        self.close()

    def write(self, data: bytes, through: bool = True) -> None:
        """Write all of ``data``; with ``through`` it is on the disk afterwards."""
        assert self._handle is not None
        write_all(self._handle, data)
        if through:
            os.fsync(self._handle)

    def sync(self) -> None:
        """Flush to the disk what others wrote into the part file; in a folder, each of its files."""
        for inside in self.path.iterdir() if self._folder else ():
            _sync(inside, os.O_RDWR)
        if self._handle is not None:
            os.fsync(self._handle)

    def replace(self, file: Path) -> None:
        """Take the name of ``file``, and replace that file if it exists."""
        if sys.platform == "win32":
            self.close()  # there a file that is open cannot be renamed
        os.replace(self.path, file)  # noqa: PTH105  # one function of the system for files and folders
        self.close()

    def link_as(self, file: Path) -> None:
        """Take the name of ``file``; `FileExistsError` if it exists."""
        if sys.platform == "win32":
            self.close()
            os.rename(self.path, file)  # noqa: PTH104  # refuses there to replace a file
            return
        os.link(self.path, file)  # a rename would replace a file that is there
        self.discard()

    def close(self) -> None:
        """Release the lock; `remove_leftovers` may remove what is left of it from now on."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def discard(self) -> None:
        """Remove the file unless it has its final name; what cannot be removed is left to `remove_leftovers`."""
        if sys.platform == "win32":
            self.close()
        _remove(self.path, self._folder)
        self.close()

    def _lock(self) -> bool:
        """Lock the file; False where another program has just taken it for a leftover."""
        if sys.platform != "win32" and self._handle is not None:
            try:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
            except OSError:
                return True  # a file system without locks: there a part file is swept away when it is `OLD`
        return os.path.lexists(self.path)


def write_all(handle: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk, after a file was created, renamed or removed; raises `OSError`.

    Without this a power failure may undo a rename, though the file itself was written through.
    """
    if sys.platform != "win32":  # there a folder cannot be opened, and the file system keeps a journal of names
        with contextlib.suppress(PermissionError):  # a folder that may be written but not listed
            _sync(folder, os.O_RDONLY | os.O_DIRECTORY)


def remove_leftovers(*folders: Path) -> None:
    """Remove the part files that a crash left in these folders, as far as possible, but none that is being written."""
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as inside:
            for entry in inside:
                if _NAMED.fullmatch(entry.name):
                    with contextlib.suppress(OSError):
                        _sweep(Path(entry.path), entry.is_dir(follow_symlinks=False))


def _sweep(part: Path, folder: bool) -> None:
    handle = None if sys.platform == "win32" and folder else os.open(part, LOOKING)
    try:
        if _left_behind(part, handle):
            _remove(part, folder)
    finally:
        if handle is not None:
            os.close(handle)


def _left_behind(part: Path, handle: int | None) -> bool:
    if sys.platform != "win32" and handle is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return _is_old(part)  # no locks there
        return True
    return _is_old(part)


def _is_old(part: Path) -> bool:
    return time.time() - part.lstat().st_mtime > OLD


def _remove(part: Path, folder: bool) -> None:
    if folder:
        shutil.rmtree(part, ignore_errors=True)
    else:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in NO_SYNC:
            raise
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    """Make a folder and its missing parents, and flush them to the disk; raises `OSError`."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in reversed(missing):
        sync_folder(each.parent)


def write_file(file: Path, data: bytes, through: bool = True) -> None:
    """Write a file, whole or not at all; raises `OSError`. Its folder must exist.

    With ``through`` it is on the disk afterwards, even if the power fails; what may be lost need not wait for that. A
    link stays a link, and its target is written. The permissions of the file stay.
    """
    if file.is_symlink():
        file = Path(os.path.realpath(file))
    with PartFile(file) as part:
        part.write(data, through)
        with contextlib.suppress(OSError):
            part.path.chmod(stat.S_IMODE(file.stat().st_mode))
        part.replace(file)
    if through:
        sync_folder(file.parent)


def create_file(file: Path, data: bytes) -> None:
    """Write a new file through to the disk, whole or not at all; or raise `FileExistsError` or another `OSError`."""
    if os.path.lexists(file):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    part = PartFile(file)
    try:
        with part:
            part.write(data)
            part.link_as(file)
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise
        _write_directly(file, data)
    try:
        sync_folder(file.parent)
    except OSError:
        file.unlink()
        raise


def append_lines(file: Path, lines: bytes) -> None:
    """Append whole lines to an existing file, through to the disk; on `OSError` the file is unchanged.

    A last line without a line feed gets it first, so that a torn write cannot spoil it.
    """
    handle = os.open(file, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
    try:
        size = os.fstat(handle).st_size
        try:
            if size and os.lseek(handle, -1, os.SEEK_END) >= 0 and os.read(handle, 1) != b"\n":
                write_all(handle, b"\n")
                os.fsync(handle)
            write_all(handle, lines)
            os.fsync(handle)
        except OSError:
            os.ftruncate(handle, size)
            raise
    finally:
        os.close(handle)


def move(file: Path, place: Path) -> None:
    """Rename a file and flush the new name to the disk. On `OSError` it has its old name."""
    file.rename(place)
    try:
        sync_folder(place.parent)
        if file.parent != place.parent:
            sync_folder(file.parent)
    except OSError:
        place.rename(file)
        raise


def _write_directly(file: Path, data: bytes) -> None:
    """Write a new file where the file system has no hard links: a crash may leave the beginning of it."""
    handle = os.open(file, CREATING, 0o666)
    try:
        write_all(handle, data)
        os.fsync(handle)
    except OSError:
        file.unlink()
        raise
    finally:
        os.close(handle)


def quarantine_name(file: Path, suffix: str = "") -> Path:
    """A free name beside a file: ``strength.jsonl.old``, then ``strength.jsonl.old2`` and so on.

    A ``suffix`` takes the place of the file's own suffix and of ``.old``.
    """
    first = file.with_suffix(suffix) if suffix else file.with_name(f"{file.name}.old")
    numbered = (first.with_name(f"{first.name}{number}") for number in count(2))
    return first if not first.exists() else next(place for place in numbered if not place.exists())


def quarantine(file: Path, suffix: str = "") -> Path:
    """Rename a file to such a name, and give its new path. Raises `OSError`."""
    place = quarantine_name(file, suffix)
    move(file, place)
    return place


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
        release_lock(lock)


def release_lock(lock: "BaseFileLock") -> None:
    """Free a lock and remove its file: while it is locked, so that nobody else's goes; on Windows after."""
    file = Path(lock.lock_file)
    with contextlib.suppress(OSError):
        if sys.platform != "win32":
            file.unlink()
        lock.release(force=True)
        if sys.platform == "win32":
            file.unlink()
