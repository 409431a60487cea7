"""Record of a user's tries of puzzles, in a file that stays on this machine; choice of the next puzzle."""

import zlib
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from torres3d.base.atomic_write import append_lines, exclusive_access, quarantine, write_file
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.record_lines import read_usable_records, round_trips
from torres3d.engine.log_errors import WriteFault
from torres3d.games.torres.puzzles.puzzle import Grade, Puzzle, PuzzleId

FILE = "puzzles.jsonl"
MAX_FILE_BYTES = 16 * 1024 * 1024
"""Maximum bytes of such a file; a try takes some 90."""

How = Literal["solved", "failed", "shown"]
"""Result of a first try: all points, too few at the end of the turn, or a look at the solution."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first try of a puzzle of this grade, and when it ended (UTC, as in the log)."""

    id: PuzzleId
    grade: Grade
    how: How
    when: Annotated[str, Meta(max_length=40)]


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
        self._kept: dict[str, Tried] = {}
        """The content of the file."""
        self._unkept: dict[str, Tried] = {}
        """The tries that could not be written so far."""
        self._seen: tuple[int, int] | None = None
        """The file's time and size when it was read: other windows write there, too."""

    @property
    def first_tries(self) -> tuple[Tried, ...]:
        """The first tries, in the order in which they ended."""
        return tuple(self._known().values())

    def first_try(self, puzzle: str) -> Tried | None:
        return self._known().get(puzzle)

    def add(self, tried: Tried) -> None:
        """Add a try, unless there is an earlier one.

        Raises `WriteFault`; even then it is known until the program ends, and written with the next one.
        """
        if tried.id not in self._known():
            self._unkept[tried.id] = tried
        if not self._unkept:
            return
        try:
            with exclusive_access(self.file):
                self._append()
        except OSError as error:
            raise WriteFault("not_written", self.file, why=system_reason(error)) from error

    def _append(self) -> None:
        """Append what the file still lacks; another window may have written some of it. Raises `OSError`."""
        self._seen = None
        self._look()
        new = {each.id: each for each in self._unkept.values() if each.id not in self._kept and round_trips(each)}
        if self.fault is not None:
            quarantine(self.file)
            self.fault = None
            new = {**self._kept, **new}
        lines = b"".join(msgspec.json.encode(each) + b"\n" for each in new.values())
        if lines and self.file.exists() and self.file.stat().st_size:
            append_lines(self.file, lines)
        elif lines:
            write_file(self.file, msgspec.json.encode(HEADING) + b"\n" + lines)
        self._kept.update(new)
        self._unkept = {each.id: each for each in self._unkept.values() if each.id not in self._kept}

    def _known(self) -> dict[str, Tried]:
        self._look()
        return {**self._kept, **{each.id: each for each in self._unkept.values() if each.id not in self._kept}}

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

    def _read(self) -> dict[str, Tried]:
        read = read_usable_records(self.file, MAX_FILE_BYTES, HEADING, Tried)
        self.fault = read.heading_fault
        found: dict[str, Tried] = {}
        for _, tried in read.records:
            found.setdefault(tried.id, tried)
        return found


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody with the same puzzles, and none repeats before all others."""
    mixed = sorted(puzzles, key=lambda puzzle: (zlib.crc32(puzzle.id.encode()), puzzle.id))
    return mixed[day.toordinal() % len(mixed)]


def of_grade(puzzles: Sequence[Puzzle], grade: int) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles if puzzle.grade == grade]


def next_of(puzzles: Sequence[Puzzle], record: PuzzleRecord, after: Puzzle | None = None) -> Puzzle | None:
    """The next puzzle after another one: the first untried one, else the first unsolved one, else the next.

    Unsolved means not solved at the first try. None where there are no others.
    """
    start = 0 if after is None else next((n for n, each in enumerate(puzzles, 1) if each.id == after.id), 0)
    order = [each for each in (*puzzles[start:], *puzzles[:start]) if after is None or each.id != after.id]
    for wanted in (untried, unsolved):
        found = next((each for each in order if wanted(each, record)), None)
        if found is not None:
            return found
    return order[0] if order else None


def untried(puzzle: Puzzle, record: PuzzleRecord) -> bool:
    return record.first_try(puzzle.id) is None


def unsolved(puzzle: Puzzle, record: PuzzleRecord) -> bool:
    """Whether the first try did not solve the puzzle."""
    tried = record.first_try(puzzle.id)
    return tried is None or tried.how != "solved"
