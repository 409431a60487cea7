"""A wheel and a build for those without Python hold every module and every file of assets and config."""

import shutil
import subprocess
import sys
import zipfile

import pytest
from direct.dist.commands import build_apps
from direct.dist.FreezeTool import Freezer
from panda3d.core import GlobPattern
from setuptools import Distribution

from tests.house.places import ROOT, data_files, modules

APP = "torres3d-game"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel, built from a copy of the project."""
    place = tmp_path_factory.mktemp("wheel")
    project = place / "project"
    project.mkdir()
    for name in ("pyproject.toml", "setup.cfg", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    for name in ("torres3d", "assets", "config"):
        shutil.copytree(ROOT / name, project / name)
    backend = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    subprocess.run([sys.executable, "-c", backend, str(place)], cwd=project, capture_output=True, check=True)
    with zipfile.ZipFile(next(place.glob("torres3d-*.whl"))) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def build() -> build_apps:
    """Panda3D's command for builds, with what setup.cfg says."""
    distribution = Distribution()
    distribution.parse_config_files([str(ROOT / "setup.cfg")])
    command = distribution.get_command_obj("build_apps")
    assert isinstance(command, build_apps)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        command.ensure_finalized()
    return command


def _matches(file: str, patterns: list[str]) -> bool:
    """Whether the command finds a file among its patterns; it compares them by Panda3D's own ``GlobPattern``."""
    return any(GlobPattern(pattern).matches_file(file) for pattern in patterns)


def test_a_wheel_has_every_file_of_assets_and_config(wheel: set[str]) -> None:
    inside = {name.removeprefix("torres3d/") for name in wheel}
    assert data_files() <= inside


def test_a_wheel_has_every_module_and_no_program_that_made_the_assets(wheel: set[str]) -> None:
    code = {name for name in wheel if name.endswith(".py")}
    assert code == {file.relative_to(ROOT).as_posix() for file in modules().values()}
    assert "torres3d/py.typed" in wheel


def test_a_build_has_every_file_of_assets_and_config(build: build_apps) -> None:
    left_out = {
        file
        for file in data_files()
        if not _matches(file, build.include_patterns) or _matches(file, build.exclude_patterns)
    }
    assert not left_out
    assert "assets/backdrop.torres" in data_files(), "what a picture of the menu is made from"


def test_a_build_has_no_program_that_made_the_assets(build: build_apps) -> None:
    sources = [file.relative_to(ROOT).as_posix() for file in (ROOT / "assets" / "source").rglob("*.py")]
    assert sources
    assert all(_matches(file, build.exclude_patterns) for file in sources)


def test_a_build_has_every_module(build: build_apps, monkeypatch: pytest.MonkeyPatch) -> None:
    """The freezer follows imports, also those inside functions; what nobody imports has to be named in setup.cfg."""
    assert set(build.include_modules) <= {APP, "*"}, "a comma begins a new entry there: one module or room each"
    monkeypatch.chdir(ROOT)
    # Only the project's own modules are looked for: what libraries bring in is not asked here.
    freezer = Freezer(path=[str(ROOT)])
    freezer.addModule("__main__", filename=build.gui_apps[APP])
    for included in build.include_modules.values():
        for name in included:
            freezer.addModule(name)
    freezer.done()
    # Frozen, the program itself goes by the name __main__.
    assert set(modules()) - {"torres3d.__main__"} <= set(freezer.getAllModuleNames())
