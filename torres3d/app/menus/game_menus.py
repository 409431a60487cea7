"""Base of all games' menus: the main menu over the table of a demonstration game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from torres3d.app.game_app import Lessons, MenuContext, OpensGames, Way
from torres3d.app.menus.menu_screens import TablePanelScreen
from torres3d.app.window.game_services import BaseGameServices
from torres3d.app.window.protocols import Screen
from torres3d.base import paths
from torres3d.engine.history import History
from torres3d.engine.kit import GameSetup, Kit
from torres3d.engine.log_errors import LogFault
from torres3d.engine.log_replay import load_log
from torres3d.hud.frame.frame_model import ScreenModel
from torres3d.hud.kit.intent import Intent

PartsT = TypeVar("PartsT", bound=BaseGameServices[Any])


class BaseGameMenus(ABC, Generic[PartsT]):
    """Base of `GameMenus`. ``backdrop`` is the log, in the assets folder, of the game behind the menus."""

    backdrop: ClassVar[str]
    kit: ClassVar[Kit[Any, Any]]
    lessons: Lessons | None = None

    def __init__(self, context: MenuContext, parts: PartsT) -> None:
        self._context = context
        self._services = context.services
        self._parts = parts
        self._history: History[Any, Any] | None = None

    # what differs from game to game

    @property
    @abstractmethod
    def flow(self) -> OpensGames:
        """Opens the game's saved games."""

    @property
    @abstractmethod
    def setup(self) -> GameSetup:
        """The current set-up for the next game."""

    @abstractmethod
    def open_setup(self) -> None:
        """Open the set-up screen, as it was left last time."""

    @abstractmethod
    def _lay_backdrop(self, history: History[Any, Any]) -> None:
        """Put the game behind the menus onto the table, seen from beside the menu."""

    @abstractmethod
    def recolour(self) -> None:
        """Take the players' colours from the current palette."""

    # what is the same

    @property
    def parts(self) -> PartsT:
        """The shared parts of the game's screens."""
        return self._parts

    @property
    def entries(self) -> Mapping[str, Way]:
        """Further entries of the main menu: none."""
        return {}

    def menu(self, make: Callable[[], ScreenModel], told: Callable[[Intent], None], back: Way, entered: Way) -> Screen:
        """The main menu over the game's table."""

        def shown() -> None:
            if self._history is None:
                with suppress(LogFault):
                    self._history = load_log(self.kit, paths.assets() / self.backdrop)[1]
            if self._history is not None:
                self._parts.table.skip()
                self._lay_backdrop(self._history)
            entered()

        return TablePanelScreen(self._parts, make, told, back, shown)

    def open_file(self, file: Path) -> None:
        """Do nothing: there are only logs."""

    def show(self, found: object) -> None:
        """Do nothing: every text is a game."""

    def work(self) -> bool:
        """Do nothing: there is no background work."""
        return False

    def close(self) -> None:
        """End all work in other processes."""
        self._parts.close()
