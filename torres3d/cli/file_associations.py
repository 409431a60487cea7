"""File types that the program opens, their texts and commands, and what Windows registers of them."""

import contextlib
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from torres3d.engine.file_type_declaration import FileType
from torres3d.games.game import file_types
from torres3d.games.registered import GAMES
from torres3d.i18n.texts import FALLBACK, Texts, language_ids
from torres3d.terminal.error_exit import Stop


def program_words() -> tuple[str, ...]:
    """The words that start this installation from any folder. Raises `Stop`."""
    if not sys.executable:
        raise Stop("Python does not know its own path, so it cannot be entered. Start it by its full path")
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


CLASSES = r"Software\Classes"
"""Below HKEY_CURRENT_USER: what counts for this person alone, and needs no other rights."""


class RegistryValue(msgspec.Struct, frozen=True):
    """A text in a key below HKEY_CURRENT_USER; an empty ``name`` is the key's own value."""

    key: str
    name: str
    text: str


def type_id(kind: FileType) -> str:
    return f"Torres3D{kind.suffix}"


def windows_line(words: Sequence[str]) -> str:
    """The command line that opens a file. Paths on Windows hold no double quotes."""
    return " ".join([*(f'"{word}"' for word in words), '"%1"'])


def registry_values(words: Sequence[str], icons: Path, names: Mapping[FileType, str]) -> list[RegistryValue]:
    """The values to write: ``words`` start the program, ``icons`` is the folder of its pictures, ``names`` are those of
    its file types."""
    found = []
    for kind, name in names.items():
        own, ending = f"{CLASSES}\\{type_id(kind)}", f"{CLASSES}\\{kind.suffix}"
        found += [
            RegistryValue(own, "", name),
            RegistryValue(own, "FriendlyTypeName", name),
            RegistryValue(f"{own}\\DefaultIcon", "", f'"{picture(kind, icons, ".ico")}"'),
            RegistryValue(f"{own}\\shell\\open", "FriendlyAppName", NAME),
            RegistryValue(f"{own}\\shell\\open\\command", "", windows_line(words)),
            RegistryValue(ending, "", type_id(kind)),
            RegistryValue(f"{ending}\\OpenWithProgids", type_id(kind), ""),
        ]
    return found


def registry_keys(kinds: Sequence[FileType]) -> list[str]:
    """The program's own keys in the order in which they can be removed: subkeys first."""
    below = ("\\shell\\open\\command", "\\shell\\open", "\\shell", "\\DefaultIcon", "")
    return [f"{CLASSES}\\{type_id(kind)}{key}" for kind in kinds for key in below]


TYPES_CHANGED = 0x08000000
"""The event that makes Windows reload its file types."""


def write_values(values: Sequence[RegistryValue]) -> None:
    """Write these values. Raises `OSError`."""
    if sys.platform == "win32":
        import winreg

        for value in values:
            with winreg.CreateKeyEx(winreg.HKEY_CURRENT_USER, value.key) as key:
                winreg.SetValueEx(key, value.name, 0, winreg.REG_SZ, value.text)
        _tell()


def remove_values(kinds: Sequence[FileType]) -> None:
    """Remove the program's own keys; an extension that is another program's by now stays. Raises `OSError`."""
    if sys.platform == "win32":
        import winreg

        user = winreg.HKEY_CURRENT_USER
        for kind in kinds:
            with contextlib.suppress(FileNotFoundError):
                access = winreg.KEY_READ | winreg.KEY_WRITE
                with winreg.OpenKeyEx(user, f"{CLASSES}\\{kind.suffix}", 0, access) as key:
                    if winreg.QueryValueEx(key, "")[0] == type_id(kind):
                        winreg.DeleteValue(key, "")
            with contextlib.suppress(FileNotFoundError):
                place = f"{CLASSES}\\{kind.suffix}\\OpenWithProgids"
                with winreg.OpenKeyEx(user, place, 0, winreg.KEY_WRITE) as key:
                    winreg.DeleteValue(key, type_id(kind))
        for name in registry_keys(kinds):
            with contextlib.suppress(FileNotFoundError):
                winreg.DeleteKey(user, name)
        _tell()


def _tell() -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SHChangeNotify(TYPES_CHANGED, 0, None, None)
