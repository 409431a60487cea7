"""The page of past puzzles: all tries, newest first, and a calendar of the puzzles of the day."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date
from typing import Any, Generic

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.window.services import BaseGameServices
from torres3d.engine.puzzles.puzzle_choice import of_the_day
from torres3d.engine.puzzles.puzzle_file import PuzzleT
from torres3d.engine.puzzles.puzzle_tries import BasePuzzleRecord, Tried
from torres3d.engine.puzzles.return_schedule import day_of
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.puzzle_history_models import (
    DayCell,
    HistoryModel,
    OpenDay,
    OpenTried,
    TriedRow,
    TurnMonth,
    TurnTries,
)
from torres3d.i18n.dates import date_text

ROWS = 10
"""Tries that are shown at once."""
FIRST_YEAR = 2000
"""The calendar goes back no further."""
MONTHS = 12


class PuzzleHistory(Generic[PuzzleT]):
    """Shows what was tried. ``solve`` opens a puzzle, ``back`` leaves."""

    def __init__(
        self,
        parts: BaseGameServices[Any],
        puzzles: tuple[PuzzleT, ...],
        record: BasePuzzleRecord,
        today: date,
        solve: Callable[[PuzzleT], None],
        back: Callable[[], None],
    ) -> None:
        self._parts = parts
        self._puzzles = puzzles
        self._known = {puzzle.id: puzzle for puzzle in puzzles}
        self._record = record
        self._today = today
        self._solve = solve
        self._back = back
        self._month = _month_of(today)
        self._first = 0

    def open(self) -> None:
        self._parts.services.screens.go(PanelScreen(self._model, self._took, self._back, parts=self._parts))

    def _model(self) -> HistoryModel:
        say, tries = self._parts.services.say, self._record.tries[::-1]
        shown = tries[self._first : self._first + ROWS]
        rows = [TriedRow(each.id, date_text(each.when, say), each.grade, _how(each), each.id in self._known)
                for each in shown]  # fmt: skip
        begun = self._date(1)
        cells = [self._cell(self._date(day + 1)) for day in range(monthrange(begun.year, begun.month)[1])]
        return HistoryModel(
            tuple(rows), self._first, len(tries), begun.year, begun.month, begun.weekday(), tuple(cells)
        )

    def _date(self, day: int) -> date:
        return date(self._month // MONTHS, self._month % MONTHS + 1, day)

    def _cell(self, day: date) -> DayCell:
        puzzle = of_the_day(self._puzzles, day).id
        tried = next((each for each in self._record.tries_of(puzzle) if day_of(each) == day), None)
        how = "" if tried is None else _how(tried)
        return DayCell(day.day, how, today=day == self._today, future=day > self._today)

    def _took(self, intent: Intent) -> None:
        match intent:
            case TurnMonth(by):
                self._month = min(max(self._month + by, FIRST_YEAR * MONTHS), _month_of(self._today))
            case TurnTries(by):
                first = self._first + by * ROWS
                if 0 <= first < len(self._record.tries):
                    self._first = first
            case OpenTried(puzzle) if puzzle in self._known:
                self._solve(self._known[puzzle])
            case OpenDay(day) if self._date(day) <= self._today:
                self._solve(of_the_day(self._puzzles, self._date(day)))
            case MenuChoice():
                self._back()


def _how(tried: Tried) -> str:
    return "hinted" if tried.how == "solved" and tried.hinted else tried.how


def _month_of(day: date) -> int:
    """Months since the year 0."""
    return day.year * MONTHS + day.month - 1
