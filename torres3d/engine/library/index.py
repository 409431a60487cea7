"""What the list of games says of a log without reading it again, and the index that keeps it.

The index is a file beside the games: a line with the sum of the rest, then JSON. One that is damaged, or was written
by another version of the program, is as good as none: the logs are read again. Nothing is in it that they do not say.
"""

import contextlib
from hashlib import sha256
from pathlib import Path

import msgspec

from torres3d import __version__
from torres3d.base.atomic_write import write_file
from torres3d.base.bounded_read import read_bytes
from torres3d.base.exclusive_update import exclusive_access
from torres3d.base.faults import FileFault
from torres3d.engine.kit import Progress

LARGEST = 256 * 1024 * 1024
"""Bytes of an index; five thousand games take some two million."""


class GameFacts(msgspec.Struct, frozen=True):
    """What a log says of its game: the id, when it was created and when the last command was given (UTC, as in the
    log), the players' names, the whole set-up in the words of its game, how far it is; whether the log has a fault."""

    game: str
    created: str
    last: str
    names: tuple[str, ...]
    setup: msgspec.Raw
    progress: Progress
    faulty: bool = False


class IndexEntry(msgspec.Struct, frozen=True, array_like=True):
    """A file as it was when it was read: its size in bytes and its time in nanoseconds; in which ``look`` at the
    folder it was found new or changed (0 for those of the first look); the facts, None where even the header is
    faulty."""

    size: int
    time: int
    look: int
    facts: GameFacts | None


class _Written(msgspec.Struct, frozen=True):
    program: str
    games: dict[str, IndexEntry]


class Index:
    """The facts of the files of a folder, by their names; ``file`` is where they are kept."""

    def __init__(self, file: Path) -> None:
        self.file = file
        found = self._read()
        self.noted: dict[str, IndexEntry] = found or {}
        self.whole = found is not None
        """Whether there was an index that could be used."""
        self._changed: set[str] = set()
        """The names of files that were noted, or forgotten, since it was written."""

    def note(self, name: str, noted: IndexEntry) -> None:
        """Keep what was read of a file."""
        self.noted[name] = noted
        self._changed.add(name)

    def forget(self, name: str) -> None:
        """The file is gone."""
        if self.noted.pop(name, None) is not None:
            self._changed.add(name)

    def save(self) -> None:
        """Write what changed onto what another window may have written. Where that cannot be done the logs are read
        again next time."""
        if not self._changed:
            return
        with contextlib.suppress(OSError), exclusive_access(self.file):
            self._write()

    def _write(self) -> None:
        written = self._read()
        if written is not None:
            mine = {name: noted for name, noted in self.noted.items() if name in self._changed or not _is_text(name)}
            self.noted = {name: noted for name, noted in written.items() if name not in self._changed} | mine
        self._changed.clear()
        # A name that is no text (of bytes that are no UTF-8) cannot be written; its file is read again next time.
        games = {name: noted for name, noted in self.noted.items() if _is_text(name)}
        body = msgspec.json.encode(_Written(__version__, games))
        write_file(self.file, sha256(body).hexdigest().encode() + b"\n" + body, through=False)

    def _read(self) -> dict[str, IndexEntry] | None:
        """What the file says; None where there is none that can be used."""
        with contextlib.suppress(FileFault, msgspec.DecodeError, UnicodeDecodeError):
            total, _, body = read_bytes(self.file, LARGEST).partition(b"\n")
            if total == sha256(body).hexdigest().encode():
                written = msgspec.json.decode(body, type=_Written)
                if written.program == __version__:
                    return written.games
        return None


def _is_text(name: str) -> bool:
    if name.isprintable():
        return True
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
