"""A command loads the libraries that it needs, and no others: each one is waited for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.places import ROOT

PROGRAM = """
import sys
from torres3d.cli.command_line import app
app(sys.argv[1:], standalone_mode=False)
print(*sys.modules, file=sys.stderr)
"""
HELP_DOES_WITHOUT = {
    "rich", "fluent", "fluent.syntax", "xml", "logging", "pickle", "multiprocessing", "panda3d",
    "torres3d.bots.registry", "torres3d.engine.logged_game", "torres3d.i18n.texts",
}  # fmt: skip
IN_THE_TERMINAL = {"panda3d", "direct", "PIL", "joblib", "torres3d.scene", "torres3d.app.window.services"}
GAME = ROOT / "tests/games/torres/examples/008-rio-grande-1999-basic-4p.torres"


def loaded(words: list[str], home: Path, program: str = PROGRAM) -> set[str]:
    """The modules in memory after a command that has printed something."""
    command = [sys.executable, "-c", program, *words]
    env = {**os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert done.stdout
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("words", [["replay", "--help"], ["--version"]], ids=" ".join)
def test_help_and_version_need_no_library_of_the_games(words: list[str], tmp_path: Path) -> None:
    # Before 0.22 typer itself loads rich.
    of_typer = loaded([], tmp_path, "import sys, typer; print(typer.__version__); print(*sys.modules, file=sys.stderr)")
    assert sorted(HELP_DOES_WITHOUT & loaded(words, tmp_path) - of_typer) == []


def test_help_loads_no_command_of_a_game(tmp_path: Path) -> None:
    found = loaded(["-h"], tmp_path)
    assert [name for name in found if ".commands" in name or name.endswith("study_command")] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [["replay", str(GAME)], ["watch", "--players=greedy,random", "--seed=7"], ["strength"]],
    ids=["replay", "watch", "strength"],
)
def test_what_is_printed_needs_no_library_of_the_window(words: list[str], tmp_path: Path) -> None:
    assert sorted(IN_THE_TERMINAL & loaded(words, tmp_path)) == []
