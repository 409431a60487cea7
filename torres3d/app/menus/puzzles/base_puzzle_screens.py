"""Into the puzzles of a game and from one to the next: their page, that of the day, those of a grade."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.puzzles.puzzle_book import PuzzleBook, today
from torres3d.app.menus.puzzles.puzzle_history import PuzzleHistory
from torres3d.app.window.services import BaseGameServices
from torres3d.base import paths
from torres3d.base.faults import Fault, FileFault
from torres3d.base.notation_reader import NotationFault
from torres3d.engine.log_errors import WriteFault
from torres3d.engine.puzzles.puzzle_file import PuzzlesRead, PuzzleT
from torres3d.engine.puzzles.puzzle_tries import BasePuzzleRecord
from torres3d.engine.puzzles.return_schedule import How
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.puzzle_list_models import ChooseTheme, OpenFitting, OpenPuzzles, PuzzlesModel
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
        self.book: PuzzleBook[PuzzleT] = PuzzleBook(
            lambda: paths.config() / self.shipped, record, self._read, self._themes_of
        )

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
    def record(self) -> BasePuzzleRecord:
        return self.book.record

    @property
    def puzzles(self) -> tuple[PuzzleT, ...]:
        """The puzzles of the program; none where their file cannot be read."""
        return self.book.puzzles

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
                self.book.note(puzzle, how, hinted)
            except (WriteFault, FileFault) as fault:
                services.refuse(fault_message(fault, services.say).in_one)
            return self.book.learned(puzzle, services.say)

        def go_on() -> None:
            after = self.book.next(grade, puzzle)
            if after is None:
                self.open()
            else:
                self.solve(after, grade)

        try:
            screen = self._show(puzzle, ended, back or self.open, go_on)
        except (Fault, NotationFault) as fault:
            services.refuse(services.say("puzzle-unreadable", id=puzzle.id, why=str(fault)))

    def _model(self) -> PuzzlesModel:
        say = self._services.say
        return self.book.page(self.themes, self._mistakes_waiting(), say(self.about), say)

    def _took(self, intent: Intent, back: Callable[[], None]) -> None:
        match intent:
            case OpenPuzzles(0) if self.puzzles:
                self.solve(self.book.of_the_day())
            case OpenPuzzles(grade):
                self._begin(grade)
            case OpenFitting():
                self._begin(None)
            case ChooseTheme(theme):
                self.book.theme = theme
            case MenuChoice("mistakes"):
                self._open_mistakes()
            case MenuChoice("history"):
                self._history()
            case MenuChoice():
                back()

    def _history(self) -> None:
        history = PuzzleHistory(
            self._any_parts, self.puzzles, self.record, today(), lambda puzzle: self.solve(puzzle, back=history.open),
            self.open,
        )  # fmt: skip
        history.open()

    def _begin(self, grade: int | None) -> None:
        first = self.book.next(grade)
        if first is not None:
            self.solve(first, grade)
