"""Record of a user's tries of puzzles, in a file that stays on this machine."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from torres3d.base.atomic_write import append_lines, exclusive_access, quarantine, write_file
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.record_lines import read_usable_records, round_trips
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.puzzles.puzzle_file import Grade, PuzzleId

FILE = "puzzles.jsonl"
MAX_FILE_BYTES = 16 * 1024 * 1024
"""Maximum bytes of such a file; a try takes some 90."""

How = Literal["solved", "failed", "shown"]
"""Result of a try: all points, too few at the end of the turn, or a look at the solution."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A try of a puzzle of this grade, and when it ended (UTC, as in the log). ``hinted``: its first step was told.

    Programs before 0.2 take the first line of a puzzle, and omit one with ``hinted``.
    """

    id: PuzzleId
    grade: Grade
    how: How
    when: Annotated[str, Meta(max_length=40)]
    hinted: bool = False


class RecordHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file."""

    format: Literal["torres-puzzles-tried"]
    version: Literal[1]


HEADING = RecordHeading("torres-puzzles-tried", 1)


class PuzzleRecord:
    """The record in ``file``.

    A file that cannot be used is ignored (`fault` says why), and kept beside the next one to be written, as
    ``….jsonl.old`` or with a further number. A line that cannot be used, such as a torn one, is omitted without
    affecting others.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.fault: FileFault | None = None
        """The fault of the file, if it could not be used."""
        self._kept: dict[Tried, None] = {}
        """The content of the file, in its order, each try once."""
        self._unkept: dict[Tried, None] = {}
        """The tries that could not be written so far."""
        self._seen: tuple[int, int] | None = None
        """The file's time and size when it was read: other windows write there, too."""

    @property
    def tries(self) -> tuple[Tried, ...]:
        """All tries, in the order in which they ended."""
        self._look()
        return (*self._kept, *(each for each in self._unkept if each not in self._kept))

    @property
    def first_tries(self) -> tuple[Tried, ...]:
        """The first try of each puzzle, in the order in which they ended."""
        found: dict[str, Tried] = {}
        for tried in self.tries:
            found.setdefault(tried.id, tried)
        return tuple(found.values())

    def first_try(self, puzzle: str) -> Tried | None:
        return next(iter(self.tries_of(puzzle)), None)

    def tries_of(self, puzzle: str) -> tuple[Tried, ...]:
        return tuple(each for each in self.tries if each.id == puzzle)

    def add(self, tried: Tried) -> None:
        """Add a try.

        Raises `WriteFault`; even then it is known until the program ends, and written with the next one.
        """
        self._unkept[tried] = None
        try:
            with exclusive_access(self.file):
                self._append()
        except OSError as error:
            raise WriteFault("not_written", self.file, why=system_reason(error)) from error

    def _append(self) -> None:
        """Append what the file still lacks; another window may have written some of it. Raises `OSError`."""
        self._seen = None
        self._look()
        new = {each: None for each in self._unkept if each not in self._kept and round_trips(each)}
        if self.fault is not None:
            quarantine(self.file)
            self.fault = None
            new = {**self._kept, **new}
        lines = b"".join(msgspec.json.encode(each) + b"\n" for each in new)
        if lines and self.file.exists() and self.file.stat().st_size:
            append_lines(self.file, lines)
        elif lines:
            write_file(self.file, msgspec.json.encode(HEADING) + b"\n" + lines)
        self._kept.update(new)
        self._unkept = {each: None for each in self._unkept if each not in self._kept}

    def _look(self) -> None:
        """Read the file if it has changed."""
        try:
            about = self.file.stat()
        except OSError:
            self._seen, self._kept = None, {}
            return
        if self._seen != (about.st_mtime_ns, about.st_size):
            self._seen = about.st_mtime_ns, about.st_size
            self._kept, self.fault = {}, None
            try:
                self._kept = self._read()
            except FileFault as fault:
                self.fault = fault

    def _read(self) -> dict[Tried, None]:
        read = read_usable_records(self.file, MAX_FILE_BYTES, HEADING, Tried)
        self.fault = read.heading_fault
        return {tried: None for _, tried in read.records}
