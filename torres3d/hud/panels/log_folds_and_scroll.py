"""Rows of the log: its folds, its scroll position, and the visible ones. Knows no pictures."""

from collections.abc import Sequence
from typing import NamedTuple

from torres3d.hud.models.log_models import LogLine, LogTurn
from torres3d.hud.widgets.list_rows_and_scroll_bar import VisibleRows

OPEN_TURNS = 2
"""Number of turns open by default: the present one and those before it."""


class LogRow(NamedTuple):
    """A row: the heading of a turn, or one of its lines. ``number`` counts the turns."""

    number: int
    turn: LogTurn
    line: LogLine | None = None

    @property
    def name(self) -> str:
        return f"turn:{self.number}" if self.line is None else f"line:{self.line.at}"


class LogRows(VisibleRows):
    """The rows of a log. The end stays in sight while nobody has scrolled away from it."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[LogRow] = []
        self._at_end = True
        self._folds: dict[int, bool] = {}
        self._turns: Sequence[LogTurn] = ()
        self._current = 0

    @property
    def count(self) -> int:
        return len(self.rows)

    @property
    def visible_rows(self) -> list[LogRow]:
        return self.rows[self.first : self.first + self.room]

    def forget(self) -> None:
        """Another game: no fold and no scrolling of this one counts."""
        self._folds.clear()
        self._at_end = True

    def fill(self, turns: Sequence[LogTurn], now: int | None = None) -> None:
        """The log has these turns; the present one is that of event ``now``, the last one where None."""
        self._turns = turns
        self._current = len(turns) - 1 if now is None else self._number(now)
        self._fill()

    def _number(self, at: int) -> int:
        return max((number for number, turn in enumerate(self._turns) if turn.first <= at), default=0)

    def _fill(self) -> None:
        turns = self._turns
        self.rows = []
        for number, turn in enumerate(turns):
            self.rows.append(LogRow(number, turn))
            if self.is_open(number):
                self.rows += [LogRow(number, turn, line) for line in turn.lines]
        self._settle()

    def see(self, room: int) -> None:
        self.room = max(1, room)
        self._settle()

    def is_open(self, number: int) -> bool:
        return self._folds.get(number, self._current - OPEN_TURNS < number <= self._current)

    def fold(self, number: int, is_open: bool | None = None) -> None:
        """Open or close a turn; the other way round where nothing is said."""
        self._folds[number] = not self.is_open(number) if is_open is None else is_open
        held = self.first
        self._fill()
        self.scroll_to(held)

    def scroll(self, rows: int) -> bool:
        """Scroll down by a number of rows, up if negative; whether it moved."""
        return self.scroll_to(self.first + rows)

    def scroll_to(self, first: int) -> bool:
        moved = super().scroll_to(first)
        self._at_end = self.first == self.last_first
        return moved

    def reveal(self, name: str) -> None:
        """Scroll as little as needed for a row to be visible."""
        number = self.index(name)
        if number is not None:
            self.bring_in(number)

    def open_at(self, at: int) -> None:
        """Open the turn that holds an event, and bring its line, or the one before it, into sight."""
        if not self._turns:
            return
        number = self._number(at)
        if not self.is_open(number):
            self.fold(number, True)
        shown = [line.at for line in self._turns[number].lines if line.at <= at]
        self.reveal(f"line:{shown[-1]}" if shown else f"turn:{number}")

    def index(self, name: str) -> int | None:
        """The index of a row by its name; None if there is none."""
        return next((number for number, row in enumerate(self.rows) if row.name == name), None)

    def _settle(self) -> None:
        self.first = self.last_first if self._at_end else min(self.first, self.last_first)
