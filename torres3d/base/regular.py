"""The bytes of a regular file, at most so many: a pipe, a device, a folder or an endless file is told, never read. And
a file that is written anew, whole or not at all."""

import contextlib
import errno
import os
import stat
from pathlib import Path

from torres3d.base.english import Phrase, why_not
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


def write_whole(file: Path, data: bytes, through: bool = False) -> None:
    """Write a file anew, whole or not at all; raises `OSError`. With ``through`` it is on the disk then, so that the
    power may fail: what can be lost need not wait for that. Its folder has to be there. A link stays one, and the file
    it leads to is written; who may read and write a file stays as it was."""
    file = _followed(file)
    part = file.with_name(f".{os.getpid()}-{file.name}")
    try:
        part.write_bytes(data)
        _keep_mode(file, part)
        if through:
            with part.open("rb+") as written:
                os.fsync(written.fileno())
        part.replace(file)
    except OSError:
        part.unlink(missing_ok=True)
        raise


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
    return FileFault(reason, file, why=why_not(error))
