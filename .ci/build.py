"""Builds of the program that need no Python: ``python .ci/build.py build_apps``.

Panda3D's build_apps takes nearly all it has to know from setup.cfg; here stands what a text there cannot say.
"""

import os
import shutil
import sys
from pathlib import Path

from direct.dist.commands import build_apps
from setuptools import setup

ROOT = Path(__file__).resolve().parents[1]

LIBRARY_FILES = {
    "babel": [("babel/global.dat", "babel", set()), ("babel/locale-data/*", "babel/locale-data", set())],
    "pytz": [("pytz/zoneinfo/*", "pytz/zoneinfo", set())],
}
"""What libraries read beside their modules: of a library which files go where in a build, and nothing special."""

OPTIONS = {"package_data_dirs": LIBRARY_FILES, "use_optimized_wheels": False, "pypi_extra_indexes": []}
"""All that is needed lies on PyPI."""


class BuildApps(build_apps):
    """Builds in which the program finds its files beside itself, on every system."""

    def bundle_macos_app(self, builddir: str) -> None:
        """Put the folders beside the program that Panda3D lays into ``Resources``."""
        super().bundle_macos_app(builddir)
        contents = Path(builddir) / f"{self.macos_main_app}.app" / "Contents"
        for found in sorted((contents / "Resources").iterdir()):
            shutil.move(found, contents / "MacOS")


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    setup(cmdclass={"build_apps": BuildApps}, options={"build_apps": OPTIONS})
