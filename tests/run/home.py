"""The home folder of a run: tests, and the programs they start, have one of their own, and leave the person's alone."""

import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from multiprocessing.util import get_temp_dir
from pathlib import Path

import platformdirs
import pytest

from torres3d.base.paths import GIVEN
from torres3d.bots.bot_files import BOTS_VARIABLE
from torres3d.engine.saved_games_folder import FOLDER_VARIABLE

PROGRAM = "torres3d"
Files = Mapping[Path, tuple[int, int]]
"""Files by their paths: size in bytes, time of the last change in nanoseconds."""


class SetAside:
    """A home folder, a cache and a folder of temporary files in place of the person's, until `put_back`.

    Child processes inherit them. The cache is one for the whole run: what one test has compiled for the graphics
    driver serves all others, also those with a home of their own.
    """

    def __init__(self) -> None:
        self._own = own_folders()
        self._before = files_in(self._own)
        # Made now, it lies outside: multiprocessing removes it at the end of the process, later than `put_back`.
        get_temp_dir()
        self._patch = pytest.MonkeyPatch()
        # Pictures of a test that failed stay where pytest keeps its folders.
        self._patch.setenv("PYTEST_DEBUG_TEMPROOT", os.environ.get("PYTEST_DEBUG_TEMPROOT") or tempfile.gettempdir())
        self.folder = Path(tempfile.mkdtemp(prefix=f"{PROGRAM}-"))
        for name in filter(says_where, list(os.environ)):
            self._patch.delenv(name)
        for name, place in variables(self.folder).items():
            place.mkdir(parents=True, exist_ok=True)
            self._patch.setenv(name, str(place))
        self._patch.setattr(tempfile, "tempdir", None)  # asked again, it is read from the variables

    def touched(self) -> list[Path]:
        """The person's files that were made, changed or removed meanwhile, among those of the program."""
        after = files_in(self._own)
        return sorted(file for file in {**self._before, **after} if self._before.get(file) != after.get(file))

    def put_back(self) -> None:
        """Give the person's folders back and remove those of the run."""
        self._patch.undo()
        shutil.rmtree(self.folder, ignore_errors=True)


def says_where(variable: str) -> bool:
    """Whether a variable of the environment names a folder or a file of the person."""
    return variable in (FOLDER_VARIABLE, BOTS_VARIABLE) or (
        variable.startswith("XDG_") and variable.endswith(("_HOME", "_DIR"))
    )


def variables(folder: Path) -> dict[str, Path]:
    """The variables that say where a person's files are, with places in ``folder``."""
    home, temporary = folder / "home", folder / "tmp"
    found = {"HOME": home, "XDG_CACHE_HOME": folder / "cache", "TMPDIR": temporary}
    if sys.platform == "win32":
        roaming, local = home / "AppData" / "Roaming", home / "AppData" / "Local"
        found = {"USERPROFILE": home, "APPDATA": roaming, "LOCALAPPDATA": local, "TEMP": temporary, "TMP": temporary}
        # What platformdirs takes in place of the system's answer.
        places = {"APPDATA": roaming, "LOCAL_APPDATA": local, "PERSONAL": home / "Documents"}
        places |= {"MYPICTURES": home / "Pictures", "DESKTOPDIRECTORY": home / "Desktop"}
        found |= {f"WIN_PD_OVERRIDE_{name}": place for name, place in places.items()}
    return found


def own_folders() -> list[Path]:
    """The person's folders that belong to the program, or to Panda3D."""
    return [
        *(
            Path(place)
            for place in (
                platformdirs.user_config_dir(PROGRAM),
                platformdirs.user_data_dir(PROGRAM, appauthor=False),
                platformdirs.user_state_dir(PROGRAM, appauthor=False),
                platformdirs.user_cache_dir(PROGRAM, appauthor=False),
                platformdirs.user_cache_dir("panda3d", appauthor=False),
            )
        ),
        *(among / GIVEN for among in (platformdirs.user_documents_path(), platformdirs.user_pictures_path())),
    ]


def files_in(folders: list[Path]) -> Files:
    """All files and folders in these folders, as they are now."""
    found = {}
    for folder in folders:
        for place in (folder, *folder.rglob("*")):
            try:
                about = place.lstat()
            except OSError:
                continue
            found[place] = (0 if place.is_dir() else about.st_size, about.st_mtime_ns)
    return found
