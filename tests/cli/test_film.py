"""`torres3d film`: a game as a moving picture, drawn without a window."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.cli.running import run
from tests.games.torres.logged_games import begun, written
from tests.games.torres.recorded_games import examples
from torres3d.cli.film import sample_states
from torres3d.engine.log_entries import Undo
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c

LOG = str(examples()[0])


def film(log: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a process of its own (Panda3D opens once a process), without a display."""
    surroundings = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-m", "torres3d", "film", str(log), *words, "--quality", "low"]
    return subprocess.run(command, capture_output=True, text=True, env=surroundings, check=False)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The set-up of a game, a block, one that is taken back, and one elsewhere."""
    file = tmp_path / "game.torres"
    game = begun(file)
    game.submit(c.Build("c4", 0))
    game.undo()
    game.submit(c.Build("d3", 0))
    return file


@pytest.mark.long
@pytest.mark.parametrize("ending", [".gif", ".webp"])
def test_a_film_of_the_size_asked_for(tmp_path: Path, log: Path, ending: str) -> None:
    file = tmp_path / f"game{ending}"
    done = film(log, "-o", str(file), "--size", "320x180", "--overlay", "heights,levels", "--view", "south")
    assert done.returncode == 0, done.stderr
    with Image.open(file) as moving:
        assert moving.size == (320, 180)
        assert moving.n_frames >= 5
        durations = []
        for number in range(moving.n_frames):
            moving.seek(number)
            moving.load()
            durations.append(moving.info["duration"])
        last = np.asarray(moving.convert("RGB")).astype(int)
        moving.seek(0)
        first = np.asarray(moving.convert("RGB")).astype(int)
    assert all(duration >= 20 for duration in durations)
    changed = np.abs(last - first).max(axis=2) > 40
    assert 0.002 < changed.mean() < 0.5, "pieces came, the table stayed"
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 100
    assert {file.name for file in tmp_path.iterdir()} == {f"game{ending}", "game.torres"}


@pytest.mark.long
def test_a_folder_of_pictures_and_a_faster_film_has_fewer(tmp_path: Path, log: Path) -> None:
    counts = []
    for name, speed in (("slow/", "1"), ("fast", "8")):
        done = film(log, "-o", str(tmp_path / name), "--size", "160x120", "--speed", speed)
        assert done.returncode == 0, done.stderr
        pictures = sorted((tmp_path / name).glob("*.png"))
        counts.append(len(pictures))
        assert pictures[0].name == "0001.png"
        for picture in pictures:
            with Image.open(picture) as found:
                assert found.size == (160, 120)
        assert (tmp_path / name / "film.ffconcat").read_text("utf-8").count("duration") == len(pictures)
    assert counts[0] > counts[1] >= 5


def test_what_was_taken_back_is_left_out(log: Path) -> None:
    _, history = load_log(TORRES, log)
    assert any(isinstance(step.command, Undo) for step in history.steps)
    steps = history.standing_steps()
    assert [step.command for step in steps][3:] == [c.Build("d3", 0)]
    for before, after in pairwise(steps):
        assert after.before == before.after
    assert steps[-1].after == history.state


def test_whole_games_with_undone_commands(tmp_path: Path) -> None:
    _, history = load_log(TORRES, written(tmp_path / "game.torres", 200, seed=5))
    steps = history.standing_steps()
    assert len(steps) < history.n
    assert steps[-1].after == history.state
    states = sample_states(history, steps, 6)
    assert (states[0], states[-1], len(states)) == (history.states[0], history.state, 6)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "game.avi"], ".mp4, .webm, .gif, .webp"),
        (["-o", "nowhere/game.gif"], "folder"),
        (["-o", "full"], "empty"),
        (["-o", "full.gif"], "folder"),
        (["-o", "game.gif", "--speed", "0"], "0.25 to 16"),
        (["-o", "game.gif", "--speed", "nan"], "0.25 to 16"),
        (["-o", "game.gif", "--size", "big"], "1280x720"),
        (["-o", "game.gif", "--size", "0x10"], "not possible"),
        (["-o", "game.gif", "--view", "below"], "iso"),
        (["-o", "game.gif", "--overlay", "heights,clouds"], "castles"),
        (["-o", "game.gif", "--quality", "best"], "ultra"),
    ],
)
def test_what_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").write_text("dear")
    (tmp_path / "full.gif").mkdir()
    monkeypatch.chdir(tmp_path)
    done = run("film", LOG, *words)
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert said in done.err
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["full", "full.gif", "letter"]


@pytest.mark.parametrize("ending", [".mp4", ".webm"])
def test_without_ffmpeg_it_is_told_what_to_take(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    done = run("film", LOG, "-o", str(tmp_path / f"game{ending}"))
    assert (done.status, list(tmp_path.iterdir())) == (2, [])
    assert "needs ffmpeg" in done.err
    assert "*.gif" in done.err


@pytest.mark.long
def test_ffmpeg_gets_the_frames_of_the_film(tmp_path: Path, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "bin" / "ffmpeg"
    program.parent.mkdir()
    program.write_text(f"#!{sys.executable}\nimport sys\nopen(sys.argv[-1], 'wb').write(sys.stdin.buffer.read())\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}{os.pathsep}{os.environ['PATH']}")
    done = film(log, "-o", str(tmp_path / "game.mp4"), "--size", "160x120")
    assert done.returncode == 0, done.stderr
    size, seconds = 160 * 120 * 3, int(done.stderr.split()[-2])
    data = (tmp_path / "game.mp4").read_bytes()
    assert len(data) % size == 0
    assert abs(len(data) / size / 30 - seconds) < 1
    first, last = data[:size], data[-size:]
    assert first != last
