"""Which puzzles somebody has tried, and how that ended: JSON lines beside the settings. They stay on this machine."""

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from torres3d.base.english import why_not
from torres3d.base.faults import FileFault
from torres3d.base.one_writer import one_writer
from torres3d.base.read import read_line
from torres3d.base.regular import read_bytes
from torres3d.engine.errors import WriteFault
from torres3d.puzzles.puzzle import Grade

FILE = "puzzles.jsonl"
LARGEST = 16 * 1024 * 1024
"""Bytes of such a file; a try takes some 90."""

How = Literal["solved", "failed", "shown"]
"""How a first try ended: with all points at once, with too few when the turn was ended, with the solution looked at."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first try of a puzzle of this grade, and when it ended (UTC, as in the log)."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    grade: Grade
    how: How
    when: Annotated[str, Meta(max_length=40)]


class RecordHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file."""

    format: Literal["torres-puzzles-tried"]
    version: Literal[1]


HEADING = RecordHeading("torres-puzzles-tried", 1)


class PuzzleRecord:
    """What is kept in ``file``. A file that cannot be used is as good as none (`fault` says what is wrong); it is kept
    beside the next one that is written, as ``….jsonl.old``. A line that cannot be used, such as a torn one, is left
    out."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.fault: FileFault | None = None
        """Why the file could not be used."""
        self._kept: dict[str, Tried] = {}
        """What the file holds."""
        self._unkept: dict[str, Tried] = {}
        """What could not be written."""
        self._seen: tuple[int, int] | None = None
        """The file's time and size when it was read: other windows write there, too."""

    @property
    def tried(self) -> tuple[Tried, ...]:
        """The first tries, in the order in which they ended."""
        return tuple(self._known().values())

    def of(self, puzzle: str) -> Tried | None:
        """The first try of a puzzle, by its id; None where there was none."""
        return self._known().get(puzzle)

    def add(self, tried: Tried) -> None:
        """Keep a try, unless there was one before. Raises `WriteFault`; until the program ends it is known all the
        same."""
        if tried.id in self._known():
            return
        self._unkept[tried.id] = tried
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with one_writer(self.file):
                self._append(tried)
        except OSError as error:
            raise WriteFault("not_written", self.file, why=why_not(error)) from error
        del self._unkept[tried.id]

    def _append(self, tried: Tried) -> None:
        """Write a line at the end, unless another window has just written one of this puzzle; raises `OSError`."""
        self._seen = None
        self._look()
        if tried.id in self._kept:
            return
        if self.fault is not None:
            self.file.replace(self.file.with_name(f"{self.file.name}.old"))
            self.fault = None
        size = self.file.stat().st_size if self.file.exists() else 0
        # Each line begins with its line feed, so that one that was torn spoils no other.
        head = b"" if size else msgspec.json.encode(HEADING)
        try:
            with self.file.open("ab") as out:
                out.write(head + b"\n" + msgspec.json.encode(tried))
        except OSError:
            if size:
                os.truncate(self.file, size)
            else:
                self.file.unlink(missing_ok=True)
            raise
        self._kept[tried.id] = tried

    def _known(self) -> dict[str, Tried]:
        self._look()
        return {**self._unkept, **self._kept}

    def _look(self) -> None:
        """Read the file if it has changed since."""
        try:
            about = self.file.stat()
        except OSError:
            self._seen, self._kept = None, {}
            return
        if self._seen != (about.st_mtime_ns, about.st_size):
            self._seen = about.st_mtime_ns, about.st_size
            try:
                self._kept, self.fault = self._read(), None
            except FileFault as fault:
                self._kept, self.fault = {}, fault

    def _read(self) -> dict[str, Tried]:
        lines = read_bytes(self.file, LARGEST).split(b"\n")
        read_line(lines[0], RecordHeading, self.file, 1)
        found: dict[str, Tried] = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                tried = read_line(line, Tried, self.file, number)
            except FileFault:
                continue
            found.setdefault(tried.id, tried)
        return found
