"""Somebody else's code: whatever lies in the working folder, under any name of a module, is never executed."""

import os
import shutil
import signal
import sys
from pathlib import Path

import pytest

from tests.app.windows import Window, until
from tests.bots.protocol.test_external_bot import BOT
from tests.house.places import ROOT
from tests.trust.traps import TrapFolder
from torres3d.base.worker_processes import SAFE_PATH, ChildProcess

LIBRARIES = ("joblib", "filelock", "msgspec", "numpy", "panda3d", "PIL", "torres3d", "sitecustomize", "usercustomize")
GAMES = ROOT / "tests/games/torres/pictures"
TOWERS = ROOT / "tests/games/turm_bauer/pictures"
MODULE_BOT = """
import os
import runpy

import neighbour

assert {variable!r} not in os.environ
runpy.run_path("scripted_bot.py", run_name="__main__")
"""
"""A bot that is a module beside another one, as Python has it without the variable."""
PROGRAMS = "programs:\n  mine: {{title: Mine, games: [torres, turm], command: ['{python}', -m, mybot, plays]}}\n"


@pytest.fixture
def traps(tmp_path: Path) -> TrapFolder:
    """A folder of traps."""
    return TrapFolder(tmp_path, LIBRARIES)


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    """A file of bots with a program that finds its own modules in its folder."""
    folder = tmp_path / "bots"
    folder.mkdir()
    shutil.copy(BOT, folder)
    (folder / "neighbour.py").touch()
    (folder / "mybot.py").write_text(MODULE_BOT.format(variable=SAFE_PATH), "utf-8")
    (folder / "bots.yaml").write_text(PROGRAMS.format(python=sys.executable), "utf-8")
    return folder / "bots.yaml"


def test_a_trap_tells_when_it_is_executed(traps: TrapFolder) -> None:
    # From Python 3.13 on `-c` itself imports another one first.
    (traps.folder / "importing.py").write_text("import socket", "utf-8")
    traps.python("importing.py")
    assert "socket" in traps.sprung


@pytest.mark.slow
def test_processes_of_an_arena_run_nothing_of_the_working_folder(traps: TrapFolder, bots: Path) -> None:
    words = ("arena", "--players", "mine,random", "--games", "2", "--jobs", "2", "--bots", str(bots))
    done = traps.run(*words)
    assert (traps.sprung, done.returncode, done.stderr.strip()) == ([], 0, "")
    assert "mine" in done.stdout


@pytest.mark.slow
def test_what_the_doctor_asks_runs_nothing_of_the_working_folder(traps: TrapFolder) -> None:
    done = traps.run("doctor", "--json")
    assert traps.sprung == []
    assert '"sound"' in done.stdout


@pytest.mark.parametrize("theirs", [None, "1"])
def test_what_a_child_hands_on_is_what_the_person_said(theirs: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs of others find their modules as ever; who wants none from a working folder anywhere gets that, too."""
    monkeypatch.delenv(SAFE_PATH, raising=False)
    if theirs is not None:
        monkeypatch.setenv(SAFE_PATH, theirs)
    process: ChildProcess[str | None] = ChildProcess()
    process.submit(os.getenv, SAFE_PATH)
    process.wait(60)
    assert process.poll() == theirs
    assert os.environ.get(SAFE_PATH) == theirs
    process.close()


BOTS_PLAY = {
    "watch": ("watch", "--players", "mine,easy", "--seed", "1", "--log", "new.torres"),
    "watch turm": ("watch", "--game", "turm", "--players", "mine,careless", "--seed", "1", "--log", "new.turm"),
    "arena turm": ("arena", "--game", "turm", "--players", "mine,careless", "--games", "2", "--jobs", "2"),
}
"""What is tried with a bot that is a program of its own."""
COMMANDS = {
    "version": [("--version",), ("--help",)],
    **{name: [(*words, "--bots", "BOTS")] for name, words in BOTS_PLAY.items()},
    "bullet": [("watch", "--game", "turm", "--players", "careless,careless", "--rule", "judge=bullet")],
    "arena": [("arena", "--players", "easy,random", "--games", "2", "--jobs", "2", "--out", "games.jsonl")],
    "tournament": [("tournament", "easy,novice", "--games", "2", "--jobs", "2")],
    "tournament turm": [("tournament", "careless,careful", "--game", "turm", "--games", "2", "--jobs", "2")],
    "conduct": [("conduct", "--players", "easy,random", "--games", "2", "--jobs", "2")],
    "puzzles": [
        ("puzzles", "mine", "--games", "2", "--jobs", "2", "--bots", "novice", "--out", "mined.jsonl"),
        ("puzzles", "prove", "mined.jsonl", "--jobs", "2", "--out", "proven.jsonl", "--limit", "1000"),
    ],
    "replay": [
        ("replay", "GAMES/two.torres"),
        ("replay", "GAMES/two.torres", "--states", "--legal"),
        ("replay", "TOWERS/two.turm"),
        ("replay", "GAMES/two.torres", "--salvage", "part.torres"),
    ],
    "show": [("show", "GAMES/two.torres", "-o", "table.png", "--size", "200x120")],
    "show turm": [("show", "TOWERS/two.turm", "-o", "tower.png", "--size", "200x120")],
    "film": [("film", "GAMES/two.torres", "-o", "film.gif", "--size", "64x36", "--speed", "64", "--quality", "low")],
    "export": [("export", "GAMES/two.torres", "-o", "table.glb")],
    "analyse": [("analyse", "TOWERS/two.turm", "-o", "course.png")],
    "strength": [("strength",)],
    "engine": [("engine", "--level", "easy")],
    "play": [("play", "--text", "--players", "Ana,easy")],
    "play turm": [("play", "--text", "--game", "turm", "--players", "Ana,careless")],
    "desktop": [("desktop",), ("desktop", "--remove")],
}
"""All commands of the command line but those above; chains of them."""


@pytest.mark.long
@pytest.mark.parametrize("chain", COMMANDS.values(), ids=COMMANDS)
def test_no_command_runs_anything_of_the_working_folder(
    traps: TrapFolder, bots: Path, chain: list[tuple[str, ...]]
) -> None:
    for command in chain:
        words = [
            word.replace("BOTS", str(bots)).replace("GAMES", str(GAMES)).replace("TOWERS", str(TOWERS))
            for word in command
        ]
        done = traps.run(*words, stdin="quit\n")
        assert traps.sprung == [], command
        assert "Traceback" not in done.stderr, command
        assert "usage" not in done.stderr.lower(), (command, done.stderr)


@pytest.mark.long
@pytest.mark.parametrize("kind", ["torres", "turm"])
def test_a_window_runs_nothing_of_the_folder_it_is_opened_in(
    traps: TrapFolder, bots: Path, display: str, tmp_path: Path, kind: str
) -> None:
    """A game of bots lies in the folder and is opened from there, as a file manager does; bots play on in it."""
    levels = {"torres": "mine,random", "turm": "mine,careless"}[kind]
    name = f"game.{kind}"
    traps.run("watch", "--game", kind, "--players", levels, "--log", name, "--bots", str(bots))
    log = traps.folder / name
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:4]))
    window = Window(
        display, tmp_path / "windows-home", traps.folder, (*traps.program, "play", name, "--bots", str(bots))
    )
    window.environment = {**traps.environment, **window.environment, "PYTHONPATH": traps.environment["PYTHONPATH"]}
    here = Path.cwd()
    os.chdir(traps.folder)
    try:
        with window:
            until(lambda: len(log.read_bytes().splitlines()) > 8 or bool(traps.sprung), "moves of bots")
            window.process.send_signal(signal.SIGTERM)
            assert window.process.wait(60) == 0
    finally:
        os.chdir(here)
    assert traps.sprung == []
    assert window.errors.read_text("utf-8") == ""
