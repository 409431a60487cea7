"""Menu flow: from the main menu to set-up, saved games and settings, and into each game."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from direct.showbase.ShowBase import ShowBase

from torres3d import __version__
from torres3d.app.menus.app_declaration import AppGame, Games
from torres3d.app.menus.base_game_menus import BaseGameMenus
from torres3d.app.menus.keys_screens import KeysScreens
from torres3d.app.menus.library.game_rows import AT_ONCE, resume_line
from torres3d.app.menus.library.library_screen import LibraryScreen
from torres3d.app.menus.library.outside_file_opener import OpenedFiles
from torres3d.app.menus.menu_context import MenuContext, WaysOut
from torres3d.app.menus.page_export import PageExport
from torres3d.app.menus.rules_screen import RulesScreen
from torres3d.app.menus.settings_screens import SettingsScreens
from torres3d.app.menus.welcome import Welcome
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.session.palettes import palette
from torres3d.app.window.base_screen import AnyTable
from torres3d.app.window.services import Services
from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.engine.kit import GameSetup
from torres3d.engine.saved_games_folder import SavedGame
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import ChooseGame, MenuChoice
from torres3d.hud.models.page_models import GameCard, MenuModel
from torres3d.scene.shapes.texture_decoding import ModelPictures


class MenuFlow:
    """Opener of the program's screens. A game's menus are made on first use, and load what they need.

    ``personal`` is the folder of the user's own files, ``pictures`` are the textures of models that are being read
    already, by the id of the game.
    """

    def __init__(
        self,
        window: ShowBase,
        services: Services,
        games: Games,
        personal: Path,
        pictures: Mapping[str, ModelPictures] | None = None,
    ) -> None:
        self._window = window
        self._services = services
        self._games = games
        self._personal = personal
        self._pictures = pictures or {}
        self._menus: dict[str, BaseGameMenus[Any]] = {}
        self._unfinished: SavedGame | None = None
        self._faults = FaultDialogs(services)
        self._rules = RulesScreen(services)
        self.keys = KeysScreens(services, games, self._open_rules)
        self._settings = SettingsScreens(services, self.keys.open)
        self._ways = WaysOut(self.open_menu, self._settings.open, self.keys.open, self.quit)
        self.pages = PageExport(services)
        self.library = LibraryScreen(services, self._faults, games, self, self.pages.share)
        self._welcome = Welcome(services, games, self.of_game, self.choose_game)
        self.files = OpenedFiles(services, self._faults, games, self)

    def of_game(self, game: AppGame) -> BaseGameMenus[Any]:
        if game.id not in self._menus:
            context = MenuContext(
                self._window,
                self._services,
                self._faults,
                self._ways,
                lambda setup, rule: self._rules.open(game.words, setup, rule),
                self._personal,
                self._pictures.get(game.id),
                partial(self.pages.share, game) if game.app().has_pages else None,
            )
            self._menus[game.id] = game.app().menus(context)
        return self._menus[game.id]

    @property
    def game(self) -> AppGame:
        return self._games.game_of(self._services.settings.game)

    def game_at(self, table: AnyTable) -> str:
        return next((game for game, menus in self._menus.items() if menus.parts.has(table)), "")

    # menu

    def open_menu(self) -> None:
        """The main menu, over the table of a game."""
        menu = self.of_game(self.game).menu(self._menu, self._menu_told, self.quit, self._look_at_shelf)
        self._services.screens.go(menu)

    def _look_at_shelf(self) -> None:
        """Find the game to offer for continuing."""
        self._unfinished = self._services.shelf.unfinished(AT_ONCE)
        self.library.plan_pictures()

    def _menu(self) -> MenuModel:
        unfinished, say, menus = self._unfinished, self._services.say, self.of_game(self.game)
        resume = resume_line(unfinished, self._games, say) if unfinished is not None else ""
        lesson = None if menus.lessons is None else menus.lessons.path.chapter_progress
        cards = tuple(
            GameCard(game.id, game.words().name(say), game.words().about(say), game.app().icon) for game in self._games
        )
        learn = menus.lessons is not None
        return MenuModel(resume, lesson, __version__, cards, self.game.id, tuple(menus.entries), learn)

    def _menu_told(self, intent: Intent) -> None:
        menus, unfinished = self.of_game(self.game), self._unfinished
        match intent:
            case ChooseGame(game):
                self.choose_game(game)
            case MenuChoice("new"):
                menus.setup_screen.open()
            case MenuChoice("learn") if menus.lessons is not None:
                menus.lessons.continue_lessons()
            case MenuChoice("continue") if unfinished is not None:
                self.open_game(unfinished.file)
            case MenuChoice("games"):
                self.library.open()
            case MenuChoice("rules"):
                self._open_rules(None)
            case MenuChoice("settings"):
                self._settings.open()
            case MenuChoice("quit"):
                self.quit()
            case MenuChoice(entry) if entry in menus.entries:
                menus.entries[entry]()

    def choose_game(self, game: str) -> None:
        """Switch the menus to this game, also for the next start."""
        if (chosen := self._games.game_of(game).id) != self.game.id:
            self._services.set_setting("game", chosen)
            self.open_menu()

    def offer_lessons(self) -> None:
        """Offer the lessons at the first start, unless somebody has played or answered before."""
        if self._unfinished is None and not self._services.shelf.games():
            self._welcome.open()

    def quit(self) -> None:
        self._services.quitting = True

    def _open_rules(self, played: tuple[AppGame, GameSetup] | None) -> None:
        """Open the rules of the current game, or of the next set-up."""
        game, setup = played or (self.game, self.of_game(self.game).setup)
        self._rules.open(game.words, setup)

    def recolour(self) -> None:
        """Show the players in the colours of the current palette."""
        services = self._services
        services.colours = palette(paths.config() / "palettes.yaml", services.settings.palette)
        for menus in self._menus.values():
            menus.recolour()

    def work(self) -> bool:
        """Do a piece of background work while a menu is shown; whether there is more."""
        more = [menus.work() for menus in self._menus.values()]
        return any([*more, self.library.take_planned()])

    def rest(self) -> None:
        """Leave background work for the next menu."""
        self.library.pictures.stop()

    def close(self) -> None:
        """End all work in other processes."""
        self.library.pictures.stop()
        self.pages.close()
        for menus in self._menus.values():
            menus.close()

    # faults

    def tell_faults(self, what: str, faults: Sequence[Fault]) -> None:
        """Report faults in the user's ``settings``, ``keys``, ``bots`` or ``pieces``, or in the ``texts`` of a
        language."""
        self._faults.tell_some(faults, f"fault-{what}-title", f"fault-{what}-todo", what == "pieces")

    # games

    def open_entry(self, entry: str, file: Path | None = None) -> None:
        """Open an entry of a game's main menu, and over it a file, if the entry exists.

        The game is that of the file, otherwise the current one if it has the entry.
        """
        own = None if file is None else self._games.of_other_file(file)
        for game in (own or self.game, *self._games):
            menus = self.of_game(game)
            if entry in menus.entries:
                menus.entries[entry]()
                if file is not None:
                    menus.open_file(file)
                return

    def open_game(self, file: Path) -> None:
        self._of_file(file).flow.open_game(file)

    def open_replay(self, file: Path, at: int = 0) -> None:
        self._of_file(file).flow.open_replay(file, at)

    def _of_file(self, file: Path) -> BaseGameMenus[Any]:
        return self.of_game(self._games.of_suffix(file.suffix))
