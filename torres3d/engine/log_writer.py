"""Writer of logs: appends each line and flushes it to the disk before anyone sees its effect (LOG.md)."""

import os
import tempfile
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import platformdirs

from torres3d.base import paths
from torres3d.base.atomic_write import create_file, make_folder, write_all
from torres3d.base.faults import system_reason
from torres3d.engine.history import History
from torres3d.engine.kit import canonical
from torres3d.engine.log_entries import Entry, GameEntry, GameHeader, line_sum
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.log_lock import LogLock, lock_log
from torres3d.engine.log_reader import Log

_encode = msgspec.json.Encoder().encode


class LogFile:
    """The log file of one game.

    It knows its lines and its last sum, so that nothing is ever overwritten, and a file that somebody deletes during
    the game is written anew. It holds the lock on the file (``held``) until it is closed, or gone.
    """

    def __init__(
        self, file: Path, held: LogLock, last_sum: str, lines: bytes, file_size: int, ended: bool = True
    ) -> None:
        self.file = file
        self.rewritten = False
        """Whether the file was gone and was written anew, maybe elsewhere, since this was last set back."""
        self.close = weakref.finalize(self, held.release)
        """Let other programs play the game."""
        self._last_sum = last_sum
        self._lines = bytearray(lines)
        self._file_size = file_size
        self._ended = ended

    @classmethod
    def create(cls, file: Path, header: GameHeader) -> "LogFile":
        """Begin a new file with its header; `WriteFault` if it exists or cannot be written."""
        line, total = line_with_sum(header, "")
        # The lock comes first: another program could play the game on before this one has it.
        try:
            make_folder(file.parent)
            held = lock_log(file)
        except LogFault as fault:
            raise WriteFault("exists", file) from fault
        except OSError as error:
            raise WriteFault("not_written", file, why=system_reason(error)) from error
        try:
            write_new(file, line)
        except BaseException:
            held.release()
            raise
        return cls(file, held, total, line, len(line))

    @classmethod
    def resume(cls, log: Log, held: LogLock) -> "LogFile":
        """Continue a log that was read whole, apart from a torn last line, while it was ``held``."""
        return cls(log.file, held, log.last_sum, log.lines, log.file_size, log.ended)

    def append(self, entry: GameEntry) -> None:
        """Append one line through to the disk. On `WriteFault` the file is unchanged.

        A torn last line is cut off now, and not before: the first new line replaces it. A deleted file is written anew
        with all its lines, elsewhere if necessary.
        """
        self._hold_again()
        line, total = line_with_sum(entry, self._last_sum)
        if not self._ended:
            line = b"\n" + line
        try:
            with self.file.open("r+b") as stream:
                if stream.seek(0, os.SEEK_END) != self._file_size:
                    raise WriteFault("changed_meanwhile", self.file)
                stream.seek(len(self._lines))
                torn = stream.read()
                try:
                    self._write(stream.fileno(), line)
                except OSError:
                    self._write(stream.fileno(), torn)
                    raise
        except (FileNotFoundError, NotADirectoryError):
            self._write_anew(line)
        except OSError as error:
            raise WriteFault("not_written", self.file, why=system_reason(error)) from error
        self._last_sum = total
        self._lines += line
        self._file_size = len(self._lines)
        self._ended = True

    def ensure(self) -> None:
        """Write a deleted file anew with all its lines; `WriteFault` where no folder can be written to."""
        if not self.file.exists():
            self._write_anew(b"")

    def _write_anew(self, more: bytes) -> None:
        data = bytes(self._lines) + more
        fault: WriteFault | None = None
        for place in _places(self.file):
            try:
                write_new(place, data)
            except WriteFault as error:
                fault = fault or error
                continue
            # The lock went with the file: it is taken on the new one.
            self.close()
            self.close = weakref.finalize(self, lock_log(place).release)
            self.file, self.rewritten = place, True
            return
        assert fault is not None
        raise fault

    def _hold_again(self) -> None:
        """Lock a closed file again; another program may have it by now."""
        if self.close.alive:
            return
        try:
            held = lock_log(self.file)
        except LogFault as fault:
            raise WriteFault(fault.reason, self.file, None, **fault.values) from fault
        self.close = weakref.finalize(self, held.release)

    def _write(self, handle: int, tail: bytes) -> None:
        """Write ``tail`` after the good lines, and cut off anything beyond."""
        os.ftruncate(handle, len(self._lines))
        os.lseek(handle, len(self._lines), os.SEEK_SET)
        write_all(handle, tail)
        os.fsync(handle)


def line_with_sum(line: GameHeader | GameEntry, previous: str) -> tuple[bytes, str]:
    """A line with its sum and line feed as in the file, and the sum."""
    total = line_sum(previous, canonical(line))
    return _encode(line)[:-1] + b',"sum":"' + total.encode() + b'"}\n', total


def log_bytes(history: History[Any, Any], at: str) -> bytes:
    """The log of a game without one, with ``at`` as the time of its commands (UTC)."""
    line, total = line_with_sum(history.header, "")
    lines = [line]
    for step in history.steps:
        line, total = line_with_sum(Entry(step.n, step.by, step.command, at), total)
        lines.append(line)
    return b"".join(lines)


def write_new(file: Path, data: bytes) -> None:
    """Write a new file through to the disk; never overwrites a file, and removes a partial one."""
    try:
        make_folder(file.parent)
        create_file(file, data)
    except FileExistsError as error:
        reason = "exists" if file.exists() else "not_written"
        raise WriteFault(reason, file, why=system_reason(error)) from error
    except OSError as error:
        raise WriteFault("not_written", file, why=system_reason(error)) from error


def _places(file: Path) -> Iterator[Path]:
    """Places to write a file anew: its own, the user's documents, the home folder, the temporary folder."""
    yield file
    for folder in (platformdirs.user_documents_path() / paths.GIVEN, Path.home(), Path(tempfile.gettempdir())):
        yield folder / file.name
        # Another game of that name may lie there.
        yield folder / f"{file.stem} {uuid4().hex[:6]}{file.suffix}"
