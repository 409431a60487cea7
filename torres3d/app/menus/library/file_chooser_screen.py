"""File chooser: a screen for a file, a place to save one, or a folder."""

import os
import string
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import platformdirs

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.base.faults import Phrase, system_reason
from torres3d.engine.given_game_names import one_line
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models import library_models as models
from torres3d.hud.models.intents import MenuChoice
from torres3d.i18n.dates import date_text
from torres3d.i18n.fault_messages import phrase_text
from torres3d.i18n.texts import Translate

ROWS = 32
TEXTS = (".txt", ".text", ".md")
"""Suffixes of files that may hold a game or a position as text."""
SUFFIXES: dict[models.ExportForm, str] = {"text": ".txt", "picture": ".png"}


class FileChoice:
    """File chooser.

    ``suffixes`` are those of games, first that of one to save; ``taken`` is called with the chosen file and the form to
    save, ``refused`` with a text that says why a path is invalid. With a ``name`` it chooses a place to save, with
    ``folders`` a folder.
    """

    def __init__(
        self,
        say: Callable[[], Translate],
        suffixes: tuple[str, ...],
        folder: Path,
        taken: Callable[[Path, models.ExportForm], None],
        refused: Callable[[str], None],
        back: Callable[[], None],
        name: str | None = None,
        *,
        folders: bool = False,
    ) -> None:
        self._say = say
        self._suffixes = suffixes
        self._taken = taken
        self._refused = refused
        self._back = back
        self._saving = name is not None
        self._folders = folders
        self._name = name or ""
        self._form: models.ExportForm = "log"
        self._first, self._marked = 0, -1
        self._places = places(say())
        self.folder = folder
        self._entries: list[tuple[str, bool, int, float]] = []
        self._trouble: Phrase | None = None
        self.go(folder)

    def screen(self) -> PanelScreen:
        return PanelScreen(self.model, self.handle, self._back)

    def go(self, folder: Path) -> None:
        self.folder = folder
        self._first, self._marked = 0, -1
        self._entries, self._trouble = [], None
        try:
            with os.scandir(folder) as inside:
                for entry in inside:
                    self._add(entry)
        except OSError as error:
            self._trouble = system_reason(error)
        self._entries.sort(key=lambda entry: (not entry[1], entry[0].casefold()))

    def _add(self, entry: "os.DirEntry[str]") -> None:
        suffix = Path(entry.name).suffix.lower()
        try:
            is_folder = entry.is_dir()
            is_file = suffix in (*self._suffixes, *TEXTS) and not self._folders
            if entry.name.startswith(".") or not (is_folder or is_file):
                return
            about = entry.stat()
        except OSError:
            return  # gone since, or a link that leads nowhere
        self._entries.append((entry.name, is_folder, about.st_size, about.st_mtime))

    def model(self) -> models.FilesModel:
        say = self._say()
        seen = self._entries[self._first : self._first + ROWS]
        trouble = say("files-trouble", why=phrase_text(self._trouble, say)) if self._trouble is not None else ""
        return models.FilesModel(
            title=self._title(say),
            folder=str(self.folder),
            rows=tuple(self._row(*entry) for entry in seen),
            first=self._first,
            count=len(self._entries),
            marked=self._marked,
            places=tuple((str(path), label) for path, label in self._places),
            saving=self._saving,
            name=self._name,
            form=self._form,
            trouble=trouble,
            folders=self._folders,
        )

    def _title(self, say: Translate) -> str:
        if self._folders:
            return say("files-title-folder")
        return say("files-title-save" if self._saving else "files-title-open")

    def _row(self, name: str, is_folder: bool, size: int, changed: float) -> models.FileRow:
        say = self._say()
        if is_folder:
            return models.FileRow(one_line(name), "folder")
        try:
            stamp = datetime.fromtimestamp(changed, UTC).isoformat()
        except (ValueError, OverflowError, OSError):
            stamp = ""
        kind = "game" if Path(name).suffix.lower() in self._suffixes else "text"
        about = say("files-about", size=max(1, round(size / 1024)), date=date_text(stamp, say))
        return models.FileRow(one_line(name), kind, about)  # type: ignore[arg-type]  # one of two texts

    def handle(self, intent: Intent) -> None:
        match intent:
            case models.GamesScrolled(first):
                self._first = first
            case models.GameMarked(number, first):
                self._marked, self._first = number, first
                if self._saving and 0 <= number < len(self._entries) and not self._entries[number][1]:
                    self._name = Path(self._entries[number][0]).stem
            case models.FileOpened(number) if 0 <= number < len(self._entries):
                self._open(self.folder / self._entries[number][0])
            case models.PathEntered(path):
                self._seek(path)
            case models.FormChosen(form, name):
                self._form, self._name = form, name
            case models.FolderTaken():
                self._taken(self.folder, self._form)
            case models.FileSaved(name):
                self._save(name)
            case MenuChoice():
                self._back()

    def _seek(self, text: str) -> None:
        text = text.strip().strip('"')
        if text == "..":
            self.go(self.folder.parent)
            return
        path = path_of(text) or Path(text)
        self._open(path if path.is_absolute() else self.folder / path)

    def _open(self, path: Path) -> None:
        try:
            is_folder = path.is_dir()
        except (OSError, ValueError):
            is_folder = False
        if is_folder:
            self.go(path)
        elif self._saving:
            if path.parent.is_dir():
                self.go(path.parent)
                self._name = path.stem
            else:
                self._refused(self._say()("files-nowhere", path=one_line(str(path))))
        elif path.exists() and not self._folders:
            self._taken(path, "log")
        else:
            self._refused(self._say()("files-nowhere", path=one_line(str(path))))

    def _save(self, name: str) -> None:
        self._name = name
        plain = safe_name(name)
        if not plain:
            self._refused(self._say()("files-name-missing"))
            return
        suffix = SUFFIXES.get(self._form, self._suffixes[0])
        self._taken(self.folder / (plain if plain.lower().endswith(suffix) else plain + suffix), self._form)


def path_of(text: str) -> Path | None:
    """The file or folder in a text, as a path or as the URL of a file manager; None if it does not exist."""
    from urllib.parse import unquote, urlsplit
    from urllib.request import url2pathname

    line = text.strip().split("\n")[0].strip().strip("\"'")
    if not line or len(line) > 2000:
        return None
    try:
        path = Path(url2pathname(unquote(urlsplit(line).path)) if line.startswith("file:") else line).expanduser()
        return path if path.is_absolute() and path.exists() else None
    except (OSError, ValueError, RuntimeError):
        return None


def safe_name(name: str) -> str:
    """A file name that every system allows."""
    plain = "".join("-" if c in '/\\:*?"<>|' or not c.isprintable() else c for c in name).strip(" .")
    return plain[:100].strip(" .")


def places(say: Translate) -> list[tuple[Path, str]]:
    """Existing folders in which people usually keep files."""
    known = [
        (platformdirs.user_downloads_dir(), say("files-downloads")),
        (platformdirs.user_documents_dir(), say("files-documents")),
        (platformdirs.user_desktop_dir(), say("files-desktop")),
        (str(Path.home()), say("files-home")),
    ]
    if sys.platform == "win32":
        known += [(f"{letter}:\\", f"{letter}:") for letter in string.ascii_uppercase]
    else:
        known.append(("/", say("files-disk")))
    found: dict[Path, str] = {}
    for path, label in known:
        if Path(path).is_dir():
            found.setdefault(Path(path), label)
    return list(found.items())


def usual_folder(say: Translate) -> Path:
    """The first folder to show."""
    found = places(say)
    return found[0][0] if found else Path.home()
