"""Menu entry, file types and their files for desktops that follow freedesktop.org: Linux, BSD."""

import contextlib
import os
import re
import shutil
from collections.abc import Mapping, Sequence
from operator import methodcaller
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec

from torres3d.app.window.x11.window_class_name import WINDOW_CLASS
from torres3d.base import paths
from torres3d.base.atomic_write import write_file
from torres3d.base.faults import system_reason
from torres3d.base.plain_values import encodes
from torres3d.base.subprocesses import RunFailed, run_program
from torres3d.cli.file_associations import ABOUT, FILE_TYPES, GENERIC, ICON, NAME, in_all_languages, picture, type_names
from torres3d.engine.file_type_declaration import FileType
from torres3d.terminal.error_exit import Stop

NAMESPACE = "http://www.freedesktop.org/standards/shared-mime-info"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def mime_text(kinds: Mapping[FileType, Mapping[str, str]]) -> bytes:
    """A package with these types and their names by language."""
    root = ET.Element("mime-info", {"xmlns": NAMESPACE})
    for kind, names in kinds.items():
        one = ET.SubElement(root, "mime-type", {"type": kind.mime})
        for language, name in names.items():
            comment = ET.SubElement(one, "comment", {LANGUAGE: language} if language else {})
            comment.text = name
        # Their lines can be looked at with whatever shows text.
        ET.SubElement(one, "sub-class-of", {"type": "text/plain"})
        ET.SubElement(one, "icon", {"name": kind.mime_icon})
        ET.SubElement(one, "glob", {"pattern": f"*{kind.suffix}"})
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, "unicode")}\n'.encode()


RESERVED = re.compile(r"""[\s"'\\><~|&;$*?#()`]""")
"""Characters that a command line may hold only in quotes."""
IN_QUOTES = re.compile(r'(["`$\\])')
"""Characters that need a backslash there."""
ESCAPES = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
"""Escapes in values of keys for line ends and for the escape character itself."""


def entry_text(
    words: Sequence[str],
    generic: Mapping[str, str],
    about: Mapping[str, str],
    mimes: Sequence[str],
    icon: str,
    window_class: str,
) -> str:
    """The entry of a program that ``words`` start and that opens files of these MIME types. Texts are by language;
    the default has an empty name. Raises `Stop` if an entry cannot name the program's path."""
    lines = [
        "[Desktop Entry]",
        "Version=1.0",
        "Type=Application",
        f"Name={NAME}",
        *_translated("GenericName", generic),
        *_translated("Comment", about),
        f"Icon={icon}",
        f"TryExec={_value(words[0])}",
        f"Exec={_value(command_line(words))}",
        "Terminal=false",
        f"StartupWMClass={window_class}",
        "Categories=Game;BoardGame;",
        f"MimeType={''.join(f'{mime};' for mime in mimes)}",
    ]
    return "\n".join(lines) + "\n"


def command_line(words: Sequence[str]) -> str:
    """The words as one line that ends with a placeholder for the file; not yet escaped as the value of a key."""
    program = words[0]
    if "=" in program or not encodes(program):
        raise Stop(f"no desktop entry can name {program!r}; install the program where a path has no = and is UTF-8")
    return " ".join([*(_word(word) for word in words), "%f"])


def _word(word: str) -> str:
    plain = word.replace("%", "%%")
    return '"' + IN_QUOTES.sub(r"\\\1", plain) + '"' if RESERVED.search(plain) or not plain else plain


def _value(text: str) -> str:
    return "".join(ESCAPES.get(char, char) for char in text)


def _translated(key: str, texts: Mapping[str, str]) -> list[str]:
    return [f"{key}{f'[{language}]' if language else ''}={_value(text)}" for language, text in texts.items()]


SIZES = (16, 32, 48, 64, 128, 256, 512)
ENTRY, TYPES, THEME = Path("applications/torres3d.desktop"), Path("mime/packages/torres3d.xml"), Path("icons/hicolor")
"""Paths in the user's data folder."""
UPDATE_SECONDS = 60.0
"""Seconds that an update may take."""


class SystemCall(msgspec.Struct, frozen=True):
    """A program that updates a database of the desktop, the folder it updates, and its package on Debian."""

    program: str
    folder: Path
    package: str


UPDATES = (
    SystemCall("update-mime-database", Path("mime"), "shared-mime-info"),
    SystemCall("update-desktop-database", Path("applications"), "desktop-file-utils"),
)


def entry_files(words: Sequence[str]) -> dict[Path, bytes]:
    """The contents of all files, by their paths in the user's data folder. ``words`` start the program."""
    locale, pictures = paths.config() / "locale", paths.assets() / "program"
    generic, about = (in_all_languages(locale, methodcaller("__call__", key)) for key in (GENERIC, ABOUT))
    mimes = [kind.mime for kind in FILE_TYPES]
    found = {
        ENTRY: entry_text(words, generic, about, mimes, ICON, WINDOW_CLASS).encode(),
        TYPES: mime_text(type_names(locale)),
    }
    for size in SIZES:
        themed = THEME / f"{size}x{size}"
        found[themed / "apps" / f"{ICON}.png"] = (pictures / f"{ICON}-{size}.png").read_bytes()
        for kind in FILE_TYPES:
            found[themed / "mimetypes" / f"{kind.mime_icon}.png"] = picture(kind, pictures, f"-{size}.png").read_bytes()
    return found


def write_files(home: Path, files: dict[Path, bytes]) -> None:
    """Write the files into the user's data folder. Raises `Stop`."""
    for place, data in files.items():
        try:
            (home / place).parent.mkdir(parents=True, exist_ok=True)
            write_file(home / place, data)
        except OSError as error:
            raise Stop(f"{home / place} cannot be written ({system_reason(error)})") from error


def remove_files(home: Path, files: dict[Path, bytes]) -> list[Path]:
    """Remove the files, and return those that existed. Raises `Stop`."""
    gone = []
    for place in files:
        try:
            (home / place).unlink()
        except FileNotFoundError:
            continue
        except OSError as error:
            raise Stop(f"{home / place} cannot be removed ({system_reason(error)})") from error
        gone.append(home / place)
    return gone


def update_databases(home: Path) -> list[str]:
    """Let the desktop update its databases. Returns a sentence for each update that failed."""
    with contextlib.suppress(OSError):
        os.utime(home / THEME)  # a cache of icons that is older than that is not believed
    troubles = []
    for update in UPDATES:
        if not (home / update.folder).is_dir():
            continue
        found = shutil.which(update.program)
        if found is None:
            late = "so the change may show late or not at all"
            troubles.append(f"{update.program} is not there, {late}; on Debian: apt install {update.package}")
            continue
        try:
            run_program((found, str(home / update.folder)), UPDATE_SECONDS)
        except RunFailed as error:
            troubles.append(f"{update.program} did not take the change in ({error})")
    return troubles
