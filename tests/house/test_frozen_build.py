"""A build that needs no Python is made and played: it is compiled, opens, starts a game, shows the menu, and its
children work.

Its libraries come from PyPI, and it takes minutes: marked ``long``, run by ``.ci/long``.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.twins import Twins
from tests.app.windows import Window, until
from tests.house.copies import copy_project

pytestmark = pytest.mark.long

SYSTEM = "manylinux2014_x86_64"
GLIBC = 17
"""Of the system's C library, 2.17."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of a build for this system."""
    project = copy_project(tmp_path_factory.mktemp("build") / "project")
    words = [sys.executable, ".ci/build.py", "build_apps", "--platforms", SYSTEM]
    subprocess.run(words, cwd=project, check=True, capture_output=True)
    return project / "build" / SYSTEM / "torres3d-game"


def test_a_build_opens_and_starts_a_game(program: Path, display: str, tmp_path: Path, player: Driver) -> None:
    with Window(display, tmp_path / "home", tmp_path / "window-games", [str(program)]) as window:
        twins = Twins(window, player)
        twins.start_game()
        for _ in ("the pause menu", "back to the game"):
            window.until_still()
            window.press_and_see("Escape")
        twins.click_square("c3")
        until(lambda: window.commands() >= 2, "the bot's answer, from a child of the build")
        assert window.process.poll() is None


def test_a_build_is_compiled(program: Path) -> None:
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert "(compiled)" in done.stdout
    made = sorted(program.parent.glob("torres3d.*.so"))
    assert made
    needed = {int(minor) for file in made for minor in re.findall(rb"GLIBC_2\.(\d+)", file.read_bytes())}
    assert max(needed, default=0) <= GLIBC, "the system that a build says it is for has no later one"


@pytest.mark.parametrize(
    "words",
    [
        ["watch", "--players", "greedy,random", "--seed", "7", "--log", "{folder}/game.torres"],
        ["arena", "--players", "novice,random", "--games", "4", "--jobs", "2"],
        ["show", "{example}", "-o", "{folder}/picture.png"],
    ],
    ids=lambda words: words[0],
)
def test_a_build_has_the_command_line(program: Path, tmp_path: Path, words: list[str]) -> None:
    example = Path(__file__).parents[1] / "examples" / "008-rio-grande-1999-basic-4p.torres"
    given = [word.format(folder=tmp_path, example=example) for word in words]
    done = subprocess.run([program, *given], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (0, "")
