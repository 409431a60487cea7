"""Record of a user's tries of puzzles, in a file that stays on this machine."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from torres3d.engine.puzzles.puzzle_file import Grade, PuzzleId
from torres3d.engine.puzzles.records_file import RecordsFile
from torres3d.engine.puzzles.return_schedule import How


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A try of a puzzle of this grade, and when it ended (UTC, as in the log). ``hinted``: with its first step shown.

    Programs before 0.2 take the first line of a puzzle, and omit one with ``hinted``.
    """

    id: PuzzleId
    grade: Grade
    how: How
    when: Annotated[str, Meta(max_length=40)]
    hinted: bool = False


class BasePuzzleRecord(RecordsFile[Tried]):
    """The tries of a game's puzzles, in the order in which they ended; each game has a heading of its own."""

    kind: ClassVar[type[Tried]] = Tried

    @property
    def tries(self) -> tuple[Tried, ...]:
        """All tries, in the order in which they ended."""
        return self.records

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
