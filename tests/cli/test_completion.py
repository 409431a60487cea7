"""What a shell offers after TAB: commands, options and values; asked as the shell does, by variables and no words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.places import ROOT
from torres3d.games.registered import GAMES
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.turm_bauer.bots.registry import BOTS as TURM_BOTS

PROGRAM = """
import sys
sys.argv = ["torres3d"]
from torres3d.cli.main import main
try:
    main()
finally:
    print("\\n".join(sys.modules), file=sys.stderr)
"""
NOT_WAITED_FOR = {
    "rich", "panda3d", "direct", "numpy", "PIL", "multiprocessing", "fluent", "xml",
    "torres3d.engine.logged_game", "torres3d.i18n.texts", "torres3d.app", "torres3d.scene",
}  # fmt: skip


def asked(line: str, tmp_path: Path, shell: str = "bash") -> tuple[list[str], set[str]]:
    """The offers after a line, and the modules that were loaded for them. The line's last word is incomplete."""
    words = line.split(" ")
    home = {name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    env = {
        **os.environ, **home, "PYTHONPATH": str(ROOT), "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1),
        "_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args",
        "_TORRES3D_COMPLETE": f"complete_{shell}",
    }  # fmt: skip
    env.pop("DISPLAY", None)
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)
    return [offer for offer in done.stdout.splitlines() if offer], set(done.stderr.splitlines())


@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("torres3d wa", ["watch"]),
        ("torres3d turm-", ["turm-puzzles"]),
        ("torres3d puzzles pi", ["pick"]),
        ("torres3d conduct --ou", ["--out"]),
        ("torres3d replay --nota", ["--notation"]),
        ("torres3d watch --game ", [game.id for game in GAMES]),
        ("torres3d watch --players greedy,begi", [f"greedy,{each}" for each in BOTS.level_ids() if each[:4] == "begi"]),
        ("torres3d arena --game turm --players mas", [each for each in TURM_BOTS.level_ids() if each[:3] == "mas"]),
        ("torres3d play --text --language ", ["de", "en", "ro"]),
        ("torres3d study --text --language ", ["de", "en", "ro"]),
        ("torres3d puzzles --te", ["--text"]),
        ("torres3d replay --te", ["--text"]),
        ("torres3d show game.torres --palette red", ["red_green"]),
        ("torres3d film --quality u", ["ultra"]),
        ("torres3d replay game.t", []),  # files are the shell's own offer
    ],
)
def test_offers(tmp_path: Path, line: str, offers: list[str]) -> None:
    assert asked(line, tmp_path)[0] == offers


def test_all_commands_in_the_order_of_the_help(tmp_path: Path) -> None:
    offers, modules = asked("torres3d ", tmp_path)
    assert [name for name in modules if ".commands" in name or name.endswith("study_command")] == []
    assert offers[:2] == ["play", "study"]
    assert "open" not in offers
    assert {"replay", "conduct", "puzzles", "turm-puzzles"} <= set(offers)


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_show_what_a_command_does(tmp_path: Path, shell: str) -> None:
    assert "Let bots play a game and print its result." in "\n".join(asked("torres3d wat", tmp_path, shell)[0])


@pytest.mark.parametrize("line", ["torres3d ", "torres3d conduct --", "torres3d watch --game "])
def test_an_answer_waits_for_no_library(tmp_path: Path, line: str) -> None:
    # Before 0.22 typer itself loads rich.
    told = subprocess.run(
        [sys.executable, "-c", "import sys, typer; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    assert sorted(NOT_WAITED_FOR & asked(line, tmp_path)[1] - set(told.stdout.split())) == []


def test_a_script_for_the_shell_is_printed(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "_TORRES3D_COMPLETE": "source_bash"}
    env.pop("DISPLAY", None)
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)
    assert "complete -o default -F _torres3d_completion torres3d" in done.stdout
