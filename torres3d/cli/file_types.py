"""File types that the program opens, their texts in all languages, and the command line that opens them."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from torres3d.engine.library.file_type import FileType
from torres3d.games.game import file_types
from torres3d.games.registered import GAMES
from torres3d.i18n.texts import FALLBACK, Texts, language_ids
from torres3d.terminal.errors import Stop


def program_words() -> tuple[str, ...]:
    """The words that start this installation from any folder. Raises `Stop`."""
    if not sys.executable:
        raise Stop("Python does not know where it lies itself, so nothing else can be told; start it by its whole path")
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    # Without -P a folder of the same name, where a file manager happens to be, would be taken for the program.
    return (_without_console(Path(sys.executable)), "-P", "-m", "torres3d")


def _without_console(python: Path) -> str:
    """The Python that opens no console window, on Windows."""
    quiet = python.with_name("pythonw.exe")
    return str(quiet if sys.platform == "win32" and quiet.is_file() else python)


ICON = "torres3d"
"""The stem of the names of the program's own pictures."""
NAME = "Torres 3D"
"""The program's name in every language."""
GENERIC, ABOUT = "desktop-generic", "desktop-about"
"""Keys of texts: the kind of program, and a sentence about it."""
FILE_TYPES = file_types(GAMES)


def in_all_languages(locale: Path, word: Callable[[Texts], str]) -> dict[str, str]:
    """A text by language. The default comes first, with an empty name."""
    ids = language_ids(locale)
    return {"": word(Texts(locale))} | {each: word(Texts(locale, each)) for each in ids if each != FALLBACK}


def type_names(locale: Path) -> dict[FileType, dict[str, str]]:
    games = {kind: game for game in GAMES for kind in (game.log, *game.other_files)}
    return {
        kind: in_all_languages(locale, partial(games[kind].words().file_kind, kind.title_key)) for kind in FILE_TYPES
    }


def picture(kind: FileType, folder: Path, ending: str) -> Path:
    """The picture of a file type in a folder; the program's where it has none of its own."""
    own = folder / f"{kind.icon}{ending}"
    return own if own.exists() else folder / f"{ICON}{ending}"
