"""Builds that need no Python are made for every system: the one for this system is compiled, opens where there is no
Python and no variable, starts a game, shows the menu, and its children work. Those for others cannot be started here:
they are compared with it, file by file and module by module.

Their libraries come from PyPI, and it takes minutes: marked ``long``, run by ``.ci/long``.
"""

import plistlib
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from tests.app.driver import Driver
from tests.app.twins import Twins
from tests.app.windows import PATIENCE, Window, until
from tests.house.builds_seen import (
    ALLOWED,
    ASKED_IN_VAIN,
    IN_PYTHON_ON_WINDOWS,
    LINUX,
    MACOS,
    OF_THE_SYSTEM,
    ONLY_THERE,
    PROGRAMS,
    UNIX_ONLY,
    WINDOWS,
    Build,
    libraries_of,
    modules_of,
)
from tests.house.copies import copy_project
from tests.house.places import ROOT, data_files
from tests.house.programs_read import broken_pages, frozen_modules, has_icon, linked_to, machines_of
from torres3d.scene.render.open_panda3d import drawn_by

FOR_PROGRAMMERS = {
    "torres3d.__main__", "torres3d.play", "torres3d.play_turm",
    "torres3d.games.torres.play", "torres3d.games.turm_bauer.play",
    "torres3d.games.torres.rules.position_facts", "torres3d.games.turm_bauer.rules.position_facts",
    "torres3d.games.turm_bauer.rules.tower_text_picture",
    "torres3d.games.torres.rl", "torres3d.games.torres.rl.action_space", "torres3d.games.torres.rl.observation",
    "torres3d.games.torres.rl.opponents", "torres3d.games.torres.rl.torres_v0",
    "torres3d.games.torres.bots.learning", "torres3d.games.torres.bots.learning.prediction_quality",
    "torres3d.games.torres.bots.learning.samples", "torres3d.games.torres.bots.learning.self_play_games",
    "torres3d.games.torres.bots.learning.trial_regression", "torres3d.games.torres.bots.learning.weight_trials",
    "torres3d.games.torres.bots.learning.forecast_regression", "torres3d.games.torres.bots.learning.games_file",
    "torres3d.hud.default_screens_hud", "torres3d.games.torres.scene.export.page_kit",
}  # fmt: skip
"""Modules that a build may do without: front doors for programs, what finds weights, panels of a game that has none of
its own, and what makes the kit of pages that lies in assets."""

pytestmark = pytest.mark.long

GLIBC, GLIBCXX = 27, 25
"""The newest parts of the system's C and C++ libraries that a build may ask for: 2.27 and 3.4.25, those of 2018."""


class Told(NamedTuple):
    """The command line of a build, and the folder it works in."""

    place: Path
    tell: Callable[..., str]


LOG = "Müller × 2.torres"
"""A name that nothing but UTF-8 holds; nothing says here that names are UTF-8."""


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the builds for all systems."""
    project = copy_project(tmp_path_factory.mktemp("build") / "project")
    subprocess.run([sys.executable, ".ci/build.py", "build_apps"], cwd=project, check=True, capture_output=True)
    return project / "build"


@pytest.fixture(scope="module")
def program(builds: Path) -> Path:
    """The program of the build for this system."""
    return builds / PROGRAMS[LINUX]


@pytest.fixture(scope="module")
def told(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What the program's command line does, and the folder of what it wrote; there are no variables, and no program
    on the path."""
    place = tmp_path_factory.mktemp("empty")
    (place / "home").mkdir()
    (place / "path").mkdir()
    variables = {"HOME": str(place / "home"), "PATH": str(place / "path")}

    def tell(*words: str, said: str = "") -> str:
        done = subprocess.run(
            [program, *words], cwd=place, env=variables, input=said, capture_output=True, encoding="utf-8", check=False
        )
        assert (done.returncode, done.stderr.strip()) == (0, ""), words
        return done.stdout

    tell("watch", "--players", "greedy,random", "--seed", "7", "--log", LOG)
    return Told(place, tell)


def test_a_build_opens_and_plays_where_there_is_nothing_else(
    program: Path, display: str, tmp_path: Path, player: Driver
) -> None:
    with Window(display, tmp_path / "home", None, [str(program)]) as window:
        assert set(window.environment) == {"DISPLAY", "HOME"}
        twins = Twins(window, player)
        twins.start_game()
        for _ in ("the pause menu", "back to the game"):
            window.until_still()
            window.press_and_see("Escape")
        twins.click_square("c3")
        until(lambda: window.commands() >= 2, "the bot's answer, from a child of the build")
        window.process.send_signal(signal.SIGTERM)
        assert window.process.wait(PATIENCE) == 0
        assert window.errors.read_text() == ""


def test_a_build_is_compiled(program: Path) -> None:
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert "(compiled)" in done.stdout
    assert sorted(program.parent.glob("torres3d.*.so"))


def test_a_build_needs_no_newer_library_than_it_says(program: Path) -> None:
    made = [file for file in program.parent.iterdir() if file.is_file() and machines_of(file)]
    assert program in made
    code = [file.read_bytes() for file in made]
    for library, latest in ((rb"GLIBC_2\.(\d+)", GLIBC), (rb"GLIBCXX_3\.4\.(\d+)", GLIBCXX)):
        needed = {int(minor) for text in code for minor in re.findall(library, text)}
        assert 0 < max(needed) <= latest, "the systems that a build says it is for have no later one"


def test_a_build_reads_and_prints_what_it_wrote(told: Told) -> None:
    assert "won" in told.tell("replay", LOG)
    assert LOG in told.tell("watch", "--players", "random,random", "--log", f"also {LOG}")
    assert "greedy: 86 points" in told.tell("analyse", LOG)
    assert "Jürgen enters at c3" in told.tell("play", "--text", "--players", "Jürgen,greedy", said="c3\nquit\n")


def test_a_build_is_found_by_a_link_and_by_the_path(program: Path, tmp_path: Path) -> None:
    """Through a chain of links, from any folder; its children are found as well."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "first").symlink_to(program)
    (tmp_path / "bin" / "torres3d").symlink_to(Path("..", "first"))
    words = ["arena", "--players", "novice,random", "--games", "4", "--jobs", "2"]
    for called, path in (
        (str(tmp_path / "first"), ""),
        ("bin/torres3d", ""),
        ("torres3d", str(tmp_path / "bin")),
        (program.name, str(program.parent)),
    ):
        # `env` looks along the path of the variables that it is given, and hands on the word as it stands.
        begun = ["/usr/bin/env", f"HOME={tmp_path}", f"PATH={path}", called, *words]
        done = subprocess.run(begun, cwd=tmp_path, env={}, capture_output=True, encoding="utf-8", check=False)
        assert (done.returncode, done.stderr.strip()) == (0, ""), called
        assert "novice" in done.stdout


def test_a_build_tells_the_desktop_where_it_lies(program: Path, told: Told) -> None:
    assert f"Exec={program} %f" in told.tell("desktop", "--show")


def test_a_build_draws_a_picture(told: Told) -> None:
    told.tell("show", LOG, "-o", "ü.png", "--size", "320x180")
    with Image.open(told.place / "ü.png") as picture:
        assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 1000


def test_a_build_plays_in_several_processes(told: Told) -> None:
    assert "novice" in told.tell("arena", "--players", "novice,random", "--games", "4", "--jobs", "2")


@pytest.fixture(scope="module", params=PROGRAMS)
def build(request: pytest.FixtureRequest, builds: Path) -> Build:
    """The build for each system."""
    return Build(builds, request.param)


def test_a_build_has_every_file_of_the_program(build: Build) -> None:
    inside = {name for folder in ("assets", "config") for name in build.names_in(folder)}
    assert inside == data_files()
    for name in inside | {"LICENSE", "README.md"}:
        assert (build.files / name).read_bytes() == (ROOT / name).read_bytes(), name


@pytest.mark.parametrize("folder", ["babel", "pytz"])
def test_builds_have_the_same_files_of_libraries(builds: Path, folder: str) -> None:
    one, *others = (Build(builds, system) for system in PROGRAMS)
    assert len(one.names_in(folder)) > 500
    for other in others:
        assert other.names_in(folder) == one.names_in(folder)
        assert all(
            (one.files / name).read_bytes() == (other.files / name).read_bytes() for name in one.names_in(folder)
        )


@pytest.mark.parametrize(("one", "other"), list(combinations(PROGRAMS, 2)))
def test_builds_have_the_same_modules(builds: Path, one: str, other: str) -> None:
    """But what belongs to a system, and libraries whose newest version is another there."""
    modules, more = (frozen_modules(builds / PROGRAMS[system]) for system in (one, other))
    versions, others = (libraries_of(builds, system) for system in (one, other))
    alike = {name for name, version in versions.items() if others.get(name) == version}
    assert {"direct", "typer", "regex", "fluent"} <= alike
    differ = {name for name in modules ^ more if name.partition(".")[0] in alike | {"torres3d"}}
    assert differ == set()
    standard = {name for name in modules ^ more if name.partition(".")[0] not in versions}
    assert {name for name in standard if not name.startswith("_sysconfigdata")} == set()
    files = [file.relative_to(ROOT).with_suffix("") for file in (ROOT / "torres3d").rglob("*.py")]
    ours = {".".join(file.parts).removesuffix(".__init__") for file in files}
    assert ours - modules - FOR_PROGRAMMERS == set()


def test_only_what_the_program_needs_is_frozen_into_it(build: Build) -> None:
    found = {name.partition(".")[0] for name in frozen_modules(build.program)}
    assert found - ALLOWED - set(sys.stdlib_module_names) == set()


def test_a_build_has_the_machine_code_of_its_modules(build: Build, builds: Path) -> None:
    wanted = Build(builds, LINUX).machine_modules()
    inside = build.machine_modules()
    if build.system != LINUX:
        wanted = {name for name in wanted if not name.startswith("torres3d.")} | ONLY_THERE[build.system]
    if build.system == WINDOWS:
        wanted -= IN_PYTHON_ON_WINDOWS | UNIX_ONLY
    versions, others = (libraries_of(builds, system) for system in (LINUX, build.system))
    differ = {
        name for name in inside ^ wanted if versions.get(name.partition(".")[0]) == others.get(name.partition(".")[0])
    }
    assert differ == set()


def test_what_machine_code_asks_for_is_frozen(build: Build, builds: Path) -> None:
    asked = build.named_in_machine_code() & modules_of(builds, build.system)
    assert {"numpy._core._internal", "numpy._core._exceptions"} <= asked
    assert asked - frozen_modules(build.program) - ASKED_IN_VAIN == set()


def test_all_of_a_build_is_for_its_machine(build: Build) -> None:
    files = [build.program, *(file for file in build.libraries.iterdir() if file.is_file())]
    machines = {file.name: found for file in files if (found := machines_of(file))}
    assert len(machines) > 70
    assert {name: found for name, found in machines.items() if build.machine not in found} == {}


def test_a_build_brings_what_draws_and_sounds(build: Build) -> None:
    there = {file.name for file in build.libraries.iterdir()}
    start = {LINUX: "linux", WINDOWS: "win32", MACOS: "darwin"}[build.system]
    for plugin in {"pandagl", "p3openal_audio", *filter(None, drawn_by(start))}:
        assert f"lib{plugin}{build.library_suffix}" in there


def test_a_build_finds_every_library_it_is_linked_to(build: Build) -> None:
    files = [file for file in [build.program, *build.libraries.iterdir()] if file.is_file() and machines_of(file)]
    there = {build.as_sought(file.name) for file in files}
    assert len(there) == len({file.name for file in files}), "no two names that the system takes for one"
    needed = {(file.name, build.as_sought(name)) for file in files for name in linked_to(file)}
    assert len(needed) > 70
    elsewhere = {name for _, name in needed} - there - OF_THE_SYSTEM[build.system]
    missing = {name for name in elsewhere if not name.startswith("api-ms-win-")}
    assert {pair for pair in needed if pair[1] in missing} == set()


def test_a_build_for_windows_has_an_icon(builds: Path) -> None:
    assert has_icon(builds / PROGRAMS[WINDOWS])


def test_what_is_signed_in_a_build_for_macos_is_as_it_was_signed(builds: Path) -> None:
    build = Build(builds, MACOS)
    files = [build.program, *build.libraries.iterdir()]
    assert {file.name: broken for file in files if (broken := broken_pages(file))} == {}


def test_a_build_for_macos_says_what_it_is(builds: Path) -> None:
    contents = (builds / PROGRAMS[MACOS]).parents[1]
    info = plistlib.loads((contents / "Info.plist").read_bytes())
    assert (contents / "MacOS" / info["CFBundleExecutable"]).is_file()
    assert info["CFBundleIdentifier"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", info["CFBundleVersion"])
    declared = {kind["UTTypeIdentifier"]: kind for kind in info["UTExportedTypeDeclarations"]}
    opened = {name for kind in info["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]}
    assert opened == set(declared)
    endings = [kind["UTTypeTagSpecification"]["public.filename-extension"] for kind in declared.values()]
    assert endings == [["torres"], ["turm"], ["study"]]
    icons = {f"{info['CFBundleIconFile']}.icns"} | {kind["UTTypeIconFile"] for kind in declared.values()}
    for icon in icons:
        data = (contents / "Resources" / icon).read_bytes()
        assert (data[:4], int.from_bytes(data[4:8], "big")) == (b"icns", len(data))
        assert len(data) > 10_000
