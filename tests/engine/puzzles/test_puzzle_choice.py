"""Which puzzle comes next: that of the day, one that has come back after days, one that fits."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.games.torres.puzzles.test_puzzle_file import PUZZLE
from torres3d.engine.puzzles.puzzle_choice import due_again, next_of, of_grade, of_the_day
from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.puzzles.return_schedule import RETURNS, How, day_of, due
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord

PUZZLES = [replace(PUZZLE, id=f"{number:08x}", grade=1 + number % 3) for number in range(12)]
FIRST = date(2026, 11, 23)


def tried(day: int, how: How = "solved", puzzle: str = "a", grade: int = 1) -> Tried:
    """A try so many days after the first day, at noon."""
    return replace(Tried(puzzle, 1, how, f"{FIRST + timedelta(day)}T12:00:00Z"), grade=grade)


def days(*tries: Tried) -> int | None:
    """On which day after the first a puzzle comes back."""
    back = due(tries)
    return None if back is None else (back - day_of(tried(0))).days


def test_a_puzzle_for_each_day_none_again_before_all_others() -> None:
    found = [of_the_day(PUZZLES, FIRST + timedelta(number)).id for number in range(24)]
    assert sorted(found[:12]) == sorted(puzzle.id for puzzle in PUZZLES)
    assert found[:12] == found[12:]
    assert found[:12] != sorted(found[:12]), "in no order that somebody could see"


def test_a_failed_puzzle_comes_back_after_more_and_more_days_until_it_is_learned() -> None:
    assert RETURNS == (1, 3, 7, 21, 60)
    assert days(tried(0)) is None, "solved at once it does not come back"
    tries = [tried(0, "failed")]
    for after in (1, 4, 11, 32, 92):
        assert days(*tries) == after
        tries.append(tried(after))
    assert days(*tries) is None


def test_failing_again_begins_anew_and_solving_too_early_changes_nothing() -> None:
    assert days(tried(0, "shown"), tried(0)) == 1
    assert days(tried(0, "failed"), tried(1), tried(2)) == 4
    assert days(tried(0, "failed"), tried(1), tried(4, "shown")) == 5
    assert days(tried(0), tried(7, "failed")) == 8


@pytest.mark.parametrize("when", ["", "no time", "2026-13-01T10:00:00Z", "0001-01-01T00:00:00Z"])
def test_a_time_that_cannot_be_read_is_long_ago(when: str) -> None:
    back = due([replace(tried(0, "failed"), when=when)])
    assert back is not None
    assert back <= date(1, 1, 3)


def test_the_next_one_has_come_back_or_was_never_tried(tmp_path: Path) -> None:
    record = PuzzleRecord(tmp_path / "puzzles.jsonl")
    mine = of_grade(PUZZLES, 2)
    assert next_of(mine, record, FIRST) == mine[0]
    assert next_of(mine, record, FIRST, mine[0]) == mine[1]
    assert next_of(mine, record, FIRST, mine[-1]) == mine[0]
    record.add(tried(0, "failed", mine[0].id))
    tomorrow = FIRST + timedelta(1)
    assert next_of(mine, record, FIRST, mine[0]) == mine[1], "not on the same day"
    assert next_of(mine, record, tomorrow, mine[1]) == mine[0], "before all of the grade were tried"
    for puzzle in mine[1:]:
        record.add(tried(0, "failed" if puzzle is mine[2] else "solved", puzzle.id))
    assert due_again(mine, record, FIRST) == []
    assert due_again(mine, record, tomorrow) == [mine[0], mine[2]]
    assert next_of(mine, record, FIRST, mine[0]) == mine[1]
    assert next_of(mine[:1], record, FIRST, mine[0]) is None
    assert next_of([], record, FIRST) is None


def test_the_longest_due_is_first(tmp_path: Path) -> None:
    record = PuzzleRecord(tmp_path / "puzzles.jsonl")
    for day, puzzle in ((2, PUZZLES[0]), (0, PUZZLES[5]), (1, PUZZLES[3])):
        record.add(tried(day, "failed", puzzle.id))
    assert due_again(PUZZLES, record, FIRST + timedelta(9)) == [PUZZLES[5], PUZZLES[3], PUZZLES[0]]


def test_of_untried_ones_the_nearest_is_first(tmp_path: Path) -> None:
    record = PuzzleRecord(tmp_path / "puzzles.jsonl")

    def far(puzzle: object) -> float:
        return abs(PUZZLES[[each is puzzle for each in PUZZLES].index(True)].grade - 2.2)

    assert next_of(PUZZLES, record, FIRST, None, far) == PUZZLES[1]
    assert next_of(PUZZLES, record, FIRST, PUZZLES[1], far) == PUZZLES[4]
    for puzzle in of_grade(PUZZLES, 2):
        record.add(tried(0, "solved", puzzle.id))
    assert next_of(PUZZLES, record, FIRST, PUZZLES[4], far) == PUZZLES[5], "then the next nearest"
