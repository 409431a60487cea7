"""Builds of the program that need no Python: ``python .ci/build.py build_apps``.

Panda3D's build_apps takes nearly all it has to know from setup.cfg; here stands what a text there cannot say. A build
for machines like this one has the modules that are compiled (compiling.py), any other the plain ones.
"""

import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from direct.dist.commands import build_apps
from setuptools import Command, Distribution, setup

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

    def run(self) -> None:
        """Compile what can be compiled, as an installation does, and build."""
        self.compiled = Path(self.build_base, "compiled").resolve()
        words = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--upgrade", "--target", self.compiled, "."]
        subprocess.run(words, check=True)  # noqa: S603  # no shell
        needed = set()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for made in self.compiled.rglob(f"*{suffix}"):
            # The freezer looks into no machine code, and prefers a source to what was made of it.
            source = made.with_name(made.name.removesuffix(suffix) + ".py")
            needed |= imported(source)
            source.unlink()
        self.include_modules["*"] = [*self.include_modules.get("*", []), *sorted(needed)]
        super().run()

    def build_runtimes(self, platform: str, use_wheels: bool) -> None:
        """Build for a platform, with what was compiled if it is this machine's."""
        sys.path[:0] = [str(self.compiled if is_here(platform) else ROOT)]
        super().build_runtimes(platform, use_wheels)
        del sys.path[0]

    def bundle_macos_app(self, builddir: str) -> None:
        """Put the folders beside the program that Panda3D lays into ``Resources``."""
        super().bundle_macos_app(builddir)
        contents = Path(builddir) / f"{self.macos_main_app}.app" / "Contents"
        for found in sorted((contents / "Resources").iterdir()):
            shutil.move(found, contents / "MacOS")


class Build(Distribution):
    """A distribution whose command build_apps is ours: what pyproject.toml says of commands replaces what `setup` is
    given, and Panda3D's own would be found."""

    def get_command_class(self, command: str) -> type[Command]:
        """The class of a command."""
        return BuildApps if command == "build_apps" else super().get_command_class(command)


def is_here(platform: str) -> bool:
    """Whether what is compiled on this machine runs on a platform, such as ``manylinux2014_x86_64``."""
    system, *_, machine = sysconfig.get_platform().split("-")
    return system in platform and platform.endswith(machine)


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
