"""Models and intents of the pages of saved games: the list, and the choice of a file."""

from typing import Literal

import msgspec

from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent, SilentIntent

GamesOrder = Literal["played", "oldest", "name"]
ExportForm = Literal["log", "text", "picture"]


class GamePlayer(msgspec.Struct, frozen=True):
    """A player of a saved game, as in `PlayerLook`; ``second`` is another colour, empty for none."""

    name: str
    colour: str
    score: int
    bot: bool = False
    winner: bool = False
    emblem: int = 0
    second: str = ""
    second_emblem: int = 0
    character: str = ""


class GameRow(msgspec.Struct, frozen=True):
    """A saved game; ``file`` is its id for the app. ``named`` if a person gave it its ``title``; ``picture`` is a file,
    empty while there is none; ``fault`` says why it cannot be opened. ``called`` is the name of the ``game``;
    ``shares``: whether it can be a page."""

    file: str
    title: str
    date: str
    edition: str
    progress: str
    players: tuple[GamePlayer, ...] = ()
    picture: str = ""
    named: bool = False
    finished: bool = False
    shares: bool = False
    fault: str = ""
    unread: bool = False
    game: str = ""
    icon: str = "castles"
    called: str = ""


class GamesModel(ScreenModel, frozen=True):
    """The list of saved games, or of deleted ones (``trash``). ``count`` of ``total`` games match the ``query``;
    ``rows`` are the visible ones, from the number ``first`` on; ``marked`` is the number of the ``chosen`` one. So many
    files are ``unread``; ``undo`` says what was deleted last, ``trouble`` why the folder cannot be read."""

    rows: tuple[GameRow, ...]
    first: int = 0
    count: int = 0
    total: int = 0
    marked: int = 0
    chosen: GameRow | None = None
    query: str = ""
    order: GamesOrder = "played"
    folder: str = ""
    trash: bool = False
    deleted: int = 0
    unread: int = 0
    undo: str = ""
    trouble: str = ""


class FileRow(msgspec.Struct, frozen=True):
    """A folder or file that can be chosen; ``about`` is its size and time as text."""

    name: str
    kind: Literal["folder", "game", "text"]
    about: str = ""


class FilesModel(ScreenModel, frozen=True):
    """The choice of a file to open, of a place to save one, or with ``folders`` of a folder. ``rows`` are those of the
    ``count`` entries from the number ``first`` on; ``marked`` is the chosen one, -1 for none. ``places`` are pairs of
    path and label."""

    title: str
    folder: str
    rows: tuple[FileRow, ...]
    first: int = 0
    count: int = 0
    marked: int = -1
    places: tuple[tuple[str, str], ...] = ()
    saving: bool = False
    name: str = ""
    form: ExportForm = "log"
    trouble: str = ""
    folders: bool = False


class GamesScrolled(SilentIntent, frozen=True):
    """Show the list, or the folder, from this number on."""

    first: int


class GameMarked(Intent, frozen=True):
    """Choose the game, or file, of this number, and show the list from ``first`` on."""

    number: int
    first: int


class GamesSearched(SilentIntent, frozen=True):
    """Show the games that contain this text."""

    query: str


class GamesSorted(Intent, frozen=True):
    """Show the games in this order."""

    order: GamesOrder


class GameNamed(Intent, frozen=True):
    """Call a saved game so."""

    file: str
    name: str


class PathEntered(Intent, frozen=True):
    """Go to a folder, or open a file, by its path as it was typed."""

    path: str


class FileOpened(Intent, frozen=True):
    """Go into the folder, or take the file, of this number."""

    number: int


class FileSaved(Intent, frozen=True):
    """Save under this name in the folder that is shown."""

    name: str


class FolderTaken(Intent, frozen=True):
    """Take the folder that is shown."""


class FormChosen(Intent, frozen=True):
    """Save in this form; ``name`` is what was typed so far."""

    form: ExportForm
    name: str
