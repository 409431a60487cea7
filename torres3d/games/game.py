"""Game declaration: one frozen value for each game, in its ``game.py``, with everything the program needs.

A declaration loads nothing of its game: each part is a `Lazy` that names a value of the game's package. The room that
uses a part says what it must do: `torres3d.engine.kit.Kit` for the engine, and so on in each room.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from torres3d.base.lazy import Lazy
from torres3d.engine.file_type_declaration import FileType

if TYPE_CHECKING:
    from typer import Typer

    from torres3d.app.menus.app_declaration import GameApp
    from torres3d.bots.registry import BotRegistry
    from torres3d.engine.kit import Kit
    from torres3d.hud.hud_declaration import GameHud
    from torres3d.i18n.words_declaration import GameWords
    from torres3d.scene.scene_declaration import GameScene
    from torres3d.terminal.terminal_declaration import BaseGameTerminal


@dataclass(frozen=True, slots=True)
class CommandOption:
    """Option of commands for this game, such as ``--edition``. ``help`` ends without a full stop."""

    name: str
    help: str


@dataclass(frozen=True, slots=True)
class ExtraCommand:
    """Command of this game alone, loaded on first use.

    A `Typer` with one command stands for that command, one with several for a group. ``help`` is its line in the help
    of the program, in a ``group`` of commands.
    """

    name: str
    app: "Lazy[Typer]"
    help: str
    group: str


@dataclass(frozen=True, slots=True)
class Game:
    """A game.

    ``id`` stands in settings, on the command line and in files of bots; ``title`` is the game's name in every language.
    ``log`` is the type of its logs, ``other_files`` are further types that it alone has. ``compiled`` names a module
    that may run compiled, ``textures`` a folder of assets with the pictures on its models; each is empty where there
    is none. ``options`` and ``commands`` are its own on the command line.
    """

    id: str
    title: str
    log: FileType
    kit: "Lazy[Kit[Any, Any]]"
    bots: "Lazy[BotRegistry[Any, Any]]"
    words: "Lazy[GameWords]"
    scene: "Lazy[GameScene[Any]]"
    hud: "Lazy[GameHud]"
    app: "Lazy[GameApp]"
    terminal: "Lazy[BaseGameTerminal[Any, Any]]"
    other_files: tuple[FileType, ...] = ()
    compiled: str = ""
    textures: str = ""
    options: tuple[CommandOption, ...] = ()
    commands: tuple[ExtraCommand, ...] = ()

    @property
    def suffix(self) -> str:
        """The suffix of its logs."""
        return self.log.suffix

    @property
    def suffixes(self) -> tuple[str, ...]:
        """The suffixes of all its files, that of its logs first."""
        return (self.suffix, *(kind.suffix for kind in self.other_files))


STUDY_FILES = FileType(".study", "torres3d-study", "desktop-kind-study")
"""Studies, in the games that have them; which game's a file is, its first line says."""
STUDY_COMMAND = ExtraCommand(
    "study",
    Lazy("torres3d.terminal.study_command:study"),
    help="Study positions in the window, or with --text in the terminal: try lines with the analysis.",
    group="Play",
)


def file_types(games: Iterable[Game]) -> tuple[FileType, ...]:
    """All file types that the program opens: logs first."""
    known = tuple(games)
    others = dict.fromkeys(kind for game in known for kind in game.other_files)
    return (*(game.log for game in known), *others)
