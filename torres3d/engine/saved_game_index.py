"""Index of saved games: keeps facts about each log, so that the list need not read all logs again.

The index is a file beside the games: a line with the sum of the rest, then JSON. A damaged one, or one of another
version of the program, is ignored: the logs are read again. It holds nothing that the logs do not.
"""

import contextlib
from hashlib import sha256
from pathlib import Path

import msgspec

from torres3d import __version__
from torres3d.base.atomic_write import exclusive_access, write_file
from torres3d.base.faults import FileFault
from torres3d.base.plain_values import encodes
from torres3d.base.read_document import read_bytes
from torres3d.engine.kit import Progress

MAX_INDEX_BYTES = 256 * 1024 * 1024
"""Maximum bytes of an index; five thousand games take some two million."""


class GameFacts(msgspec.Struct, frozen=True):
    """Facts from a log: the game's id, its start and last command, players, set-up and progress, and any fault.

    Times are UTC, as in the log; the set-up is in the words of its game.
    """

    game: str
    created: str
    last: str
    names: tuple[str, ...]
    setup: msgspec.Raw
    progress: Progress
    faulty: bool = False


class IndexEntry(msgspec.Struct, frozen=True, array_like=True):
    """A file as it was when it was read.

    Its size in bytes and its time in nanoseconds; the number of the ``look`` at the folder that found it new or changed
    (0 for the first look); the facts, None where even the header is faulty.
    """

    size: int
    time: int
    look: int
    facts: GameFacts | None


class _Written(msgspec.Struct, frozen=True):
    program: str
    games: dict[str, IndexEntry]


class Index:
    """Facts by file name for a folder; ``file`` is the index on the disk."""

    def __init__(self, file: Path) -> None:
        self.file = file
        found = self._read()
        self.entries: dict[str, IndexEntry] = found or {}
        self.whole = found is not None
        """Whether there was an index that could be used."""
        self._changed: set[str] = set()
        """The names of files that were noted, or forgotten, since it was written."""

    def add(self, name: str, noted: IndexEntry) -> None:
        self.entries[name] = noted
        self._changed.add(name)

    def forget(self, name: str) -> None:
        if self.entries.pop(name, None) is not None:
            self._changed.add(name)

    def save(self) -> None:
        """Merge the changes into the file, which another window may have written; if not, logs are read again."""
        if not self._changed:
            return
        with contextlib.suppress(OSError), exclusive_access(self.file):
            self._write()

    def _write(self) -> None:
        written = self._read()
        if written is not None:
            mine = {name: noted for name, noted in self.entries.items() if name in self._changed or not _is_text(name)}
            self.entries = {name: noted for name, noted in written.items() if name not in self._changed} | mine
        self._changed.clear()
        # A name that is no text (of bytes that are no UTF-8) cannot be written; its file is read again next time.
        games = {name: noted for name, noted in self.entries.items() if _is_text(name)}
        body = msgspec.json.encode(_Written(__version__, games))
        write_file(self.file, sha256(body).hexdigest().encode() + b"\n" + body, through=False)

    def _read(self) -> dict[str, IndexEntry] | None:
        with contextlib.suppress(FileFault, msgspec.DecodeError, UnicodeDecodeError):
            total, _, body = read_bytes(self.file, MAX_INDEX_BYTES).partition(b"\n")
            if total == sha256(body).hexdigest().encode():
                written = msgspec.json.decode(body, type=_Written)
                if written.program == __version__:
                    return written.games
        return None


def _is_text(name: str) -> bool:
    return name.isprintable() or encodes(name)
