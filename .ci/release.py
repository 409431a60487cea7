"""A release: ``python .ci/release.py [--to FOLDER] [PART …]`` makes its files from the last commit, each by one part.

- ``wheel``, ``sdist``: for people who have Python.
- ``linux``, ``deb``: the build for Linux as ``tar.xz``, and as a package for Debian.
- ``windows``, ``installer``: the build for Windows as ``zip``, and as an installer.
- ``macos``: the app for macOS, as ``zip``.

Without a part all are made. With them come ``NOTES.md``, this version's part of CHANGELOG.md, and ``SHA256SUMS``. It
refuses a tree with changes: a release is what was committed. The same commit gives the same bytes, as all dates are
that of the commit; ``--date`` names another one, in seconds since 1970.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / ".ci"))

from about import Project, notes_of, read_project  # noqa: E402  # it lies beside this file
from archives import pack_again, pack_tar, pack_zip  # noqa: E402

PLATFORMS = {"linux": "manylinux_2_27_x86_64", "windows": "win_amd64", "macos": "macosx_11_0_arm64"}
BUILD_OF = {"linux": "linux", "deb": "linux", "windows": "windows", "installer": "windows", "macos": "macos"}
"""The build that a part packs."""
TOOLS = {"deb": ("dpkg-deb", "dpkg"), "installer": ("makensis", "nsis")}
"""The program that a part needs, and its package on Debian."""
PACKAGES = ("panda3d", "platformdirs", "setuptools")
"""What is imported on the way, by its name."""
NOT_MADE = {
    "AppImage": "its runtime is a program that no package registry has",
    "signatures in a name": "they need certificates of Apple and of Microsoft's partners",
}
"""What people may look for in vain."""
APP = "torres3d-game.app"


def git(*words: str) -> str:
    """What git says of this tree."""
    told = subprocess.run(["git", "-C", ROOT, *words], capture_output=True, text=True, check=True)  # noqa: S603, S607
    return told.stdout.strip()


def refuse_changes() -> None:
    """End where the tree is not what was committed."""
    if changed := git("status", "--porcelain"):
        raise SystemExit(f"a release is made from what was committed; commit or remove:\n{changed}")


def refuse_missing(parts: list[str]) -> None:
    """End where a package or a program is missing that a part needs, rather than after ten minutes."""
    if absent := [name for name in PACKAGES if find_spec(name) is None]:
        words = f'{sys.executable} -m pip install -c .ci/constraints.txt -e ".[dev]"'
        raise SystemExit(f"a release needs {' and '.join(absent)}, which this Python has not; run {words}")
    for part, (program, package) in TOOLS.items():
        if part in parts and shutil.which(program) is None:
            raise SystemExit(f"`{part}` needs {program}; on Debian: apt install {package}")


class Release:
    """The files of a release, made in a folder of its own from a copy of the last commit."""

    def __init__(self, to: Path, place: Path, project: Project) -> None:
        self.to, self.place, self.project = to, place, project
        self.tree = place / "tree"
        with tempfile.TemporaryFile() as packed:
            subprocess.run(["git", "-C", ROOT, "archive", "HEAD"], stdout=packed, check=True)  # noqa: S603, S607
            packed.seek(0)
            with tarfile.open(fileobj=packed) as archive:
                archive.extractall(self.tree, filter="data")

    def run(self, *words: str | Path) -> None:
        """Run a program in the tree, with one set of versions and one order of sets."""
        fixed = {"PYTHONHASHSEED": "0", "PIP_CONSTRAINT": str(self.tree / ".ci" / "constraints.txt")}
        subprocess.run([*map(str, words)], cwd=self.tree, env=os.environ | fixed, check=True)  # noqa: S603  # no shell

    def name(self, ending: str) -> Path:
        """The path of a file of the release."""
        return self.to / f"torres3d-{self.project.version}{ending}"

    def build(self, system: str) -> Path:
        """The build for a system, made when it is first asked for."""
        platform = PLATFORMS[system]
        if not (self.tree / "build" / platform).exists():
            self.run(sys.executable, ".ci/build.py", "-q", "build_apps", "--platforms", platform)
        return self.tree / "build" / platform

    def fresh(self, name: str) -> Path:
        """A new folder for what is needed on the way."""
        folder = self.place / name
        folder.mkdir()
        return folder

    def wheel(self) -> None:
        """The wheel, with what is compiled here."""
        words = ("wheel", "-q", "--no-deps", "-w", self.fresh("wheel"), ".")
        self.run(sys.executable, "-m", "pip", *words)
        for made in (self.place / "wheel").iterdir():
            shutil.copy(made, self.to)

    def sdist(self) -> None:
        """The archive of the source."""
        backend = "import sys; sys.path.insert(0, '.ci'); import compiling; compiling.build_sdist(sys.argv[1])"
        self.run(sys.executable, "-c", backend, self.fresh("sdist"))
        (made,) = (self.place / "sdist").iterdir()
        pack_again(made, self.fresh("source"))
        shutil.copy(made, self.to)

    def linux(self) -> None:
        """The build for Linux."""
        name = self.name("-linux-x86_64.tar.xz")
        pack_tar(self.build("linux"), name, name.name.removesuffix(".tar.xz"))

    def deb(self) -> None:
        """The package for Debian."""
        from debian import make_deb

        package = self.to / f"torres3d_{self.project.version}_amd64.deb"
        make_deb(self.build("linux"), package, self.project, self.fresh("deb"))

    def windows(self) -> None:
        """The build for Windows."""
        name = self.name("-windows-x86_64.zip")
        pack_zip(self.build("windows"), name, name.stem)

    def installer(self) -> None:
        """The installer for Windows."""
        from installer import make_installer

        make_installer(
            self.build("windows"), self.name("-windows-x86_64-setup.exe"), self.project, self.fresh("installer")
        )

    def macos(self) -> None:
        """The app for macOS."""
        pack_zip(self.build("macos") / APP, self.name("-macos-arm64.zip"), APP)

    def finish(self) -> None:
        """Write the notes, and the sums of all files."""
        (self.to / "NOTES.md").write_text(notes_of(self.project.version), "utf-8")
        files = sorted(file for file in self.to.iterdir() if file.name != "SHA256SUMS")
        lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
        (self.to / "SHA256SUMS").write_text("".join(lines), "utf-8")


PARTS: dict[str, Callable[[Release], None]] = {
    "wheel": Release.wheel,
    "sdist": Release.sdist,
    "linux": Release.linux,
    "deb": Release.deb,
    "windows": Release.windows,
    "installer": Release.installer,
    "macos": Release.macos,
}


def main(words: list[str]) -> None:
    """Make the parts that are named, or all."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--to", type=Path, default=ROOT / "dist", help="the folder for the files, new or empty")
    asked.add_argument("--date", default=None, help="the date of all files, in seconds since 1970")
    asked.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    given = asked.parse_args(words)
    parts = given.parts or list(PARTS)
    if strange := [part for part in parts if part not in PARTS]:
        raise SystemExit(f"there is no part `{strange[0]}`; choose among {', '.join(PARTS)}")
    refuse_changes()
    refuse_missing(parts)
    to = given.to.resolve()
    to.mkdir(parents=True, exist_ok=True)
    if any(to.iterdir()):
        raise SystemExit(f"{to} is not empty; name a new folder by --to")
    os.environ["SOURCE_DATE_EPOCH"] = given.date or git("log", "-1", "--format=%ct")
    project = read_project()
    notes_of(project.version)
    with tempfile.TemporaryDirectory(prefix="torres3d-") as place:
        release = Release(to, Path(place), project)
        for part in parts:
            begun = time.monotonic()
            PARTS[part](release)
            print(f"{part}: {time.monotonic() - begun:.0f} s", flush=True)
        release.finish()
    for file in sorted(to.iterdir()):
        print(f"{file.stat().st_size / 1e6:8.1f} MB  {file.name}")
    for missing, why in NOT_MADE.items():
        print(f"not made: {missing} ({why})")


if __name__ == "__main__":
    main(sys.argv[1:])
