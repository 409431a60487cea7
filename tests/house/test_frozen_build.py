"""Builds that need no Python are made for every system: the one for this system is compiled, opens where there is no
Python and no variable, starts a game, shows the menu, and its children work.

Their libraries come from PyPI, and it takes minutes: marked ``long``, run by ``.ci/long``.
"""

import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from tests.app.driver import Driver
from tests.app.twins import Twins
from tests.app.windows import PATIENCE, Window, until
from tests.house.copies import copy_project

pytestmark = pytest.mark.long

SYSTEM = "manylinux2014_x86_64"
GLIBC = 17
"""Of the system's C library, 2.17."""


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
    return builds / SYSTEM / "torres3d-game"


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
    made = sorted(program.parent.glob("torres3d.*.so"))
    assert made
    needed = {int(minor) for file in made for minor in re.findall(rb"GLIBC_2\.(\d+)", file.read_bytes())}
    assert max(needed, default=0) <= GLIBC, "the system that a build says it is for has no later one"


def test_a_build_reads_and_prints_what_it_wrote(told: Told) -> None:
    assert "won" in told.tell("replay", LOG)
    assert LOG in told.tell("watch", "--players", "random,random", "--log", f"also {LOG}")
    assert "greedy: 86 points" in told.tell("analyse", LOG)
    assert "Jürgen enters at c3" in told.tell("play", "--text", "--players", "Jürgen,greedy", said="c3\nquit\n")


def test_a_build_draws_a_picture(told: Told) -> None:
    told.tell("show", LOG, "-o", "ü.png", "--size", "320x180")
    with Image.open(told.place / "ü.png") as picture:
        assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 1000


def test_a_build_plays_in_several_processes(told: Told) -> None:
    assert "novice" in told.tell("arena", "--players", "novice,random", "--games", "4", "--jobs", "2")
