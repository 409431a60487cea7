"""What the menus of all games share: the main menu over the table of a game that was played once."""

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

PartsT = TypeVar("PartsT", bound=BaseGameServices[Any, Any])


class BaseGameMenus(ABC, Generic[PartsT]):
    """The `GameMenus` of a game. ``backdrop`` is the log, in the assets folder, of the game whose table stands behind
    the menus."""

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
        """The set-up that would be played now."""

    @abstractmethod
    def open_setup(self) -> None:
        """Open the set-up screen, as it was left last time."""

    @abstractmethod
    def _lay_backdrop(self, history: History[Any, Any]) -> None:
        """Put the game behind the menus onto the table, seen from beside the menu."""

    @abstractmethod
    def recolour(self) -> None:
        """Take the players' colours from the palette that is chosen now."""

    # what is the same

    @property
    def parts(self) -> PartsT:
        """What the game's screens share."""
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
        """There are no files but logs."""

    def show(self, found: object) -> None:
        """Texts are games and nothing else."""

    def work(self) -> bool:
        """Nothing has to be done while a menu is shown."""
        return False

    def close(self) -> None:
        """End what goes on in other processes."""
        self._parts.close()
