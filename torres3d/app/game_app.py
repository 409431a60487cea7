"""What the window asks of a game: its menus and screens, its keys and sounds, its saved games in words.

All of it loads late: a game's `GameApp` is there from the start, the rest when somebody chooses the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

import msgspec
from direct.showbase.ShowBase import ShowBase

from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.window.game_services import BaseGameServices
from torres3d.app.window.key_config import ACTIONS, GameActions
from torres3d.app.window.protocols import Screen
from torres3d.app.window.services import Services
from torres3d.base.faults import FileFault
from torres3d.base.lazy import Lazy
from torres3d.bots.registry import BotRegistry
from torres3d.engine.history import History, Step
from torres3d.engine.kit import GameSetup, Kit, Progress
from torres3d.engine.library.file_type import FileType
from torres3d.hud.frame.frame_model import ScreenModel
from torres3d.hud.game_hud import GameHud
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.keys_models import CostRow
from torres3d.hud.models.library_models import GameRow
from torres3d.i18n.game_words import GameWords
from torres3d.i18n.texts import Translate
from torres3d.scene.game_scene import GameScene
from torres3d.scene.shapes.texture_decoding import ModelPictures

HEADER = "format: "
"""The line with which a game as text says which game it is of."""
Way = Callable[[], None]
"""A way out of a screen."""


class WaysOut(msgspec.Struct, frozen=True):
    """The ways out of a game: to the main menu, to settings and keys over it, out of the program."""

    menu: Way
    settings: Way
    keys: Way
    leave: Way


@dataclass(frozen=True, slots=True)
class MenuContext:
    """What the program hands to the menus of a game: ``read`` opens the rules of a set-up at a rule, ``personal`` is
    the folder of the person's own files, ``pictures`` are those on the game's models if they are being read already."""

    window: ShowBase
    services: Services
    faults: FaultDialogs
    ways: WaysOut
    read: Callable[[GameSetup, str], None]
    personal: Path
    pictures: ModelPictures | None = None


class OpensGames(Protocol):
    """Opens the saved games of one game."""

    def open_game(self, file: Path) -> None:
        """Continue a saved game."""

    def open_replay(self, file: Path, at: int = 0) -> None:
        """Show a saved game again from its command ``at`` on, over the present screen."""


class Lessons(Protocol):
    """The lessons of a game, as the menus lead to them."""

    @property
    def begun(self) -> tuple[int, int] | None:
        """The chapter at which they go on, counted from 1, and how many there are; None unless they are under way."""

    @property
    def asked(self) -> bool:
        """Whether the person was asked before whether to begin with the lessons."""

    def answered(self) -> None:
        """Keep that the person was asked."""

    def learn(self) -> None:
        """Go on with the lessons, or choose a chapter if all are done."""


class GameMenus(Protocol):
    """The menus of a game in an open window: the main menu over its table, and all that leads from there."""

    @property
    def parts(self) -> BaseGameServices[Any, Any]:
        """What the game's screens share."""

    @property
    def flow(self) -> OpensGames:
        """Opens its saved games."""

    @property
    def lessons(self) -> Lessons | None:
        """Its lessons, if it has any."""

    @property
    def entries(self) -> Mapping[str, Way]:
        """Further entries of the main menu: what opens them by the id of text and sign, in the menu's order."""

    @property
    def setup(self) -> GameSetup:
        """The set-up that would be played now."""

    def menu(self, make: Callable[[], ScreenModel], told: Callable[[Intent], None], back: Way, entered: Way) -> Screen:
        """The main menu over the game's table; the arguments are as in `PanelScreen`."""

    def open_setup(self) -> None:
        """Open the set-up screen, as it was left last time."""

    def open_file(self, file: Path) -> None:
        """Open one of the game's other files, over the list of such files."""

    def show(self, found: object) -> None:
        """Show what `GameApp.read_text` found, if that is no game."""

    def recolour(self) -> None:
        """Take the players' colours from the palette that is chosen now."""

    def work(self) -> bool:
        """Do a piece of what has time while a menu is shown; whether there is more."""

    def close(self) -> None:
        """End what goes on in other processes."""


class GameApp(ABC):
    """A game for the window.

    ``icon`` is its sign, ``key_groups`` are the actions that keys can have in it, by the groups of the page of keys,
    ``sounds`` those with a volume of their own, by the setting. ``teaches``: whether it has lessons. ``folders`` are
    those beside the saved games.
    """

    icon: ClassVar[str]
    key_groups: ClassVar[Mapping[str, tuple[str, ...]]]
    sounds: ClassVar[Mapping[str, Sequence[str]]]
    teaches: ClassVar[bool] = False
    folders: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def menus(self, context: MenuContext) -> GameMenus:
        """The menus in a window that was opened."""

    @abstractmethod
    def names(self, setup: GameSetup, say: Translate) -> list[str]:
        """The players' names by seat as a list can show them, those of bots with their level."""

    @abstractmethod
    def resume_line(self, names: str, moment: Sequence[int], say: Translate) -> str:
        """A game that can be continued, in one line; ``moment`` is that of its `Progress`."""

    @abstractmethod
    def saved_game_row(self, setup: GameSetup, progress: Progress, bare: GameRow, say: Translate) -> GameRow:
        """A saved game as a row of the list: ``bare`` is what all games' rows have."""

    @abstractmethod
    def report_line(self, history: History[Any, Any], step: Step[Any, Any]) -> str:
        """A command of a game for a crash report: the seat and the move in notation, no names."""

    @abstractmethod
    def text_of(self, history: History[Any, Any]) -> str:
        """A game in notation."""

    @abstractmethod
    def read_text(self, text: str) -> object:
        """What a text is: a `History`, or something that `GameMenus.show` shows. Raises `NotationFault`, or the `Fault`
        of a set-up."""

    def check_file(self, file: Path) -> None:
        """Read one of the game's other files through; raises the `Fault` it has, unless it can be opened all the same.
        Most games have no such files."""
        raise FileFault("other_kind", file)

    def action_label(self, action: str, say: Translate) -> str:
        """What an action of the keys does, if the game has its own words for it."""
        return ""

    def key_notes(self, setup: GameSetup | None, say: Translate) -> tuple[str, tuple[CostRow, ...]]:
        """What stands beside the list of keys: which rules it is about, and what things cost."""
        return "", ()


class AppGame(Protocol):
    """A game as the window is handed it."""

    @property
    def id(self) -> str:
        """Its id in settings."""

    @property
    def suffix(self) -> str:
        """How the names of its logs end."""

    @property
    def other_files(self) -> Sequence[FileType]:
        """Its files that are no logs."""

    @property
    def kit(self) -> Lazy[Kit[Any, Any]]:
        """Its rules."""

    @property
    def bots(self) -> Lazy[BotRegistry[Any, Any]]:
        """Its bots."""

    @property
    def words(self) -> Lazy[GameWords]:
        """Its words."""

    @property
    def scene(self) -> Lazy[GameScene[Any]]:
        """Its table."""

    @property
    def hud(self) -> Lazy[GameHud]:
        """Its panels."""

    @property
    def app(self) -> Lazy[GameApp]:
        """Its part in the window."""


class OpensFiles(OpensGames, Protocol):
    """Opens the saved games of all games, and leads to the menus of each."""

    def of_game(self, game: AppGame) -> GameMenus:
        """The menus of a game."""


class Games:
    """The games of the program, the usual one first."""

    def __init__(self, games: Sequence[AppGame]) -> None:
        self._games = tuple(games)

    def __iter__(self) -> Iterator[AppGame]:
        return iter(self._games)

    @property
    def usual(self) -> AppGame:
        """The one for somebody who has chosen none."""
        return self._games[0]

    @property
    def kits(self) -> tuple[Kit[Any, Any], ...]:
        """Their rules."""
        return tuple(game.kit() for game in self._games)

    @property
    def actions(self) -> GameActions:
        """What keys can do in them."""
        return GameActions({game.id: key_actions(game.app()) for game in self._games})

    def chosen(self, setting: str) -> AppGame:
        """The game that a setting means: the usual one for an id that is not known."""
        return next((game for game in self._games if game.id == setting), self.usual)

    def of_other_file(self, file: Path) -> AppGame | None:
        """The game that has files with this ending which are no logs."""
        suffix = file.suffix.lower()
        return next((game for game in self._games if suffix in (kind.suffix for kind in game.other_files)), None)

    def reading(self, text: str) -> AppGame:
        """The game a text is meant for; the usual one unless the text says another."""
        headers = {line.strip() for line in text.splitlines() if line.startswith(HEADER)}
        return next((game for game in self._games if HEADER + game.kit().format in headers), self.usual)

    def of_suffix(self, suffix: str) -> AppGame:
        """The game whose logs end so; the usual one if there is none."""
        return next((game for game in self._games if game.suffix == suffix.lower()), self.usual)


def key_actions(app: GameApp) -> tuple[str, ...]:
    """The actions of a game's key groups that the program has not everywhere."""
    named: Iterable[str] = (action for actions in app.key_groups.values() for action in actions)
    return tuple(action for action in dict.fromkeys(named) if action not in ACTIONS)
