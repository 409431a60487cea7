"""Choice of puzzles: that of the day, those that have come back, the next one."""

import zlib
from collections.abc import Callable, Sequence
from datetime import date

from torres3d.engine.puzzles.puzzle_file import PuzzleT
from torres3d.engine.puzzles.puzzle_tries import BasePuzzleRecord, Tried
from torres3d.engine.puzzles.return_schedule import due


def due_again(puzzles: Sequence[PuzzleT], record: BasePuzzleRecord, today: date) -> list[PuzzleT]:
    """The puzzles that have come back by ``today``, those first that did so first."""
    tries: dict[str, list[Tried]] = {}
    for tried in record.tries:
        tries.setdefault(tried.id, []).append(tried)
    back = {puzzle.id: due(tries.get(puzzle.id, ())) for puzzle in puzzles}
    found = [(day, puzzle) for puzzle in puzzles if (day := back[puzzle.id]) is not None and day <= today]
    return [puzzle for _, puzzle in sorted(found, key=lambda each: each[0])]


def of_the_day(puzzles: Sequence[PuzzleT], day: date) -> PuzzleT:
    """The puzzle of a day: the same for everybody with the same puzzles, and none repeats before all others."""
    mixed = sorted(puzzles, key=lambda puzzle: (zlib.crc32(puzzle.id.encode()), puzzle.id))
    return mixed[day.toordinal() % len(mixed)]


def of_grade(puzzles: Sequence[PuzzleT], grade: int) -> list[PuzzleT]:
    return [puzzle for puzzle in puzzles if puzzle.grade == grade]


def next_of(
    puzzles: Sequence[PuzzleT],
    record: BasePuzzleRecord,
    today: date,
    after: PuzzleT | None = None,
    far: Callable[[PuzzleT], float] = lambda _: 0.0,
) -> PuzzleT | None:
    """The next puzzle after another one: one that has come back, otherwise an untried one, otherwise the next.

    Of untried ones that which is least ``far``, and of these the first after that other one. None where there are no
    others.
    """
    start = 0 if after is None else next((n for n, each in enumerate(puzzles, 1) if each.id == after.id), 0)
    order = [each for each in (*puzzles[start:], *puzzles[:start]) if after is None or each.id != after.id]
    back = due_again(order, record, today)
    if back:
        return back[0]
    tried = {each.id for each in record.first_tries}
    return min(order, key=lambda each: (each.id in tried, far(each)), default=None)
