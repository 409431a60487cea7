"""Results file of an arena: a heading with the setting, then a line for each game."""

import os
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from torres3d.base.atomic_write import append_lines, write_file
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.read_document import read_bytes, read_line
from torres3d.bots.arena.statistics import MatchResult, Numbered
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_lock import LogLock, lock_log


class Result(msgspec.Struct, frozen=True):
    """Result of a game by seat: ``turn_seconds`` is the mean time of a turn, ``turn_most`` the longest."""

    number: int
    levels: tuple[str, ...]
    chance: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turn_seconds: tuple[float, ...]
    turn_most: tuple[float, ...]

    def rank(self, seat: int) -> float:
        own = self.scores[seat]
        better = sum(score > own for score in self.scores)
        equal = sum(score == own for score in self.scores)
        return better + (equal + 1) / 2


TurnTimes = tuple[tuple[float, ...], tuple[float, ...]]
"""The mean time of a turn and the longest, by seat."""


def by_turns(turns: list[list[float]]) -> TurnTimes:
    """The mean time of a turn and the longest, by seat, from the seconds of each turn; 0 for a seat without turns."""
    means = tuple(round(sum(times) / max(len(times), 1), 4) for times in turns)
    return means, tuple(round(max(times, default=0.0), 3) for times in turns)


MAX_BYTES = 256 * 1024 * 1024
"""Maximum bytes of a file of results: a million games and more."""


ResultT = TypeVar("ResultT", bound=MatchResult)
NumberedT = TypeVar("NumberedT", bound=Numbered)
NumberedT_co = TypeVar("NumberedT_co", bound=Numbered, covariant=True)


class ResultsHeading(Protocol[NumberedT_co]):
    """Setting of an arena of any game: the first line of a file, a msgspec struct."""

    @property
    def players(self) -> tuple[str, ...]:
        """The bots' levels."""

    @property
    def title(self) -> str:
        """The setting in words, without the players."""

    @property
    def secret(self) -> str:
        """The source of chance for external bots (`torres3d.bots.secret_seeds`), otherwise empty."""

    def result_type(self) -> type[NumberedT_co]:
        """The type of the other lines."""


HeadingT = TypeVar("HeadingT", bound=ResultsHeading[Any])
_OTHER_FILE = "choose another file with --out"
_WAIT = f"wait for its end, or {_OTHER_FILE}"


class ResultsFault(FileFault):
    """A file that this arena cannot continue."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "no_results": ("this is not a file of arena results", _OTHER_FILE),
        "other_arena": ("the file holds the results of another arena ({players}; {title})", _OTHER_FILE),
        "bad_result": ("{why}", "remove that line to continue"),
        "in_use": (
            "another program is writing its results there (process {process} on {computer}, since {since})",
            _WAIT,
        ),
        "in_use_by_somebody": ("another program is writing its results there", _WAIT),
        "not_written": ("the results cannot be written there ({why})", _OTHER_FILE),
    }
    unfit = frozenset({"other_arena", "in_use", "in_use_by_somebody", "not_written"})


class Results(Generic[NumberedT]):
    """Results so far, in memory and, with a file, on the disk after every game.

    The file is locked until `close`, or until nobody holds this object any more.
    """

    def __init__(self, heading: ResultsHeading[NumberedT], file: Path | None = None, secret: str = "") -> None:
        """``secret`` is the source of chance for external bots; a secret in the file has priority.

        Raises `ResultsFault`, also where another program has the file (``in_use``).
        """
        self.heading = _with_secret(heading, secret)
        self.file = file
        self._close = weakref.finalize(self, _held(file)) if file is not None else None
        self.done: dict[int, NumberedT] = {}
        if file is not None:
            try:
                self._resume(file)
            except ResultsFault:
                self.close()
                raise

    def close(self) -> None:
        """Unlock the file; nothing more can be added. Harmless when repeated."""
        if self._close is not None:
            self._close()

    def _resume(self, file: Path) -> None:
        try:
            lines = read_bytes(file, MAX_BYTES).split(b"\n") if file.exists() else []
            if not any(lines):
                write_file(file, msgspec.json.encode(self.heading) + b"\n")
                return
            found = self._heading(file, lines[0])
            self.done = {result.number: result for result in read_results(file, lines, self.heading.result_type())}
            kept, size = sum(len(line) + 1 for line in (lines[0], *lines[1:-1])), len(b"\n".join(lines))
            if kept > size:
                # The heading alone, torn just before its line feed.
                append_lines(file, b"")
            elif kept < size:
                # A line torn when the arena was stopped: its game is played again.
                os.truncate(file, kept)
            if found.secret != self.heading.secret:
                # Begun before there were secrets: what is played from now on has one.
                rest = read_bytes(file, MAX_BYTES).partition(b"\n")[2]
                write_file(file, msgspec.json.encode(self.heading) + b"\n" + rest)
        except OSError as error:
            raise ResultsFault("not_written", file, why=system_reason(error)) from error

    def _heading(self, file: Path, line: bytes) -> ResultsHeading[NumberedT]:
        """The heading of a file, whose secret is continued."""
        try:
            found = read_line(line, type(self.heading), file, 1)
        except FileFault as fault:
            raise ResultsFault("no_results", file, 1) from fault
        self.heading = _with_secret(self.heading, found.secret)
        if _with_secret(found, self.heading.secret) != self.heading:
            raise ResultsFault("other_arena", file, players=", ".join(found.players), title=found.title)
        return found

    def add(self, result: NumberedT) -> None:
        """Add a result, and write it at once."""
        self.done[result.number] = result
        if self.file is not None:
            append_lines(self.file, msgspec.json.encode(result) + b"\n")


def read_results(file: Path, lines: Sequence[bytes], kind: type[NumberedT]) -> Iterator[NumberedT]:
    """The results in the whole lines of a file after its heading; `ResultsFault` for a line that is none."""
    for number, line in enumerate(lines[1:-1], 2):
        try:
            yield read_line(line, kind, file, number)
        except FileFault as fault:
            raise ResultsFault("bad_result", file, number, why=fault.problem) from fault


def _with_secret(heading: HeadingT, secret: str) -> HeadingT:
    """The heading with another secret, if that is not empty."""
    return replace(heading, secret=secret) if secret else heading  # type: ignore[type-var]


def _held(file: Path) -> Callable[[], None]:
    """Lock a file of results; gives the function that unlocks it."""
    try:
        # A lock would make the folder that is not there.
        return (lock_log(file) if file.parent.is_dir() else LogLock(None)).release
    except LogFault as fault:
        raise ResultsFault(fault.reason, file, None, **fault.values) from fault
