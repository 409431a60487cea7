"""Folders of the program's own files: in the repository, in an installed package, or in a frozen build."""

import sys
from pathlib import Path

import platformdirs

from torres3d.base.frozen_build import files_folder

GIVEN = "Torres 3D"
"""The name of the output folder."""
PACKAGE = Path(__file__).resolve().parent.parent


class MissingFiles(FileNotFoundError):
    """A folder of the program is missing: the installation is broken."""

    def __init__(self, name: str, looked: list[Path]) -> None:
        self.name = name
        self.looked = looked
        places = " nor ".join(map(str, looked))
        super().__init__(f"the program's folder `{name}` is neither {places}; install torres3d again")


def _folder(name: str) -> Path:
    # A checkout has both folders beside the package; a wheel has them inside it (pyproject.toml).
    frozen = getattr(sys, "frozen", False)
    looked = [files_folder() / name] if frozen else [PACKAGE / name, PACKAGE.parent / name]
    for place in looked:
        if place.is_dir():
            return place
    raise MissingFiles(name, looked)


def assets() -> Path:
    """The folder of models, textures, sounds and fonts."""
    return _folder("assets")


def config() -> Path:
    """The folder of editions, keys, settings, palettes and texts."""
    return _folder("config")


def user_config() -> Path:
    """The folder of the user's own settings, keys and bots. It may not exist."""
    return Path(platformdirs.user_config_dir("torres3d"))


def user_output(among: Path) -> Path:
    """The program's folder in one of the user's, such as the pictures; made if missing. Raises `OSError`."""
    folder = among / GIVEN
    folder.mkdir(parents=True, exist_ok=True)
    return folder
