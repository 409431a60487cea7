"""The bytes of a regular file, at most so many: a pipe, a device, a folder or an endless file is told, never read. And
a file that is written anew, whole or not at all."""

import contextlib
import errno
import os
import stat
from pathlib import Path

from torres3d.base.atomic_write import CREATING, NO_LINKS, PartFile, sync_folder, write_all
from torres3d.base.english_phrases import Phrase, system_reason
from torres3d.base.faults import FileFault

KINDS = (
    (stat.S_ISFIFO, Phrase("a_pipe", "a pipe")),
    (stat.S_ISSOCK, Phrase("a_socket", "a socket")),
    (stat.S_ISCHR, Phrase("a_device", "a device")),
    (stat.S_ISBLK, Phrase("a_device", "a device")),
)
OTHER = Phrase("something_else", "something else")
OPENING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""What has become a pipe since it was looked at must not hold the program; Windows has only the last of these."""


def read_bytes(file: Path, limit: int) -> bytes:
    """The bytes of a file; `FileFault` unless it is a regular file of at most ``limit`` bytes that may be read."""
    try:
        _regular(file, file.stat().st_mode)
        with os.fdopen(os.open(file, OPENING), "rb") as opened:
            _regular(file, os.fstat(opened.fileno()).st_mode)
            data = opened.read(limit + 1)
    except OSError as error:
        raise _fault(file, error) from None
    except ValueError as error:
        # A name that no file can have: it holds U+0000, or text that cannot be encoded.
        raise FileFault("not_found", file) from error
    if len(data) > limit:
        raise FileFault("too_large", file, limit=limit)
    return data


def make_folder(folder: Path) -> None:
    """Make a folder and those above it where they are missing, so that they are on the disk; raises `OSError`."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for each in reversed(missing):
        sync_folder(each.parent)


def write_file(file: Path, data: bytes, through: bool = True) -> None:
    """Write a file anew, whole or not at all; raises `OSError`. With ``through`` it is on the disk then, also if the
    power fails; what can be lost need not wait for that. Its folder has to be there. A link stays one, and the file it
    leads to is written; who may read and write a file stays as it was."""
    file = _followed(file)
    with PartFile(file) as part:
        part.write(data, through)
        _keep_mode(file, part.path)
        part.replace(file)
    if through:
        sync_folder(file.parent)


def create_file(file: Path, data: bytes) -> None:
    """Write a new file through to the disk, whole or not at all; `FileExistsError` if something is there, or another
    `OSError`. Its folder has to be there."""
    if os.path.lexists(file):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(file))
    part = PartFile(file)
    try:
        with part:
            part.write(data)
            part.appear_as(file)
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
    """Append whole lines to a file that is there, through to the disk; on `OSError` it is as it was before. A last line
    without its line feed gets it first, so that it cannot be lost with what follows if that is torn."""
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
    """Rename a file, so that it is on the disk under its new name alone. On `OSError` it has its old name."""
    file.rename(place)
    try:
        sync_folder(place.parent)
        if file.parent != place.parent:
            sync_folder(file.parent)
    except OSError:
        place.rename(file)
        raise


def _write_directly(file: Path, data: bytes) -> None:
    """A new file where the file system has no hard links: a crash may leave the beginning of it."""
    handle = os.open(file, CREATING, 0o666)
    try:
        write_all(handle, data)
        os.fsync(handle)
    except OSError:
        file.unlink()
        raise
    finally:
        os.close(handle)


def _followed(file: Path) -> Path:
    """The file that a link leads to, perhaps one that is not there yet; any other as it is."""
    return Path(os.path.realpath(file)) if file.is_symlink() else file


def _keep_mode(file: Path, part: Path) -> None:
    """Let a file have the mode of the one in whose place it comes, if there is one."""
    with contextlib.suppress(OSError):
        part.chmod(stat.S_IMODE(file.stat().st_mode))


def _regular(file: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise FileFault("is_folder", file)
    if not stat.S_ISREG(mode):
        kind = next((kind for test, kind in KINDS if test(mode)), OTHER)
        raise FileFault("not_regular", file, kind=kind)


def _fault(file: Path, error: OSError) -> FileFault:
    if isinstance(error, FileNotFoundError | NotADirectoryError) or error.errno == errno.ENAMETOOLONG:
        return FileFault("not_found", file)
    reason = "no_permission" if isinstance(error, PermissionError) else "not_readable"
    return FileFault(reason, file, why=system_reason(error))
