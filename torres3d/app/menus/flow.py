"""How one screen leads to another: menu, set-up, game, result, replay, saved games."""

from collections.abc import Callable
from pathlib import Path

from torres3d import __version__
from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.saved_games import game_rows, names_of, resume_line
from torres3d.app.menus.settings_form import settings_model
from torres3d.app.menus.setup_form import first_draft, setup_model, to_draft, to_setup
from torres3d.app.play.game_screen import GameScreen
from torres3d.app.play.people import bots_of, people
from torres3d.app.replay.analysis_screen import AnalysisScreen
from torres3d.app.replay.replay_screen import ReplayScreen
from torres3d.app.shell.colours import seat_looks
from torres3d.app.shell.services import Services
from torres3d.app.showing.scoring_board import result
from torres3d.engine.errors import Fault, LogFault, WriteFault
from torres3d.engine.game import Game
from torres3d.engine.loading import load, salvage
from torres3d.hud.contract.intents import GameChoice, Intent, MenuChoice, SettingChanged, SetupChanged, StartGame
from torres3d.hud.contract.models import ChoiceDialog
from torres3d.hud.contract.page_models import EndModel, GamesModel, MenuModel, PauseModel, SetupDraft, SetupModel
from torres3d.kits.torres.faults import SetupFault
from torres3d.kits.torres.kit import TORRES, TorresGame, TorresHistory
from torres3d.kits.torres.setup import Setup
from torres3d.rules.state import State
from torres3d.table.touch.viewpoint import Viewpoint

FIRST_OPPONENT = "easy"
MENU_VIEW = Viewpoint(-2.1, -1.5, 0.6, 27.0, 31.0, 15.0)
"""Near the castles, which lie to the right of the menu."""


class Flow:
    """Opens the program's screens. ``set_setting`` takes a changed setting (key and value as text)."""

    def __init__(self, services: Services, set_setting: Callable[[str, str], None]) -> None:
        self._services = services
        self._set_setting = set_setting
        self._draft: SetupDraft | None = None
        self.notice = ""
        """A sentence the menu shows, such as a fault of the settings file."""

    # menu

    def open_menu(self) -> None:
        """The main menu, over the table of a game."""
        services = self._services
        if services.backdrop is not None:
            services.table.skip()
            self._lay_table(services.backdrop.header.setup, services.backdrop.state)
            services.table.camera.go(MENU_VIEW, at_once=True)
        services.screens.go(PanelScreen(self._menu, self._menu_told, self.quit))

    def _lay_table(self, setup: Setup, state: State) -> None:
        """Show a state with the seats' looks of its set-up."""
        table, looks = self._services.table, seat_looks(setup, self._services.colours)
        if table.state is not None and table.state.players > len(looks):
            table.show(state)  # the seats too many leave the table before their looks do
        table.set_looks(looks)
        table.show(state)

    def _menu(self) -> MenuModel:
        unfinished = self._services.shelf.unfinished()
        resume = resume_line(unfinished, self._services.say) if unfinished is not None else ""
        return MenuModel(resume, self.notice, __version__)

    def _menu_told(self, intent: Intent) -> None:
        if not isinstance(intent, MenuChoice):
            return
        unfinished = self._services.shelf.unfinished()
        match intent.id:
            case "new":
                self.open_setup()
            case "continue" if unfinished is not None:
                self.open_game(unfinished.file)
            case "games":
                self.open_games()
            case "settings":
                self.open_settings()
            case "quit":
                self.quit()

    def quit(self) -> None:
        """Leave the program."""
        self._services.quitting = True

    def open_settings(self) -> None:
        """The settings, over whatever is shown."""
        services = self._services

        def told(intent: Intent) -> None:
            match intent:
                case SettingChanged(key, value):
                    self._set_setting(key, value)
                case MenuChoice():
                    services.screens.back()

        services.screens.over(
            PanelScreen(lambda: settings_model(services.settings, services.say), told, services.screens.back)
        )

    # set-up and game

    def open_setup(self) -> None:
        """The set-up screen, as it was left last time."""
        first = self._services.level(FIRST_OPPONENT)
        self._draft = self._draft or first_draft(self._services.say, first)
        self._services.screens.over(PanelScreen(self._setup, self._setup_told, self._services.screens.back))

    def _setup(self) -> SetupModel:
        assert self._draft is not None
        services = self._services
        return setup_model(self._draft, services.editions, services.levels, services.say)

    def _setup_told(self, intent: Intent) -> None:
        match intent:
            case SetupChanged(draft):
                self._draft = draft
            case StartGame(draft):
                self._draft = draft
                self.start_game(draft)
            case MenuChoice():
                self._services.screens.back()

    def start_game(self, draft: SetupDraft) -> None:
        """Begin a new game on the shelf."""
        try:
            game = self._services.shelf.new(TORRES, to_setup(draft))
        except (SetupFault, WriteFault) as fault:
            self.tell_fault(fault)
            return
        self.show_game(game)

    def open_game(self, file: Path) -> None:
        """Go on with a saved game."""
        try:
            game = Game.open(TORRES, file)
        except LogFault as fault:
            self.tell_fault(fault, file)
            return
        self.show_game(game)

    def show_game(self, game: TorresGame) -> None:
        """The screen of a game."""
        services = self._services
        self._lay_table(game.header.setup, game.state)
        services.table.camera.preset("iso")
        services.screens.go(GameScreen(services, game, self._finished, lambda: self._pause(game)))

    def _pause(self, game: TorresGame) -> None:
        screens = self._services.screens

        def told(intent: Intent) -> None:
            if not isinstance(intent, MenuChoice):
                return
            match intent.id:
                case "resume":
                    screens.back()
                case "settings":
                    self.open_settings()
                case "replay":
                    screens.over(ReplayScreen(self._services, game.history, screens.back))
                case "save_copy":
                    self._save_copy(game)
                case "menu":
                    self.open_menu()
                case "quit":
                    self.quit()

        can = ("resume", "settings", "save_copy", "replay", "menu", "quit")
        screens.over(PanelScreen(lambda: PauseModel(can, names_of(game.header)), told, screens.back))

    def _finished(self, game: TorresGame) -> None:
        services = self._services

        def shown() -> EndModel:
            players = people(game.header.setup, bots_of(game.header.setup, services.levels), services.say)
            return result(game.state, players, game.history.live())

        def told(intent: Intent) -> None:
            if not isinstance(intent, MenuChoice):
                return
            match intent.id:
                case "rematch":
                    self.start_game(to_draft(game.header.setup))
                case "replay":
                    self.show_replay(game.history, game.file)
                case "analysis" if game.file is not None:
                    self.show_analysis(game.history, game.file)
                case "menu" | "back":
                    self.open_menu()

        services.screens.over(PanelScreen(shown, told, self.open_menu))

    # saved games

    def open_games(self) -> None:
        """The list of saved games."""
        services = self._services

        def shown() -> GamesModel:
            return GamesModel(
                game_rows(services.shelf.games(), services.editions, services.say), str(services.shelf.folder)
            )

        def told(intent: Intent) -> None:
            match intent:
                case GameChoice(file, "open"):
                    self.open_game(Path(file))
                case GameChoice(file, "replay"):
                    self.open_replay(Path(file))
                case GameChoice(file, "delete"):
                    self._ask_delete(Path(file))
                case MenuChoice():
                    services.screens.back()

        services.screens.over(PanelScreen(shown, told, services.screens.back))

    def open_replay(self, file: Path) -> None:
        """Show a saved game again, over whatever is shown."""
        try:
            _, history = load(TORRES, file)
        except LogFault as fault:
            self.tell_fault(fault, file)
            return
        self.show_replay(history, file)

    def show_replay(self, history: TorresHistory, file: Path | None, at: int = 0) -> None:
        """The replay of a game from its live command ``at`` on, over whatever is shown.

        With the ``file`` of a finished game its analysis can be reached.
        """
        services = self._services
        self._lay_table(history.header.setup, history.state)
        finished = file if history.state.stage == "over" else None
        analyse = None if finished is None else lambda: self.show_analysis(history, finished)
        screen = ReplayScreen(services, history, services.screens.back, analyse)
        services.table.camera.preset("iso")
        services.screens.over(screen)
        screen.jump(at)

    def show_analysis(self, history: TorresHistory, file: Path) -> None:
        """The analysis of a finished game, over whatever is shown."""
        screens = self._services.screens
        screens.over(
            AnalysisScreen(self._services, history, file, screens.back, lambda at: self.show_replay(history, None, at))
        )

    def _ask_delete(self, file: Path) -> None:
        say = self._services.say
        games = game_rows(self._services.shelf.games(), self._services.editions, say)
        row = next((row for row in games if row.file == str(file)), None)
        lines = (row.names, " · ".join(part for part in (row.date, row.progress) if part)) if row else (file.name,)
        answers = (("delete", say("delete-yes")), ("keep", say("delete-no")))
        dialog = ChoiceDialog("delete", say("delete-title"), lines, answers, "delete")
        self._services.screens.ask(dialog, {"delete": lambda: self._delete(file)})

    def _delete(self, file: Path) -> None:
        try:
            self._services.shelf.remove(file)
        except WriteFault as fault:
            self.tell_fault(fault)

    def _save_copy(self, game: TorresGame) -> None:
        if game.file is None:
            return
        copy = Path.home() / game.file.name
        try:
            self._services.shelf.give_out(game.file, copy)
        except Fault as fault:
            self.tell_fault(fault)
            return
        self._services.toast(self._services.say("copy-saved", file=str(copy)))

    # faults

    def tell_fault(self, fault: Fault, log: Path | None = None) -> None:
        """Say what is wrong, where, and what to do; the good part of a ``log`` can be opened as a copy."""
        services = self._services
        say = services.say
        answers = [("ok", say("fault-ok"))]
        then: dict[str, Callable[[], None]] = {}
        if log is not None and fault.line is not None and fault.line > 1:
            answers.insert(0, ("salvage", say("fault-salvage")))
            then["salvage"] = lambda: self._salvage(log)
        todo = say("fault-salvage-todo") if then else fault.todo
        lines = tuple(line for line in (fault.where, fault.what, todo) if line)
        services.screens.ask(ChoiceDialog("fault", say("fault-open-title"), lines, tuple(answers)), then)

    def _salvage(self, log: Path) -> None:
        number = 1
        while (copy := log.with_name(f"{log.stem}-part{number}.torres")).exists():
            number += 1
        try:
            salvage(TORRES, log, copy)
        except Fault as fault:
            self.tell_fault(fault)
            return
        self.open_game(copy)
