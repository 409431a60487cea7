"""The puzzles of a game and the record of tries: those to choose from, the next one, and what a try changes."""

from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Generic

from torres3d.app.menus.puzzles.puzzle_rating import distance_from, rating, rating_change
from torres3d.app.menus.strength_model import signed
from torres3d.base.faults import Fault, FileFault
from torres3d.engine.log_entries import timestamp
from torres3d.engine.puzzles.puzzle_choice import due_again, next_of, of_grade, of_the_day
from torres3d.engine.puzzles.puzzle_file import GRADES, PuzzlesRead, PuzzleT
from torres3d.engine.puzzles.puzzle_tries import BasePuzzleRecord, Tried
from torres3d.engine.puzzles.return_schedule import How, due
from torres3d.hud.models.puzzle_list_models import PuzzleRow, PuzzlesModel
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate


class PuzzleBook(Generic[PuzzleT]):
    """The puzzles in ``file``, read when they are first asked for, and the ``record`` of what was tried.

    ``read`` reads the file, and raises `FileFault`; ``themes_of`` tells a puzzle's themes.
    """

    def __init__(
        self,
        file: Callable[[], Path],
        record: BasePuzzleRecord,
        read: Callable[[Path], PuzzlesRead[PuzzleT]],
        themes_of: Callable[[PuzzleT], Sequence[str]],
    ) -> None:
        self.record = record
        self.theme = ""
        """The theme to which puzzles are restricted; empty for none."""
        self._file = file
        self._read = read
        self._themes_of = themes_of
        self._puzzles: tuple[PuzzleT, ...] | None = None
        self._fault: Fault | None = None
        self._unread: tuple[FileFault, ...] = ()

    @property
    def puzzles(self) -> tuple[PuzzleT, ...]:
        """The puzzles of the program; none where their file cannot be read."""
        if self._puzzles is None:
            self._puzzles = ()
            try:
                self._puzzles, self._unread = self._read(self._file())
            except Fault as fault:
                self._fault = fault
        return self._puzzles

    def of_the_day(self) -> PuzzleT:
        return of_the_day(self.puzzles, today())

    def next(self, grade: int | None, after: PuzzleT | None = None) -> PuzzleT | None:
        """The next puzzle of a grade, or of all that which fits the person best."""
        puzzles = self._of_theme()
        if grade is not None:
            return next_of(of_grade(puzzles, grade), self.record, today(), after)
        return next_of(puzzles, self.record, today(), after, distance_from(rating(self.record.first_tries)))

    def note(self, puzzle: PuzzleT, how: How, hinted: bool) -> None:
        """Record the result of a try. Raises `WriteFault` or `FileFault`."""
        self.record.add(Tried(puzzle.id, puzzle.grade, how, timestamp(), hinted))

    def learned(self, puzzle: PuzzleT, say: Translate) -> str:
        """What follows from a try that has just ended: the change of the rating, and when the puzzle comes back."""
        tries = self.record.tries_of(puzzle.id)
        told = []
        if len(tries) == 1:
            change, now = rating_change(self.record.first_tries)
            key = "puzzle-rating-first" if change is None else "puzzle-rating-change"
            told.append(say(key, rating=str(now), change=signed(change or 0)))
        back = due(tries)
        if back is not None:
            told.append(say("puzzle-comes-back", days=(back - today()).days))
        return " ".join(told)

    def page(self, themes: Sequence[str], mistakes: int | None, about: str, say: Translate) -> PuzzlesModel:
        """The page of puzzles; ``mistakes`` and ``about`` are as there."""
        puzzles, record = self.puzzles, self.record
        if not puzzles:
            if self._fault is not None:
                return PuzzlesModel(fault=fault_message(self._fault, say).in_one)
            return PuzzlesModel(fault=self._lines_unread(say) or say("puzzles-none"))
        first = {tried.id: tried for tried in record.first_tries}
        rows, chosen = [], self._of_theme()
        for grade in GRADES:
            mine = of_grade(chosen, grade)
            tried = [first[puzzle.id] for puzzle in mine if puzzle.id in first]
            rows.append(PuzzleRow(grade, sum(each.how == "solved" for each in tried), len(tried), len(mine)))
        of_today, known = first.get(self.of_the_day().id), rating(record.first_tries)
        return PuzzlesModel(
            tuple(rows),
            of_today.how if of_today is not None else "",
            None if known is None else (round(known.mean), round(known.margin / 10) * 10),
            unread=self._lines_unread(say),
            back=len(due_again(chosen, record, today())),
            theme=self.theme,
            themes=tuple(themes),
            mistakes=mistakes,
            about=about,
        )

    def _of_theme(self) -> list[PuzzleT]:
        return [puzzle for puzzle in self.puzzles if not self.theme or self.theme in self._themes_of(puzzle)]

    def _lines_unread(self, say: Translate) -> str:
        """The number of unreadable lines in the puzzles' file, and the fault of the first; empty if none."""
        if not self._unread:
            return ""
        first = fault_message(self._unread[0], say)
        return say("puzzles-unread", lines=len(self._unread), where=first.where, what=first.problem)


def today() -> date:
    """The day it is here."""
    return datetime.now().astimezone().date()
