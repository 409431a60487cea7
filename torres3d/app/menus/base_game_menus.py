"""Base of all games' menus: the main menu over a demonstration game, and the entrance to the lessons."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.game_flow import BaseGameFlow
from torres3d.app.menus.menu_context import MenuContext, Way
from torres3d.app.menus.setup.setup_screen import BaseSetupScreen
from torres3d.app.menus.strength_screens import StrengthScreens
from torres3d.app.screens.lesson.chapter_list_and_progress_file import BaseLessonPath
from torres3d.app.window.base_screen import Screen
from torres3d.app.window.services import BaseGameServices, Services
from torres3d.base import paths
from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import load_log
from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.lesson_models import OpenChapter


class Chapters:
    """The way from the menu into lessons, and the list of chapters; ``menu`` leads out."""

    def __init__(self, services: Services, path: BaseLessonPath[Any], menu: Callable[[], None]) -> None:
        self._services = services
        self.path = path
        self._menu = menu

    def continue_lessons(self) -> None:
        """Continue the lessons, or choose a chapter if all are done."""
        if self.path.all_done:
            self.open(inside=False)
        else:
            self.path.go_on()

    def open(self, inside: bool) -> None:
        """Open the list of chapters over the current screen; ``inside`` if that is a lesson."""
        screens = self._services.screens

        def told(intent: Intent) -> None:
            match intent:
                case OpenChapter(number):
                    self.path.open(number, 0)
                case MenuChoice("back"):
                    screens.pop()
                case MenuChoice():
                    self._menu()

        screens.push(PanelScreen(lambda: self.path.listing(inside), told, screens.pop))


PartsT = TypeVar("PartsT", bound=BaseGameServices[Any])


class BaseGameMenus(Generic[PartsT]):
    """Menus of a game in an open window: the main menu over its table, and everything behind it.

    ``backdrop`` is the log, in the assets folder, of the game behind the menus; without one the next game is shown as
    it begins. ``lessons`` are its lessons, if it has any.
    """

    backdrop: ClassVar[str] = ""
    lessons: Chapters | None = None
    flow: BaseGameFlow[Any, Any]
    """Opens games; a subclass makes it, and the set-up screen."""
    setup_screen: BaseSetupScreen[Any, Any]

    def __init__(self, context: MenuContext, parts: PartsT) -> None:
        self._context = context
        self._services = context.services
        self.parts = parts
        self.strength = StrengthScreens(parts, context.faults, self._play_against)
        self._history: History[Any, Any] | None = None
        self._laid: GameSetup | None = None
        """The set-up of the game behind the menus."""

    # what differs from game to game

    def _lay_backdrop(self, setup: GameSetup, state: Any) -> None:
        """Put the game behind the menus onto the table, seen from beside the menu."""
        self.parts.table.show(state, self.parts.looks(setup))
        self.parts.table.camera.preset("iso")

    def recolour(self) -> None:
        """Take the players' colours from the current palette."""
        if self._laid is not None:
            self.parts.table.set_looks(self.parts.looks(self._laid))

    # what is the same

    @property
    def setup(self) -> Any:
        return self.setup_screen.setup

    @property
    def entries(self) -> Mapping[str, Way]:
        """Further entries of the main menu: the strengths in a game that has them."""
        return {"strength": self.strength.open} if self.parts.bots.rated else {}

    def menu(self, make: Callable[[], ScreenModel], told: Callable[[Intent], None], back: Way, entered: Way) -> Screen:
        """The main menu over the game's table."""

        def shown() -> None:
            found = self._behind()
            if found is not None:
                self._laid = found[0]
                self.parts.table.skip()
                self._lay_backdrop(*found)
            entered()

        return PanelScreen(make, told, back, shown, self.parts, place="menu")

    def _play_against(self, name: str, bot: str) -> None:
        self.setup_screen.open_against(name, bot)

    def _behind(self) -> tuple[GameSetup, Any] | None:
        """Set-up and state of the game behind the menus; None if its log cannot be read."""
        if not self.backdrop:
            kit, setup = self.parts.game.kit(), self.setup
            return setup, kit.opening(setup, kit.draw(setup, 0), kit.versions[-1])
        if self._history is None:
            with suppress(LogFault):
                self._history = load_log(self.parts.game.kit(), paths.assets() / self.backdrop)[1]
        return None if self._history is None else (self._history.header.setup, self._history.state)

    def open_file(self, file: Path) -> None:
        """Do nothing: there are only logs."""

    def show(self, found: object) -> None:
        """Do nothing: every text is a game."""

    def work(self) -> bool:
        """Do a piece of background work; whether there is more."""
        return self.strength.gather()

    def close(self) -> None:
        """End all work in other processes."""
        self.parts.close()
