"""How one screen leads to another: menu, set-up, saved games, settings, and from there into either game."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from torres3d import __version__
from torres3d.app.menus.fault_dialogs import FaultDialogs
from torres3d.app.menus.game_choice import TURM_GAME, game_cards, game_of
from torres3d.app.menus.game_flow import WaysOut
from torres3d.app.menus.keys_screens import KeysScreens
from torres3d.app.menus.lesson_screens import LessonScreens
from torres3d.app.menus.library.games_list import AT_ONCE
from torres3d.app.menus.library.library_screen import LibraryScreen
from torres3d.app.menus.library.opened_files import OpenedFiles
from torres3d.app.menus.menu_screens import TablePanelScreen
from torres3d.app.menus.rules_screen import AnySetup, RulesScreen
from torres3d.app.menus.saved_game_lines import resume_line
from torres3d.app.menus.settings_screens import SettingsScreens
from torres3d.app.menus.strength.strength_screens import StrengthScreens
from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.engine.library.shelf import SavedGame
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.menus.game_flow import GameFlow
from torres3d.games.torres.app.menus.puzzle_screens import PuzzleScreens
from torres3d.games.torres.app.menus.setup_screen import SetupScreen
from torres3d.games.torres.app.menus.study_screens import StudyScreens
from torres3d.games.torres.app.play.services import GameServices as TorresServices
from torres3d.games.torres.hud.models.setup_models import SetupDraft
from torres3d.games.torres.kit.kit import TORRES, TorresHistory
from torres3d.games.torres.kit.setup import as_setup
from torres3d.games.torres.puzzles.puzzle_record import FILE as PUZZLES_TRIED
from torres3d.games.turm_bauer.app.menus.menu_flow import GameMenus
from torres3d.games.turm_bauer.app.play.services import GameServices
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import ChooseGame, MenuChoice
from torres3d.hud.models.page_models import MenuModel
from torres3d.scene.camera.viewpoint import Viewpoint

BACKDROP = "games/torres/backdrop.torres"
"""The game whose table stands behind the menus, in the assets folder."""
MENU_VIEW = Viewpoint(-2.1, -1.5, 0.6, 27.0, 31.0, 15.0)
"""Near the castles, which lie to the right of the menu."""


class MenuFlow:
    """Opens the program's screens. ``torres`` and ``turm`` are the parts of the games, ``set_setting`` takes a changed
    setting (key and value as text), ``own_setup`` is the file that keeps the set-up, ``lessons`` the one that keeps how
    far somebody has come in the lessons; files of Turm Bauer lie beside them."""

    def __init__(
        self,
        torres: TorresServices,
        turm: GameServices,
        set_setting: Callable[[str, str], None],
        own_setup: Path,
        lessons: Path,
    ) -> None:
        self._services = services = torres.services
        self._torres = torres
        self._backdrop: TorresHistory | None = None
        self._faults = FaultDialogs(services)
        self._set_setting = set_setting
        self._rules = RulesScreen(services)
        ways = WaysOut(self.open_menu, self.open_settings, self._open_keys, self.quit)
        self.strength = StrengthScreens(torres, self._faults, self._play_against)
        self._opening = GameFlow(torres, self._faults, self._rules, ways, self.strength)
        self.turm = GameMenus(turm, self._faults, self._rules, ways, own_setup.parent)
        self._opening.others = self.turm.opening
        self._unfinished: SavedGame | None = None
        self.keys = KeysScreens(services, self._open_rules, lambda: self._game == TURM_GAME)
        self._settings = SettingsScreens(services, set_setting, self._open_keys)
        self._saved = LibraryScreen(services, self._faults, self._opening)
        self._planned = SetupScreen(torres, self._faults, self._opening.begin, self._rules.open, own_setup)
        self.lessons = LessonScreens(torres, lessons, self._opening, self._rules, self.open_menu, self._learn_turm)

        puzzles = lessons.with_name(PUZZLES_TRIED)
        self.puzzles = PuzzleScreens(torres, self._opening, puzzles, self.open_menu)
        self.studies = StudyScreens(torres, self._faults, self._opening, self._rules.open, self.open_menu)
        self._opened = OpenedFiles(services, self._faults, self._opening, self.open_studies)

    # menu

    def open_menu(self) -> None:
        """The main menu, over the table of a game."""
        services = self._services
        if self._game == TURM_GAME:
            services.screens.go(self.turm.menu(self._menu, self._menu_told, self.quit, self._look_at_shelf))
            return
        services.screens.go(TablePanelScreen(self._torres, self._menu, self._menu_told, self.quit, self._over_castles))

    def _over_castles(self) -> None:
        if self._backdrop is None:
            with suppress(LogFault):
                self._backdrop = load_log(TORRES, paths.assets() / BACKDROP)[1]
        if self._backdrop is not None:
            table = self._torres.table
            table.skip()
            self._opening.lay_table(as_setup(self._backdrop.header.setup), self._backdrop.state)
            table.camera.go(MENU_VIEW, at_once=True)
        self._look_at_shelf()

    def _look_at_shelf(self) -> None:
        """Find the game that can be gone on with."""
        self._unfinished = self._services.shelf.unfinished(AT_ONCE)

    def _menu(self) -> MenuModel:
        unfinished, say = self._unfinished, self._services.say
        resume = resume_line(unfinished, say) if unfinished is not None else ""
        turm = self._game == TURM_GAME
        begun = (self.turm if turm else self.lessons).learning.begun
        return MenuModel(resume, begun, __version__, game_cards(say), self._game, strength=not turm)

    @property
    def _game(self) -> str:
        """The game that the menus are about."""
        return game_of(self._services.settings.game)

    def _menu_told(self, intent: Intent) -> None:
        if isinstance(intent, ChooseGame):
            self._choose_game(intent.id)
        if not isinstance(intent, MenuChoice):
            return
        unfinished = self._unfinished
        match intent.id:
            case "new":
                self.open_setup()
            case "learn" if self._game == TURM_GAME:
                self.turm.chapters.learn()
            case "learn":
                self.lessons.chapters.learn()
            case "continue" if unfinished is not None:
                self.open_game(unfinished.file)
            case "games":
                self.open_games()
            case "puzzles":
                self.puzzles.open()
            case "study":
                self.studies.open()
            case "strength":
                self.strength.open()
            case "rules":
                self._open_rules(None)
            case "settings":
                self.open_settings()
            case "quit":
                self.quit()

    def _choose_game(self, game: str) -> None:
        """From now on the menus are about this game, also after the next start."""
        if game_of(game) != self._game:
            self._set_setting("game", game_of(game))
            self.open_menu()

    def _learn_turm(self) -> None:
        """The first lesson of Turm Bauer; the menus are about that game then."""
        self._choose_game(TURM_GAME)
        self.turm.chapters.learn()

    def greet(self) -> None:
        """At the first start: offer the lessons, unless somebody has played or answered before."""
        if self._unfinished is None and not self._services.shelf.games() and not self.lessons.learning.progress.asked:
            self.lessons.welcome()

    def quit(self) -> None:
        """Leave the program."""
        self._services.quitting = True

    def open_settings(self) -> None:
        """The settings, over whatever is shown."""
        self._settings.open()

    def _open_rules(self, setup: AnySetup | None) -> None:
        """The rules of a set-up, or of what would be played next."""
        if setup is None:
            setup = (self.turm.planned if self._game == TURM_GAME else self._planned).setup
        self._rules.open(setup)

    def _open_keys(self) -> None:
        self.keys.open()

    def recolour(self) -> None:
        """Show the players in the colours of the palette that is chosen now."""
        self._opening.recolour()
        self.turm.recolour()

    def tell_settings(self, fault: Fault) -> None:
        """The person's settings cannot be used."""
        self._faults.tell_some((fault,), "fault-settings-title", "fault-settings-todo")

    def tell_keys(self, fault: Fault) -> None:
        """The person's own keys cannot be used."""
        self._faults.tell_some((fault,), "fault-keys-title", "fault-keys-todo")

    def tell_bots(self, fault: Fault) -> None:
        """The person's own bots cannot be used."""
        self._faults.tell_some((fault,), "fault-bots-title", "fault-bots-todo")

    def tell_texts(self, faults: Sequence[Fault]) -> None:
        """Something of a language cannot be used."""
        self._faults.tell_some(faults, "fault-texts-title", "fault-texts-todo")

    # set-up

    def open_setup(self) -> None:
        """The set-up screen of the present game, as it was left last time."""
        if self._game == TURM_GAME:
            self.turm.planned.open()
        else:
            self._planned.open()

    def _play_against(self, name: str, bot: str) -> None:
        """The set-up of Torres for a person against a bot."""
        self._planned.open_against(name, bot)

    # games

    def open_games(self) -> None:
        """The list of saved games, over whatever is shown."""
        self._saved.open()

    def open_studies(self, file: Path | None = None) -> None:
        """The list of studies, and over it the study of a file."""
        self.studies.open()
        if file is not None:
            self.studies.open_file(file)

    def open_any(self, file: Path) -> None:
        """Open a game or a study, wherever it lies."""
        self._opened.open(file)

    def start_game(self, draft: SetupDraft) -> None:
        """Begin a new game on the shelf."""
        self._opening.start_game(draft)

    def open_game(self, file: Path) -> None:
        """Go on with a saved game."""
        self._opening.open_game(file)

    def open_replay(self, file: Path) -> None:
        """Show a saved game again, over whatever is shown."""
        self._opening.open_replay(file)
