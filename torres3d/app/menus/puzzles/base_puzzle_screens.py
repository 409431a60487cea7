"""Into the puzzles of a game and from one to the next: their page, that of the day, those of a grade."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any, Generic, Protocol

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.puzzles.puzzle_history import PuzzleHistory
from torres3d.app.menus.puzzles.puzzle_rating import distance_from, rating, rating_change
from torres3d.app.menus.strength_model import signed
from torres3d.app.window.services import BaseGameServices
from torres3d.base import paths
from torres3d.base.faults import Fault, FileFault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.log_entries import timestamp
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.puzzles.puzzle_choice import due_again, next_of, of_grade, of_the_day
from torres3d.engine.puzzles.puzzle_file import GRADES, PuzzlesRead, PuzzleT
from torres3d.engine.puzzles.puzzle_tries import BasePuzzleRecord, Tried
from torres3d.engine.puzzles.return_schedule import How, due
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.puzzle_list_models import ChooseTheme, OpenFitting, OpenPuzzles, PuzzleRow, PuzzlesModel
from torres3d.i18n.fault_messages import fault_message


class Hinted(Protocol):
    """The screen of a puzzle."""

    @property
    def hinted(self) -> bool:
        """Whether the hint showed the first step while the first try went on."""


class BasePuzzleScreens(ABC, Generic[PuzzleT]):
    """Opens puzzles. ``record`` is the file that keeps what was tried, ``menu`` the way out."""

    shipped: str
    """The file of the program's puzzles in config."""
    themes: Sequence[str]
    """Themes to which puzzles can be restricted."""
    about: str
    """The key of the text about the puzzles."""

    def __init__(self, parts: BaseGameServices[Any], record: BasePuzzleRecord, menu: Callable[[], None]) -> None:
        self._services = parts.services
        self._any_parts = parts
        self._menu = menu
        self.record = record
        self._puzzles: tuple[PuzzleT, ...] | None = None
        self._fault: Fault | None = None
        self._unread: tuple[FileFault, ...] = ()
        self._theme = ""
        """The theme to which puzzles are restricted; empty for none."""

    # what differs from game to game

    @abstractmethod
    def _read(self, file: Path) -> PuzzlesRead[PuzzleT]:
        """The puzzles of a file; raises `FileFault`."""

    @abstractmethod
    def _show(
        self, puzzle: PuzzleT, ended: Callable[[How], str], back: Callable[[], None], go_on: Callable[[], None]
    ) -> Hinted:
        """Show a puzzle; raises a fault for one that cannot be read."""

    @abstractmethod
    def _themes_of(self, puzzle: PuzzleT) -> Sequence[str]:
        """The themes of a puzzle."""

    def _mistakes_waiting(self) -> int | None:
        """How many puzzles from one's own games are due or new; None in a game without such puzzles."""
        return None

    def _open_mistakes(self) -> None:
        """Open the puzzles from one's own games."""

    # what is the same

    @property
    def puzzles(self) -> tuple[PuzzleT, ...]:
        """The puzzles of the program; none where their file cannot be read."""
        if self._puzzles is None:
            self._puzzles = ()
            try:
                self._puzzles, self._unread = self._read(paths.config() / self.shipped)
            except Fault as fault:
                self._fault = fault
        return self._puzzles

    def open(self) -> None:
        """Open the page of puzzles, from which the way leads to the menu."""
        self._services.screens.go(self._page(self._menu))

    def open_over(self) -> None:
        """Open the page over the current screen, from which the way leads back to that."""
        self._services.screens.push(self._page(self._services.screens.pop))

    def _page(self, back: Callable[[], None]) -> PanelScreen:
        return PanelScreen(self._model, lambda intent: self._took(intent, back), back, parts=self._any_parts)

    def solve(self, puzzle: PuzzleT, grade: int | None = None, back: Callable[[], None] | None = None) -> None:
        """Show a puzzle, and after it the next one of a ``grade``, or of those that fit. ``back`` leaves, usually to
        the page of puzzles."""
        services = self._services

        def ended(how: How) -> str:
            try:
                hinted = how == "solved" and screen.hinted
                self.record.add(Tried(puzzle.id, puzzle.grade, how, timestamp(), hinted))
            except (WriteFault, FileFault) as fault:
                services.refuse(fault_message(fault, services.say).in_one)
            return self._learned(puzzle)

        def go_on() -> None:
            after = self._next(grade, puzzle)
            if after is None:
                self.open()
            else:
                self.solve(after, grade)

        try:
            screen = self._show(puzzle, ended, back or self.open, go_on)
        except (Fault, NotationFault) as fault:
            services.refuse(services.say("puzzle-unreadable", id=puzzle.id, why=str(fault)))

    def _next(self, grade: int | None, after: PuzzleT | None = None) -> PuzzleT | None:
        """The next puzzle of a grade, or of all that which fits the person best."""
        puzzles = self._of_theme()
        if grade is not None:
            return next_of(of_grade(puzzles, grade), self.record, _today(), after)
        return next_of(puzzles, self.record, _today(), after, distance_from(rating(self.record.first_tries)))

    def _of_theme(self) -> list[PuzzleT]:
        return [puzzle for puzzle in self.puzzles if not self._theme or self._theme in self._themes_of(puzzle)]

    def _learned(self, puzzle: PuzzleT) -> str:
        """What follows from a try that has just ended: the change of the rating, and when the puzzle comes back."""
        say, tries = self._services.say, self.record.tries_of(puzzle.id)
        told = []
        if len(tries) == 1:
            change, now = rating_change(self.record.first_tries)
            key = "puzzle-rating-first" if change is None else "puzzle-rating-change"
            told.append(say(key, rating=str(now), change=signed(change or 0)))
        back = due(tries)
        if back is not None:
            told.append(say("puzzle-comes-back", days=(back - _today()).days))
        return " ".join(told)

    def _of_the_day(self) -> PuzzleT:
        return of_the_day(self.puzzles, _today())

    def _model(self) -> PuzzlesModel:
        puzzles, record, say = self.puzzles, self.record, self._services.say
        if not puzzles:
            if self._fault is not None:
                return PuzzlesModel(fault=fault_message(self._fault, say).in_one)
            return PuzzlesModel(fault=self._lines_unread() or say("puzzles-none"))
        first = {tried.id: tried for tried in record.first_tries}
        rows, chosen = [], self._of_theme()
        for grade in GRADES:
            mine = of_grade(chosen, grade)
            tried = [first[puzzle.id] for puzzle in mine if puzzle.id in first]
            rows.append(PuzzleRow(grade, sum(each.how == "solved" for each in tried), len(tried), len(mine)))
        today, known = first.get(self._of_the_day().id), rating(record.first_tries)
        return PuzzlesModel(
            tuple(rows),
            today.how if today is not None else "",
            None if known is None else (round(known.mean), round(known.margin / 10) * 10),
            unread=self._lines_unread(),
            back=len(due_again(chosen, record, _today())),
            theme=self._theme,
            themes=tuple(self.themes),
            mistakes=self._mistakes_waiting(),
            about=say(self.about),
        )

    def _lines_unread(self) -> str:
        """The number of unreadable lines in the puzzles' file, and the fault of the first; empty if none."""
        if not self._unread:
            return ""
        say = self._services.say
        first = fault_message(self._unread[0], say)
        return say("puzzles-unread", lines=len(self._unread), where=first.where, what=first.problem)

    def _took(self, intent: Intent, back: Callable[[], None]) -> None:
        match intent:
            case OpenPuzzles(0) if self.puzzles:
                self.solve(self._of_the_day())
            case OpenPuzzles(grade):
                self._begin(grade)
            case OpenFitting():
                self._begin(None)
            case ChooseTheme(theme):
                self._theme = theme
            case MenuChoice("mistakes"):
                self._open_mistakes()
            case MenuChoice("history"):
                self._history()
            case MenuChoice():
                back()

    def _history(self) -> None:
        history = PuzzleHistory(
            self._any_parts, self.puzzles, self.record, _today(), lambda puzzle: self.solve(puzzle, back=history.open),
            self.open,
        )  # fmt: skip
        history.open()

    def _begin(self, grade: int | None) -> None:
        first = self._next(grade)
        if first is not None:
            self.solve(first, grade)


def _today() -> date:
    return datetime.now().astimezone().date()
