"""Bounded reading: the bytes of a regular file up to a limit; pipes, devices, folders and endless files are faults."""

import errno
import os
import stat
from pathlib import Path

from torres3d.base.faults import FileFault, Phrase, system_reason

KINDS = (
    (stat.S_ISFIFO, Phrase("a_pipe", "a pipe")),
    (stat.S_ISSOCK, Phrase("a_socket", "a socket")),
    (stat.S_ISCHR, Phrase("a_device", "a device")),
    (stat.S_ISBLK, Phrase("a_device", "a device")),
)
OTHER = Phrase("something_else", "something else")
OPENING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""Flags with which a file that became a pipe in the meantime cannot block us; Windows has only the last one."""


def read_bytes(file: Path, limit: int) -> bytes:
    """The bytes of a file; `FileFault` unless it is a readable regular file of at most ``limit`` bytes."""
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
