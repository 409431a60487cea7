"""Choice of the next puzzle: that of the day, or the next one of a grade."""

import zlib
from collections.abc import Sequence
from datetime import date

from torres3d.games.torres.puzzles.puzzle import Puzzle
from torres3d.games.torres.puzzles.puzzle_record import PuzzleRecord


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody with the same puzzles, and none repeats before all others."""
    mixed = sorted(puzzles, key=lambda puzzle: (zlib.crc32(puzzle.id.encode()), puzzle.id))
    return mixed[day.toordinal() % len(mixed)]


def of_grade(puzzles: Sequence[Puzzle], grade: int) -> list[Puzzle]:
    """The puzzles of a grade, in their order."""
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
    """Whether a puzzle has no finished try."""
    return record.first_try(puzzle.id) is None


def unsolved(puzzle: Puzzle, record: PuzzleRecord) -> bool:
    """Whether the first try did not solve the puzzle."""
    tried = record.first_try(puzzle.id)
    return tried is None or tried.how != "solved"
