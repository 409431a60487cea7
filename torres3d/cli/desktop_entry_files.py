"""Files for the menu entry and the file types of desktops that follow freedesktop.org: Linux, BSD."""

import contextlib
import os
import shutil
from collections.abc import Sequence
from operator import methodcaller
from pathlib import Path

import msgspec

from torres3d.app.window.x11.window_class import WINDOW_CLASS
from torres3d.base import paths
from torres3d.base.atomic_write import write_file
from torres3d.base.english_phrases import system_reason
from torres3d.base.subprocess_run import RunFailed, run_program
from torres3d.cli.desktop_entry_text import entry_text
from torres3d.cli.file_types import ABOUT, FILE_TYPES, GENERIC, ICON, in_all_languages, picture, type_names
from torres3d.cli.mime_types import mime_text
from torres3d.terminal.errors import Stop

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
            late = "so the change may be seen late or not at all"
            troubles.append(f"{update.program} is not there, {late}; on Debian: apt install {update.package}")
            continue
        try:
            run_program((found, str(home / update.folder)), UPDATE_SECONDS)
        except RunFailed as error:
            troubles.append(f"{update.program} did not take the change in ({error})")
    return troubles
