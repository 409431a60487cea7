"""What commands write is written whole or not at all, and what cannot be written is reported before anything slow."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.windows import until
from tests.cli.running import run
from tests.games.torres.recorded_games import EXAMPLES, examples
from tests.games.torres.studies.positions import by_chance
from torres3d.engine.log_reader import MAX_LOG_BYTES
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.studies.study_file import write_study
from torres3d.terminal.error_exit import Stop
from torres3d.terminal.output_files import check_output, write_output

LOG = str(examples()[0])


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    def full(file: Path) -> None:
        file.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    old = tmp_path / "board.png"
    old.write_bytes(b"old")
    with pytest.raises(Stop, match=r"the picture cannot be written to .*board.png \(No space left"):
        write_output("picture", old, full)
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"old"]
    write_output("picture", old, lambda file: file.write_bytes(b"new"))
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"new"]


@pytest.mark.parametrize(
    ("name", "endings", "said"),
    [
        ("board.gif", (".png", ".jpg"), "needs one of the endings .png, .jpg"),
        ("board", (".glb",), "needs the ending .glb"),
        ("nowhere/board.png", (".png",), "name a file in a folder that is there"),
        ("folder.png", (".png",), "name a file in a folder that is there"),
        ("locked/board.png", (".png",), "its folder does not allow writing; choose another one"),
    ],
)
def test_what_cannot_be_written_is_told(
    name: str, endings: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("folder.png", "locked"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(os, "access", lambda place, mode: Path(place).name != "locked")
    check_output("picture", tmp_path / "BOARD.PNG", (".png",))
    with pytest.raises(Stop, match=said):
        check_output("picture", tmp_path / name, endings)


@pytest.mark.parametrize("command", ["show", "export", "film", "analyse"])
def test_every_command_tells_it_before_it_begins(command: str, tmp_path: Path) -> None:
    output = tmp_path / "nowhere" / f"game.{'glb' if command == 'export' else 'png'}"
    if command == "film":
        output = output.with_suffix(".gif")
    done = run(command, LOG, "-o", str(output))
    assert done.status == 2
    assert f"cannot be written to {output}: name a file in a folder that is there" in done.err
    assert not done.out


@pytest.mark.parametrize("what", ["game", "study"])
def test_nothing_is_written_over_a_game_or_a_study_whatever_it_is_called(what: str, tmp_path: Path) -> None:
    kept = tmp_path / "board.png"
    if what == "game":
        kept.write_bytes(Path(LOG).read_bytes())
    else:
        write_study(by_chance(2), kept)
    before = kept.read_bytes()
    done = run("show", LOG if what == "study" else str(kept), "-o", str(kept))
    assert done.status == 2
    assert "a saved game or a study has this name; choose another one" in done.err
    assert kept.read_bytes() == before


@pytest.mark.long
def test_a_command_that_is_asked_to_end_takes_its_half_written_file_away(tmp_path: Path) -> None:
    film = tmp_path / "films" / "game.gif"
    film.parent.mkdir()
    command = [sys.executable, "-m", "torres3d", "film", LOG, "-o", str(film), "--size", "320x180"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        until(lambda: any(film.parent.iterdir()), "the film is begun")
        process.terminate()
        assert process.wait(60) == 130
    assert not list(film.parent.iterdir())


@pytest.mark.slow
@pytest.mark.parametrize("words", [["replay", LOG], ["replay", LOG, "--states"], ["strength"], ["--version"]])
def test_what_cannot_be_printed_is_told(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "torres3d", *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip().endswith("the output cannot be written (No space left on device); make room for it")


SHORT_OF_MEMORY = """
import contextlib, resource, runpy, sys
small, large = sys.argv[1:]
with contextlib.suppress(SystemExit):
    sys.argv = ["torres3d", "replay", small]
    runpy.run_module("torres3d", run_name="__main__")
with open("/proc/self/statm") as pages:
    used = int(pages.read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + (8 << 20),) * 2)
sys.argv[2] = large
runpy.run_module("torres3d", run_name="__main__")
"""
"""Replays a game, then one for which there is no room any more; all modules are loaded by then."""


@pytest.mark.slow
def test_too_little_memory_is_told(tmp_path: Path) -> None:
    large = tmp_path / "large.torres"
    large.write_bytes(b" " * (MAX_LOG_BYTES - 1))
    command = [sys.executable, "-c", SHORT_OF_MEMORY, LOG, str(large)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "torres3d: there is not enough memory; close other programs, or ask for less\n"


@pytest.mark.slow
def test_json_holds_no_control_of_a_terminal(tmp_path: Path) -> None:
    log, name = tmp_path / "game.torres", "\x9b31mAna\x7f"
    players = (Player(name, "red", None), Player("Otto", "blue", None))
    game = Game.create(TORRES, Setup("rio-grande-1999", "basic", {}, players), log, 7)
    dice = random.Random(1)
    while game.state.actor is not None:
        game.submit(dice.choice(TORRES.legal(game.state)))
    game.close()
    done = run("analyse", str(log), "--json", "--level", "novice")
    assert json.loads(done.out)["players"][0] == name
    assert not [char for char in done.out if ord(char) in range(0x7F, 0xA0)]


ANALYSED_AT_ONCE = """
import runpy
from tests.games.torres.app.sharing.test_verdicts import analysis
from torres3d.games.torres.bots import game_analysis
game_analysis.analyse = lambda *_: analysis()
runpy.run_module("torres3d", run_name="__main__")
"""
"""Runs a command; an analysis of the game of those tests is there at once."""


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--json"], []], ids=["json", "table"])
def test_an_analysis_writes_its_files_though_nobody_reads_on(words: list[str], tmp_path: Path) -> None:
    picture, page = tmp_path / "course.png", tmp_path / "game.html"
    log = EXAMPLES / "015-romanian-variant-2p.torres"
    options = ["analyse", str(log), *words, "-o", str(picture), "--page", str(page)]
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-u", "-c", ANALYSED_AT_ONCE, *options],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    assert done.returncode == 1
    assert "torres3d: " not in done.stderr
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert page.read_text("utf-8").rstrip().endswith("</html>")
