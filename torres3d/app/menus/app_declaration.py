"""Game app: what the window asks of a game, its menus and screens, its keys and sounds, its saved games in words.

Everything loads late: a game's `GameApp` is there from the start, the rest when the player chooses the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from msgspec.structs import replace

from torres3d.app.menus.menu_context import MenuContext
from torres3d.app.session.player_looks import player_names, usual_looks
from torres3d.app.window.key_bindings import ACTIONS, GameActions, Keys, read_usual
from torres3d.app.window.services import DeclaredGame
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.base.lazy import Lazy
from torres3d.base.notation_reader import NotationFault
from torres3d.base.read_document import read_bytes, read_first_line
from torres3d.bots.registry import BotRegistry
from torres3d.engine.file_type_declaration import FileType
from torres3d.engine.history import History, Step
from torres3d.engine.kit import GameSetup, Kit, Progress
from torres3d.engine.log_entries import Undo, timestamp
from torres3d.engine.log_reader import MAX_LOG_BYTES
from torres3d.engine.log_writer import log_bytes
from torres3d.hud.hud_declaration import GameHud
from torres3d.hud.models.library_models import GamePlayer, GameRow
from torres3d.hud.models.overlay_models import LegendEntry
from torres3d.hud.models.page_models import CostRow
from torres3d.i18n.texts import Translate

if TYPE_CHECKING:
    from torres3d.app.menus.base_game_menus import BaseGameMenus
    from torres3d.app.sharing.game_page import GamePage, NamesIn
    from torres3d.app.sharing.page_content import PageContent
    from torres3d.scene.colours_and_emblems import Palette

HEADER = "format: "
"""Pattern of the line that names the game in a game text."""


class GameApp(ABC):
    """Game for the window.

    ``icon`` is its icon, ``key_groups`` are its actions for keys, by the groups of the page of keys, ``keys_file`` is
    the file in config of keys that it alone has, ``sounds`` are those with a volume of their own, by the setting.
    ``teaches``: whether it has lessons. ``has_hands``: whether players hold what others may not see. ``folders`` are
    those beside the saved games. ``bots`` are the game's, from whom default names and rows are made.
    """

    bots: ClassVar[Lazy[BotRegistry[Any, Any]]]
    icon: ClassVar[str]
    key_groups: ClassVar[Mapping[str, tuple[str, ...]]]
    keys_file: ClassVar[str] = ""
    sounds: ClassVar[Mapping[str, Sequence[str]]]
    teaches: ClassVar[bool] = False
    has_hands: ClassVar[bool] = True
    folders: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def menus(self, context: MenuContext) -> "BaseGameMenus[Any]":
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
        """The content of a text that is no log: a `History`, or something for `BaseGameMenus.show`.

        Raises `NotationFault`, or the `Fault` of a set-up.
        """
        raise NotationFault(text.partition("\n")[0], "a log", line=1)

    def takes(self, first: bytes) -> bool:
        """Whether one of the files of a type that several games have is this game's, by its first line."""
        return True

    def check_file(self, file: Path) -> None:
        """Check one of the game's other files; raises its `Fault`, unless it can be opened anyway.

        A game without a check of its own learns only whether the file can be read.
        """
        read_bytes(file, MAX_LOG_BYTES)

    def page(self, setup: GameSetup, names_in: "NamesIn", palette: "Palette") -> "GamePage[Any, Any] | None":
        """What a page of a game shows, in the colours of a palette; None for a game without pages."""
        return None

    @property
    def has_pages(self) -> bool:
        """Whether its games can be pages: it has its own `page`."""
        return type(self).page is not GameApp.page

    def content_of(self, file: Path) -> "PageContent | None":
        """The content of a page of one of the game's other files, such as a study; None for a file without one.

        Raises the file's `Fault`.
        """
        return None

    def action_label(self, action: str, say: Translate) -> str:
        """The description of a key's action, if the game has its own."""
        return ""

    def key_notes(self, setup: GameSetup | None, say: Translate) -> tuple[str, tuple[CostRow, ...]]:
        """The notes beside the list of keys: the rules in force, and costs."""
        return "", ()

    def legend(self) -> tuple[LegendEntry, ...]:
        """The colours of the board that the help explains. Raises `FileFault`."""
        return ()


class AppGame(DeclaredGame, Protocol):
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
    def hud(self) -> Lazy[GameHud]:
        """Its panels."""

    @property
    def app(self) -> Lazy[GameApp]:
        """Its part in the window."""


class OpensFiles(Protocol):
    """Opener of all games' saved games, with the menus of each."""

    def open_game(self, file: Path) -> None:
        """Continue a saved game."""

    def open_replay(self, file: Path, at: int = 0) -> None:
        """Open the replay of a saved game from its command ``at`` on, over the current screen."""

    def of_game(self, game: AppGame) -> "BaseGameMenus[Any]":
        """The menus of a game."""


class Games:
    """All games of the program, the default one first."""

    def __init__(self, games: Sequence[AppGame]) -> None:
        self._games = tuple(games)

    def __iter__(self) -> Iterator[AppGame]:
        return iter(self._games)

    @property
    def default_game(self) -> AppGame:
        return self._games[0]

    @property
    def kits(self) -> tuple[Kit[Any, Any], ...]:
        return tuple(game.kit() for game in self._games)

    @property
    def actions(self) -> GameActions:
        return GameActions({game.id: key_actions(game.app()) for game in self._games})

    def usual_keys(self) -> Keys:
        """The keys that the program and the games come with. Raises `FileFault`."""
        own = (game.app().keys_file for game in self._games)
        return read_usual([paths.config() / name for name in ("keys.yaml", *filter(None, own))], self.actions)

    def game_of(self, setting: str) -> AppGame:
        """The game of a setting: the default one for an unknown id."""
        return next((game for game in self._games if game.id == setting), self.default_game)

    def of_other_file(self, file: Path) -> AppGame | None:
        """The game with other files of this suffix; of several the one whose file it is, by its first line."""
        suffix = file.suffix.lower()
        found = [game for game in self._games if suffix in (kind.suffix for kind in game.other_files)]
        if len(found) < 2:
            return found[0] if found else None
        first = first_line(file)
        return next((game for game in found if game.app().takes(first)), found[0])

    def reading(self, text: str) -> AppGame:
        """The game of a text; the default one unless the text names another."""
        headers = {line.strip() for line in text.splitlines() if line.startswith(HEADER)}
        return next((game for game in self._games if HEADER + game.kit().format in headers), self.default_game)

    def of_suffix(self, suffix: str) -> AppGame:
        """The game with logs of this suffix; the default one if there is none."""
        return next((game for game in self._games if game.suffix == suffix.lower()), self.default_game)


def first_line(file: Path) -> bytes:
    """The first line of a file, or as much of it as there is; empty where it cannot be read."""
    try:
        return read_first_line(file, MAX_LOG_BYTES)
    except FileFault:
        return b""


def key_actions(app: GameApp) -> tuple[str, ...]:
    """The actions of a game's key groups that the program itself lacks."""
    named: Iterable[str] = (action for actions in app.key_groups.values() for action in actions)
    return tuple(action for action in dict.fromkeys(named) if action not in ACTIONS)
