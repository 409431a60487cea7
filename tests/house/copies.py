"""A copy of the project, for what writes beside the files it reads."""

import shutil
from pathlib import Path

from tests.house.places import ROOT

FILES = ("pyproject.toml", "setup.cfg", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")
FOLDERS = ("torres3d", "assets", "config", ".ci")


def copy_project(to: Path) -> Path:
    """Copy what a wheel or a build is made from into a new folder, and hand it back."""
    to.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, to)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
    return to
