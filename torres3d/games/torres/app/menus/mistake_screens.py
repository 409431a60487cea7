"""Practise your mistakes: makes puzzles from a game aside, lists them, and opens one after another."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.game_flow import Practice
from torres3d.base.faults import Fault
from torres3d.base.notation_reader import NotationFault
from torres3d.base.worker_processes import CallFailure
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.menus.game_flow import GameFlow
from torres3d.games.torres.app.menus.mistake_book import MistakeBook
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.study.mistake_screen import MistakeScreen
from torres3d.games.torres.app.study.mistake_search_process import MistakeSearch
from torres3d.games.torres.bots.puzzles.mistake_answers import MistakesFound
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle
from torres3d.games.torres.bots.registry import ADVISER
from torres3d.games.torres.hud.models.mistake_models import MistakeMarked, MistakesDo, MistakesModel
from torres3d.games.torres.kit.engine_adapter import TorresHistory
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.i18n.dates import date_text
from torres3d.i18n.fault_messages import failure_reason, fault_message


class MistakesScreen(PanelScreen):
    """The list; its ``search`` goes on while it is shown."""

    search: Callable[[], bool] = staticmethod(lambda: False)
    """Takes what the search has found; whether something has changed."""

    def step(self, seconds: float) -> bool:
        changed = super().step(seconds)
        return self.search() or changed


class MistakeScreens:
    """Opens puzzles from one's own games; ``folder`` is that of the user's own files. ``out`` leads out of the list."""

    out: Callable[[], None]
    """Leads to all puzzles; put here by `PuzzleScreens`."""

    def __init__(self, parts: GameServices, opening: GameFlow, folder: Path) -> None:
        self._parts = parts
        self._services = services = parts.services
        self._opening = opening
        self.book = MistakeBook(folder, lambda: services.say)
        self.puzzles, self.tries, self.list = self.book.puzzles, self.book.tries, self.book.list
        self._search = MistakeSearch()
        self._told = ""
        """What the last search has found."""
        opening.practice = Practice("practise", self.practise, of_mistakes=True)

    # the list

    def open(self) -> None:
        """Open the list, from which the way leads to all puzzles."""
        self._show(self.out, over=False)

    def practise(self, history: TorresHistory, file: Path) -> None:
        """Make puzzles from a finished game, and open the list over the current screen."""
        if not self._search.busy or self._search.game != history.header.game:
            self._begin(history.header.game, file, history.header.created)
        self._show(self._services.screens.pop, over=True)

    def _show(self, back: Callable[[], None], over: bool) -> None:
        screen = MistakesScreen(self._model, lambda intent: self._took(intent, back), back, self.list.look, self._parts)
        screen.search = self.take_found
        screens = self._services.screens
        (screens.push if over else screens.go)(screen)

    def _model(self) -> MistakesModel:
        search = self._search
        shown = self.list.model(self._told, search.percent if search.busy else None)
        return MistakesModel(shown.rows, shown.marked, shown.told, shown.percent, shown.undo, tuple(self.book.faults()))

    def _took(self, intent: Intent, back: Callable[[], None]) -> None:
        match intent:
            case MistakeMarked(number):
                self.list.marked = number
            case MistakesDo("stop"):
                self._search.stop()
                self._told = self._services.say("mistakes-stopped")
            case MistakesDo("search"):
                self._search_next()
            case MistakesDo("undo"):
                self._tried(self.list.restore)
            case MistakesDo(what) if (puzzle := self.list.chosen) is not None:
                if what == "practise":
                    self.solve(puzzle)
                elif what == "game":
                    self._open_game(puzzle)
                elif what == "delete":
                    self._tried(self.list.delete)
            case MenuChoice():
                back()

    def _tried(self, change: Callable[[], None]) -> None:
        """Change the files, and show what goes wrong."""
        try:
            change()
        except Fault as fault:
            self._services.refuse(fault_message(fault, self._services.say).in_one)

    # the search

    def take_found(self) -> bool:
        """Take what the search has found; whether something has changed."""
        changed, found = self._search.step()
        if isinstance(found, CallFailure):
            say = self._services.say
            self._told = say("mistakes-search-failed", why=failure_reason(found.reason, found.text, say))
        elif found is not None:
            self._take(found)
        return changed

    def wait(self, seconds: float) -> None:
        """Wait for the end of the search, at most so long; for callers who have nothing else to do."""
        self._search.wait(seconds)

    def _take(self, found: MistakesFound) -> None:
        self._tried(lambda: self.book.keep(self._search.game, found))
        self._told = self.book.told_of(found)
        self.list.look()

    def _begin(self, game: str, file: Path, created: str) -> None:
        say = self._services.say
        self._told = say("mistakes-searching", date=date_text(created, say))
        self._search.begin(game, file, self._parts.level(ADVISER))

    def _search_next(self) -> None:
        """Search the last finished game of a person that was not searched yet."""
        game = self.book.next_game(self._services.shelf.games())
        if game is None or game.facts is None:
            self._told = self._services.say("mistakes-all-searched")
        else:
            self._begin(game.facts.game, game.file, game.facts.created)

    # a puzzle

    def solve(self, puzzle: MistakePuzzle) -> None:
        """Show a puzzle over the list, and after it the next one that is due or new."""
        services = self._services

        def ended(how: How) -> str:
            hinted = how == "solved" and screen.hinted
            self._tried(lambda: self.book.note(puzzle, how, hinted))
            return self.list.comes_back(puzzle)

        def go_on() -> None:
            after = self.list.next_after(puzzle)
            services.screens.pop()
            if after is not None:
                self.solve(after)

        try:
            screen = MistakeScreen(
                self._parts, puzzle, ended, services.screens.pop, go_on, lambda: self._study(screen),
                lambda: self._open_game(puzzle),
            )  # fmt: skip
        except (Fault, NotationFault) as fault:
            services.refuse(services.say("puzzle-unreadable", id=puzzle.id, why=str(fault)))
            return
        game = screen.session.game
        screen.read = partial(self._opening.read, game.header.setup)
        self._opening.lay_table(as_setup(game.header.setup), game.state)
        self._parts.table.camera.preset("iso")
        services.screens.push(screen)

    def _study(self, screen: MistakeScreen) -> None:
        game = screen.session.game
        self._opening.study(as_setup(game.header.setup), game.history.start, True)

    def _open_game(self, puzzle: MistakePuzzle) -> None:
        """Open the replay of a puzzle's game at its turn; where it was deleted that is said."""
        services = self._services
        for game in services.shelf.games():
            if game.facts is not None and game.facts.game == puzzle.game:
                self._opening.open_replay(game.file, puzzle.at)
                return
        services.refuse(services.say("mistakes-game-gone"))

    def close(self) -> None:
        """End the search; what it has found by now is kept."""
        self.take_found()
        self._search.stop()
