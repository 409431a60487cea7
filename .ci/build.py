"""Builds of the program that need no Python: ``python .ci/build.py build_apps``.

Panda3D's build_apps takes nearly all it has to know from setup.cfg; here stands what a text there cannot say. A build
for machines like this one has the modules that are compiled (compiling.py), any other the plain ones.
"""

import ast
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from direct.dist import FreezeTool
from direct.dist.commands import build_apps
from licences import write_licences
from macos import KINDS, PROGRAM_ICON, is_for_others, sign_again, write_icon, write_info
from nvidia import leave_out
from setuptools import Command, Distribution, setup
from windows import RUNTIME, STABLE, add_libraries, link_elsewhere, set_date

ROOT = Path(__file__).resolve().parents[1]
CONSTRAINTS = Path(".ci/constraints.txt")
"""The versions that the tests ran with (constraints.py)."""

LIBRARY_FILES = {
    "babel": [("babel/global.dat", "babel", set()), ("babel/locale-data/*", "babel/locale-data", set())],
    "pytz": [("pytz/zoneinfo/*", "pytz/zoneinfo", set())],
}
"""What libraries read beside their modules: of a library which files go where in a build, and nothing special."""

NAMED_NOWHERE = {"rich": {"rich/_unicode_data"}, "numpy": {"numpy/_core", "numpy/random"}}
"""Of a library the folders of modules that it asks for by a name it puts together, or from machine code."""

UNUSED = [
    "curses",
    "_curses",
    "tkinter",
    "_tkinter",
    "_testcapi",
    "_testinternalcapi",
    "test",
    "ssl",
    "_ssl",
    "_hashlib",
    "sqlite3",
    "_sqlite3",
    "readline",
]
"""What libraries would have from the standard library, if it is there: Tk, with which nothing of the game draws, tests,
and what needs libraries of the system (curses, OpenSSL, SQLite) that are not everywhere, or whose licence would be that
of the whole build (readline: GPL)."""

LIBRARIES = (".so", ".dll", ".dylib")
"""How the names of libraries end."""

ICONS = "assets/program/torres3d{kind}-{size}.png"
"""The icons of the program, and of each kind of file that it opens."""
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)

LAZY = re.compile(r"\"(torres3d(?:\.\w+)+):\w+")
"""What a `torres3d.base.lazy.Lazy` loads: the freezer follows imports alone."""


WHEELS_FOR = {
    "manylinux_2_27_x86_64": [f"manylinux_2_{minor}_x86_64" for minor in range(27, 16, -1)] + ["manylinux2014_x86_64"]
}
"""The platforms whose wheels a build may hold, too: those for an older C library, which pip does not work out."""
OLD_NAME = {"manylinux_2_27_x86_64": "_sysconfigdata__linux_x86_64-linux-gnu"}
"""What the freezer looks for under a wrong name, as it takes all behind the first line for the machine."""


def loaded_lazily() -> list[str]:
    """The modules of the program that are loaded by their name, such as all that a game declares."""
    files = sorted((ROOT / "torres3d").rglob("*.py"))
    return sorted({name for file in files for name in LAZY.findall(file.read_text("utf-8"))})


OPTIONS = {
    "package_data_dirs": LIBRARY_FILES,
    "include_modules": {"*": loaded_lazily()},
    "exclude_modules": {"*": UNUSED},
    "icons": {"*": [ICONS.format(kind="", size=size) for size in ICON_SIZES]},
    "use_optimized_wheels": False,
    "pypi_extra_indexes": [],
}
"""All that is needed lies on PyPI."""


class Finder(FreezeTool.PandaModuleFinder):
    """Finds the modules that a build needs, as Panda3D's does, which takes a module beside the one that imports it for
    missing when another of its name is: such as ``_typing``, which Windows has in Python itself."""

    def _safe_import_hook(self, name: str, caller: object, fromlist: object, level: int = -1) -> None:
        missing = self.badmodules.pop(name, None) if level > 0 else None
        super()._safe_import_hook(name, caller, fromlist, level)
        if missing is not None:
            self.badmodules.setdefault(name, {}).update(missing)


class BuildApps(build_apps):
    """Builds in which the program finds its files beside itself, on every system."""

    def run(self) -> None:
        """Compile what can be compiled, as an installation does, and build."""
        self.compiled = Path(self.build_base, "compiled").resolve()
        words = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--upgrade", "--target", self.compiled, "."]
        subprocess.run(words, check=True, env=os.environ | {"PIP_CONSTRAINT": str(CONSTRAINTS.resolve())})  # noqa: S603
        needed = set()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for made in self.compiled.rglob(f"*{suffix}"):
            # The freezer looks into no machine code, and prefers a source to what was made of it.
            source = made.with_name(made.name.removesuffix(suffix) + ".py")
            needed |= imported(source)
            source.unlink()
        FreezeTool.PandaModuleFinder = Finder
        self.needed = [*self.include_modules.get("*", []), *sorted(needed)]
        super().run()

    def build_runtimes(self, platform: str, use_wheels: bool) -> None:
        """Build for a platform, with what was compiled if it is this machine's, and with libraries from wheels only:
        what else this Python has installed is not looked at."""
        self.wheels = self.fetch_wheels(platform)
        named = [OLD_NAME[platform]] if platform in OLD_NAME else []
        self.include_modules["*"] = [*self.needed, *named, *named_nowhere(self.wheels)]
        before = sys.path[:]
        own = self.compiled if is_here(platform) else ROOT
        # The standard library's machine code comes with Panda3D's wheel.
        sys.path[:] = [str(own), str(Path(os.__file__).parent)]
        try:
            super().build_runtimes(platform, use_wheels)
        finally:
            sys.path[:] = before
        folder, wheels = Path(self.build_base, platform), [Path(wheel) for wheel in self.wheels]
        if platform.startswith("win"):
            self.complete_windows(folder, platform)
            wheels += Path(self.build_base, "__whl_cache__", RUNTIME).glob("*.whl")
        leave_out(folder)
        contents = folder / f"{self.macos_main_app}.app" / "Contents"
        files, loaded = (contents / "Resources", contents / "Frameworks") if contents.is_dir() else (folder, folder)
        libraries = [file for file in sorted(loaded.iterdir()) if file.suffix in LIBRARIES or ".so." in file.name]
        write_licences(files, libraries, wheels)

    def download_wheels(self, platform: str) -> list[str]:
        """The wheels of this platform: they are there already."""
        return self.wheels

    def fetch_wheels(self, platform: str) -> list[str]:
        """The wheels of the versions that the tests ran with."""
        version = "cp{}{}".format(*sys.version_info)
        folder = Path(self.build_base, "__whl_cache__", f"{platform}_{version}")
        words = ["download", "-q", "-d", folder, "--only-binary", ":all:", "--abi", version]
        words += ["-r", self.requirements_path, "-c", CONSTRAINTS]
        for each in WHEELS_FOR.get(platform, [platform]):
            words += ["--platform", each]
        subprocess.run([sys.executable, "-m", "pip", *words], check=True)  # noqa: S603  # no shell
        return sorted(map(str, folder.glob("*.whl")))

    def complete_windows(self, folder: Path, platform: str) -> None:
        """Add to a build for Windows what its libraries take for granted."""
        add_libraries(folder, Path(self.build_base, "__whl_cache__", RUNTIME), platform)
        for file in sorted(folder.glob("*.pyd")):
            link_elsewhere(file, STABLE, "python{}{}.dll".format(*sys.version_info))
        for name in self.gui_apps:
            set_date(folder / f"{name}.exe")

    def bundle_macos_app(self, builddir: str) -> None:
        """Make an app for macOS that says what it is, and whose signatures hold."""
        super().bundle_macos_app(builddir)
        contents = Path(builddir) / f"{self.macos_main_app}.app" / "Contents"
        write_info(contents / "Info.plist", self.distribution.get_version())
        for name, kind in {PROGRAM_ICON: "", **{kind: f"-{kind}" for kind in KINDS}}.items():
            pictures = {size: Path(ICONS.format(kind=kind, size=size)) for size in ICON_SIZES}
            write_icon(contents / "Resources" / f"{name}.icns", pictures)
        for file in filter(Path.is_file, sorted(contents.glob("*/*"))):
            if is_for_others(file):
                file.unlink()
            else:
                sign_again(file)


class Build(Distribution):
    """A distribution whose command build_apps is ours: what pyproject.toml says of commands replaces what `setup` is
    given, and Panda3D's own would be found."""

    def get_command_class(self, command: str) -> type[Command]:
        """The class of a command."""
        return BuildApps if command == "build_apps" else super().get_command_class(command)


def is_here(platform: str) -> bool:
    """Whether what is compiled on this machine runs on a platform, such as ``manylinux_2_27_x86_64``."""
    system, *_, machine = sysconfig.get_platform().split("-")
    return system in platform and platform.endswith(machine)


def named_nowhere(wheels: list[str]) -> list[str]:
    """The modules in wheels that are imported by a name that stands nowhere."""
    found = set()
    for wheel in map(Path, wheels):
        folders = NAMED_NOWHERE.get(wheel.name.partition("-")[0].lower(), set())
        names = [Path(name) for name in zipfile.ZipFile(wheel).namelist()] if folders else []
        wanted = [name for name in names if name.parent.as_posix() in folders and name.suffix == ".py"]
        found |= {".".join(name.with_suffix("").parts).removesuffix(".__init__") for name in wanted}
    return sorted(found)


def imported(file: Path) -> set[str]:
    """The modules that a source imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            modules = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {node.module, *(name for name in modules if (ROOT / f"{name.replace('.', '/')}.py").is_file())}
    return found


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(distclass=Build, options={"build_apps": OPTIONS})
