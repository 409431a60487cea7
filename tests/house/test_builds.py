"""A wheel and a build for those without Python hold every module and every file of assets and config."""

import os
import plistlib
import runpy
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from direct.dist.commands import build_apps
from direct.dist.FreezeTool import Freezer
from panda3d.core import GlobPattern

from tests.house.copies import copy_project
from tests.house.places import ROOT, data_files, modules
from torres3d import __version__

APP = "torres3d-game"
NOT_FOR_PLAYERS = (
    "torres3d.play",
    "torres3d.play_turm",
    "torres3d.games.turm_bauer.rules.tower_text_picture",
    "torres3d.games.torres.bots.learning.prediction_quality",
    "torres3d.games.torres.bots.learning.trial_regression",
    "torres3d.games.torres.bots.learning.forecast_regression",
    "torres3d.games.torres.rl.torres_v0",
    "torres3d.games.torres.scene.export.page_kit",
    "torres3d.games.turm_bauer.scene.export.page_kit",
    "torres3d.games.torres.kit.game_notation",
    "torres3d.hud.default_screens_hud",
    "torres3d.scene.shapes.mesh",
)
"""The doors for those who write programs: a build does without them, and without what only they need."""
with pytest.MonkeyPatch.context() as beside:
    beside.syspath_prepend(str(ROOT / ".ci"))
    SCRIPT = runpy.run_path(str(ROOT / ".ci" / "build.py"), run_name="build")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel, built from a copy of the project."""
    place = tmp_path_factory.mktemp("wheel")
    project = copy_project(place / "project")
    _make("wheel", project, place)
    with zipfile.ZipFile(next(place.glob("torres3d-*.whl"))) as archive:
        return set(archive.namelist())


def _make(kind: str, project: Path, place: Path) -> None:
    """Make a ``wheel`` or an ``sdist`` of a copy of the project; without a compiler, which is not needed here."""
    backend = f"import sys; sys.path.insert(0, '.ci'); import compiling; compiling.build_{kind}(sys.argv[1])"
    words = [sys.executable, "-c", backend, str(place)]
    subprocess.run(words, cwd=project, capture_output=True, check=True, env=os.environ | {"CC": "false"})


@pytest.fixture(scope="module")
def build() -> build_apps:
    """Our command for builds, with what setup.cfg says, found as `setup` finds it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        patch.syspath_prepend(str(ROOT / ".ci"))
        distribution = SCRIPT["Build"]({"options": {"build_apps": SCRIPT["OPTIONS"]}})
        distribution.parse_config_files()
        command = distribution.get_command_obj("build_apps")
        assert isinstance(command, SCRIPT["BuildApps"])
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


@pytest.mark.slow
def test_an_archive_of_the_source_has_all_that_is_compiled(tmp_path: Path) -> None:
    _make("sdist", copy_project(tmp_path / "project"), tmp_path)
    with tarfile.open(next(tmp_path.glob("torres3d-*.tar.gz"))) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    types = {file.relative_to(ROOT).as_posix() for file in (ROOT / "torres3d").rglob("*.pxd")}
    assert types
    how = {f".ci/{file.name}" for kind in ("py", "txt") for file in (ROOT / ".ci").glob(f"*.{kind}")}
    assert {".ci/compiling.py", ".ci/build.py", ".ci/constraints.txt"} <= how
    assert types | how | {"pyproject.toml", "CHANGELOG.md"} <= inside


def test_a_build_has_every_file_of_assets_and_config(build: build_apps) -> None:
    left_out = {
        file
        for file in data_files()
        if not _matches(file, build.include_patterns) or _matches(file, build.exclude_patterns)
    }
    assert not left_out
    assert "assets/games/torres/backdrop.torres" in data_files(), "what a picture of the menu is made from"


def test_a_build_has_no_program_that_made_the_assets(build: build_apps) -> None:
    sources = [file.relative_to(ROOT).as_posix() for file in (ROOT / "assets" / "source").rglob("*.py")]
    assert sources
    assert all(_matches(file, build.exclude_patterns) for file in sources)


@pytest.mark.slow
def test_a_build_has_every_module(build: build_apps, monkeypatch: pytest.MonkeyPatch) -> None:
    """The freezer follows imports, also those inside functions; what is imported by name has to stand in setup.cfg."""
    monkeypatch.chdir(ROOT)
    # Only the project's own modules are looked for: what libraries bring in is not asked here.
    freezer = Freezer(path=[str(ROOT)])
    freezer.addModule("__main__", filename=build.gui_apps[APP])
    for included in build.include_modules.values():
        for name in included:
            freezer.addModule(name)
    for name in NOT_FOR_PLAYERS:
        freezer.addModule(name)
    freezer.done()
    # Frozen, the program itself goes by the name __main__.
    assert set(modules()) - {"torres3d.__main__"} <= set(freezer.getAllModuleNames())


def test_what_compiled_modules_import_is_named_to_the_freezer() -> None:
    """It does not look into them."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["tool"]["setuptools"]["ext-modules"]
    found = set().union(*(SCRIPT["imported"](ROOT / module["sources"][0]) for module in named))
    assert {
        "torres3d.games.torres.rules.bits",
        "torres3d.games.torres.rules.cards",
        "msgspec.structs",
        "functools",
    } <= found
    assert [name for name in found if find_spec(name) is None] == []


@pytest.mark.parametrize(
    ("machine", "platform", "same"),
    [
        ("linux-x86_64", "manylinux_2_27_x86_64", True),
        ("linux-aarch64", "manylinux_2_27_x86_64", False),
        ("linux-x86_64", "win_amd64", False),
        ("win-amd64", "win_amd64", True),
        ("macosx-11.0-arm64", "macosx_11_0_arm64", True),
        ("macosx-11.0-arm64", "manylinux2014_aarch64", False),
    ],
)
def test_only_a_build_for_machines_like_this_one_is_compiled(
    monkeypatch: pytest.MonkeyPatch, machine: str, platform: str, same: bool
) -> None:
    monkeypatch.setattr(sysconfig, "get_platform", lambda: machine)
    assert SCRIPT["is_here"](platform) is same


@pytest.mark.parametrize("library", SCRIPT["LIBRARY_FILES"])
def test_a_build_has_every_file_a_library_reads(library: str) -> None:
    """They are put where the library's modules say they lie, below the folder of the program (base/frozen.py)."""
    spec = find_spec(library)
    assert spec is not None
    assert spec.origin is not None
    home = Path(spec.origin).parent
    sites = home.parent
    left_out = {
        file.relative_to(sites).as_posix()
        for file in home.rglob("*")
        if file.is_file() and file.suffix not in {".py", ".pyc"} and file.name != "py.typed"
    }
    assert left_out
    for pattern, target, _ in SCRIPT["LIBRARY_FILES"][library]:
        assert Path(pattern).parent.as_posix() == target
        left_out -= {file for file in left_out if GlobPattern(pattern).matches(file)}
    assert {file for file in left_out if "LICENSE" not in file} == set()


def test_a_build_for_macos_says_who_it_is_and_what_it_opens(
    build: build_apps, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contents = tmp_path / f"{build.macos_main_app}.app" / "Contents"
    (contents / "Resources").mkdir(parents=True)
    (contents / "Info.plist").write_bytes(plistlib.dumps({"CFBundleVersion": "0.0.0"}))
    monkeypatch.setattr(build_apps, "bundle_macos_app", lambda *_: None)
    monkeypatch.chdir(ROOT)
    build.bundle_macos_app(str(tmp_path))
    info = plistlib.loads((contents / "Info.plist").read_bytes())
    assert info["CFBundleVersion"] == __version__
    assert [kind["CFBundleTypeName"] for kind in info["CFBundleDocumentTypes"]] == list(SCRIPT["KINDS"].values())
    pictures = {"iconfile.icns", *(kind["CFBundleTypeIconFile"] for kind in info["CFBundleDocumentTypes"])}
    assert pictures == {file.name for file in (contents / "Resources").iterdir()}


def test_a_build_has_an_icon_of_every_size(build: build_apps) -> None:
    assert set(build.icon_objects) == {"*"}
    assert {16, 32, 48, 256} <= set(build.icon_objects["*"].images)


def test_a_module_beside_one_that_imports_it_is_found_though_another_of_its_name_is_missing(tmp_path: Path) -> None:
    (tmp_path / "beside").mkdir()
    (tmp_path / "beside" / "__init__.py").write_text("import _elsewhere\nfrom ._elsewhere import it\n")
    (tmp_path / "beside" / "_elsewhere.py").write_text("it = 1\n")
    suffixes = [(".py", "rb", 1)]
    found = SCRIPT["Finder"](path=[str(tmp_path)], suffixes=suffixes)
    found.import_hook("beside")
    assert "beside._elsewhere" in found.modules
    assert "_elsewhere" in found.badmodules
