"""Game app: what the window asks of a game, its menus and screens, its keys and sounds, its saved games in words.

Everything loads late: a game's `GameApp` is there from the start, the rest when the player chooses the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

import msgspec
from direct.showbase.ShowBase import ShowBase
from msgspec.structs import replace

from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.session.players import player_names, usual_looks
from torres3d.app.window.game_services import BaseGameServices
from torres3d.app.window.key_config import ACTIONS, GameActions, Keys, read_usual
from torres3d.app.window.protocols import Screen
from torres3d.app.window.services import Services
from torres3d.base import paths
from torres3d.base.lazy import Lazy
from torres3d.base.short_text import NotationFault
from torres3d.bots.registry import BotRegistry
from torres3d.engine.history import History, Step
from torres3d.engine.kit import GameSetup, Kit, Progress
from torres3d.engine.library.file_type import FileType
from torres3d.engine.log_entries import Undo, timestamp
from torres3d.engine.log_writer import log_bytes
from torres3d.hud.frame.frame_model import ScreenModel
from torres3d.hud.game_hud import GameHud
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.keys_models import CostRow
from torres3d.hud.models.library_models import GamePlayer, GameRow
from torres3d.i18n.game_words import GameWords
from torres3d.i18n.texts import Translate
from torres3d.scene.game_scene import GameScene
from torres3d.scene.shapes.texture_decoding import ModelPictures

HEADER = "format: "
"""Pattern of the line that names the game in a game text."""
Way = Callable[[], None]
"""An exit of a screen."""


class WaysOut(msgspec.Struct, frozen=True):
    """Exits from a game: to the main menu, to settings and keys over it, out of the program."""

    menu: Way
    settings: Way
    keys: Way
    leave: Way


@dataclass(frozen=True, slots=True)
class MenuContext:
    """What the program gives to a game's menus.

    ``read`` opens the rules of a set-up at a rule, ``personal`` is the folder of the user's own files, ``pictures`` are
    the textures of the game's models if they are being read already.
    """

    window: ShowBase
    services: Services
    faults: FaultDialogs
    ways: WaysOut
    read: Callable[[GameSetup, str], None]
    personal: Path
    pictures: ModelPictures | None = None


class OpensGames(Protocol):
    """Opener of one game's saved games."""

    def open_game(self, file: Path) -> None:
        """Continue a saved game."""

    def open_replay(self, file: Path, at: int = 0) -> None:
        """Open the replay of a saved game from its command ``at`` on, over the current screen."""


class Lessons(Protocol):
    """Lessons of a game for the menus."""

    @property
    def chapter_progress(self) -> tuple[int, int] | None:
        """The current chapter, counted from 1, and the number of chapters; None unless lessons are under way."""

    @property
    def was_asked(self) -> bool:
        """Whether the player has been asked about beginning with the lessons."""

    def note_asked(self) -> None:
        """Remember that the player was asked."""

    def continue_lessons(self) -> None:
        """Continue the lessons, or choose a chapter if all are done."""


class GameMenus(Protocol):
    """Menus of a game in an open window: the main menu over its table, and everything behind it."""

    @property
    def parts(self) -> BaseGameServices[Any]:
        """The shared parts of the game's screens."""

    @property
    def flow(self) -> OpensGames:
        """Opens its saved games."""

    @property
    def lessons(self) -> Lessons | None:
        """Its lessons, if it has any."""

    @property
    def entries(self) -> Mapping[str, Way]:
        """Further entries of the main menu: their openers by the id of text and icon, in the menu's order."""

    @property
    def setup(self) -> GameSetup:
        """The current set-up for the next game."""

    def menu(self, make: Callable[[], ScreenModel], told: Callable[[Intent], None], back: Way, entered: Way) -> Screen:
        """The main menu over the game's table; the arguments are as in `PanelScreen`."""

    def open_setup(self) -> None:
        """Open the set-up screen, as it was left last time."""

    def open_file(self, file: Path) -> None:
        """Open one of the game's other files, over the list of such files."""

    def show(self, found: object) -> None:
        """Show a result of `GameApp.read_text` that is no game."""

    def recolour(self) -> None:
        """Take the players' colours from the current palette."""

    def work(self) -> bool:
        """Do a piece of background work while a menu is shown; whether there is more."""

    def close(self) -> None:
        """End all work in other processes."""


class GameApp(ABC):
    """Game for the window.

    ``icon`` is its icon, ``key_groups`` are its actions for keys, by the groups of the page of keys, ``keys_file`` is
    the file in config of keys that it alone has, ``sounds`` are those with a volume of their own, by the setting.
    ``teaches``: whether it has lessons. ``folders`` are those beside the saved games. ``bots`` are the game's, from
    whom default names and rows are made.
    """

    bots: ClassVar[Lazy[BotRegistry[Any, Any]]]
    icon: ClassVar[str]
    key_groups: ClassVar[Mapping[str, tuple[str, ...]]]
    keys_file: ClassVar[str] = ""
    sounds: ClassVar[Mapping[str, Sequence[str]]]
    teaches: ClassVar[bool] = False
    folders: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def menus(self, context: MenuContext) -> GameMenus:
        """The menus in an open window."""

    def names(self, setup: GameSetup, say: Translate) -> list[str]:
        """The players' names by seat for a list, those of bots with their level."""
        return player_names(setup, self.bots(), say)

    def resume_line(self, names: str, moment: Sequence[int], say: Translate) -> str:
        """A game that can be continued, in one line; ``moment`` is that of its `Progress`."""
        return names

    def saved_game_row(self, setup: GameSetup, progress: Progress, bare: GameRow, say: Translate) -> GameRow:
        """A saved game as a row of the list; ``bare`` is the common part of all games' rows."""
        names, looks = self.names(setup, say), usual_looks(setup, self.bots(), say)
        players = tuple(
            GamePlayer(name, look.colour, score, look.bot is not None, look.seat in progress.winners, look.emblem)
            for name, look, score in zip(names, looks, progress.scores, strict=True)
        )
        winners = ", ".join(names[seat] for seat in progress.winners)
        return replace(bare, progress=say("game-finished", name=winners) if winners else "", players=players)

    def report_line(self, history: History[Any, Any], step: Step[Any, Any]) -> str:
        """A command of a game for a crash report: the seat and the move, no names."""
        return f"seat {step.by + 1}: {'undo' if isinstance(step.command, Undo) else step.command}"

    def text_of(self, history: History[Any, Any]) -> str:
        """A game as text for the clipboard: in notation, or as a log in a game without one."""
        return log_bytes(history, timestamp()).decode("utf-8")

    def read_text(self, text: str) -> object:
        """The content of a text that is no log: a `History`, or something for `GameMenus.show`.

        Raises `NotationFault`, or the `Fault` of a set-up.
        """
        raise NotationFault(text.partition("\n")[0], "a log", line=1)

    def check_file(self, file: Path) -> None:
        """Check one of the game's other files; raises its `Fault`, unless it can be opened anyway."""
        raise NotImplementedError("only a game with other files is asked to check one")

    def action_label(self, action: str, say: Translate) -> str:
        """The description of a key's action, if the game has its own."""
        return ""

    def key_notes(self, setup: GameSetup | None, say: Translate) -> tuple[str, tuple[CostRow, ...]]:
        """The notes beside the list of keys: the rules in force, and costs."""
        return "", ()


class AppGame(Protocol):
    """A game for the window."""

    @property
    def id(self) -> str:
        """Its id in settings."""

    @property
    def suffix(self) -> str:
        """The suffix of its logs."""

    @property
    def other_files(self) -> Sequence[FileType]:
        """Its file types besides logs."""

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
    """Opener of all games' saved games, with the menus of each."""

    def of_game(self, game: AppGame) -> GameMenus:
        """The menus of a game."""


class Games:
    """All games of the program, the default one first."""

    def __init__(self, games: Sequence[AppGame]) -> None:
        self._games = tuple(games)

    def __iter__(self) -> Iterator[AppGame]:
        return iter(self._games)

    @property
    def usual(self) -> AppGame:
        """The default game."""
        return self._games[0]

    @property
    def kits(self) -> tuple[Kit[Any, Any], ...]:
        """Their rules."""
        return tuple(game.kit() for game in self._games)

    @property
    def actions(self) -> GameActions:
        """The actions of keys in them."""
        return GameActions({game.id: key_actions(game.app()) for game in self._games})

    def usual_keys(self) -> Keys:
        """The keys that the program and the games come with. Raises `FileFault`."""
        own = (game.app().keys_file for game in self._games)
        return read_usual([paths.config() / name for name in ("keys.yaml", *filter(None, own))], self.actions)

    def chosen(self, setting: str) -> AppGame:
        """The game of a setting: the default one for an unknown id."""
        return next((game for game in self._games if game.id == setting), self.usual)

    def of_other_file(self, file: Path) -> AppGame | None:
        """The game with other files of this suffix."""
        suffix = file.suffix.lower()
        return next((game for game in self._games if suffix in (kind.suffix for kind in game.other_files)), None)

    def reading(self, text: str) -> AppGame:
        """The game of a text; the default one unless the text names another."""
        headers = {line.strip() for line in text.splitlines() if line.startswith(HEADER)}
        return next((game for game in self._games if HEADER + game.kit().format in headers), self.usual)

    def of_suffix(self, suffix: str) -> AppGame:
        """The game with logs of this suffix; the default one if there is none."""
        return next((game for game in self._games if game.suffix == suffix.lower()), self.usual)


def key_actions(app: GameApp) -> tuple[str, ...]:
    """The actions of a game's key groups that the program itself lacks."""
    named: Iterable[str] = (action for actions in app.key_groups.values() for action in actions)
    return tuple(action for action in dict.fromkeys(named) if action not in ACTIONS)
