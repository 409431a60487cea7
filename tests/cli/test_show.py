"""`torres3d show`: a picture after any command, drawn without a window."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.cli.running import run
from tests.games.torres.recorded_games import examples
from torres3d.base import paths

LOG = str(examples()[0])


def show(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a process of its own (Panda3D opens once a process), without a display."""
    surroundings = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-m", "torres3d", "show", LOG, *words]
    return subprocess.run(command, capture_output=True, text=True, env={**surroundings, **environment}, check=False)


@pytest.mark.slow
def test_a_picture_of_the_size_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "board.png"
    done = show("--at", "100", "-o", str(file), "--size", "320x180", "--view", "top", "--overlay", "heights,castles")
    assert (done.returncode, done.stderr) == (0, "")
    with Image.open(file) as picture:
        assert picture.size == (320, 180)
        colours = picture.convert("RGB").getcolors(1 << 20)
    assert colours is not None
    assert len(colours) > 1000, "a table, not a plain surface"


@pytest.mark.long
@pytest.mark.parametrize("displays", ['open_panda3d.drawn_by("win32")', '("without-libegl", "pandagl")'])
def test_a_picture_by_the_display_of_windows(display: str, tmp_path: Path, displays: str) -> None:
    """Windows and macOS have none that needs no screen, nor has Linux without libEGL; what windows are drawn by draws
    pictures, too."""
    file = tmp_path / "board.png"
    program = (
        f"import sys; from torres3d.scene.render import open_panda3d; other = {displays}; "
        "open_panda3d.drawn_by = lambda system: other; from torres3d.cli.main import main; main()"
    )
    words = [sys.executable, "-c", program, "show", LOG, "-o", str(file), "--size", "320x180"]
    done = subprocess.run(words, env={**os.environ, "DISPLAY": display}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    with Image.open(file) as picture:
        assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 1000


@pytest.mark.long
def test_positions_and_views_differ(tmp_path: Path) -> None:
    pictures = []
    ways = (["--at", "0"], ["--at", "180"], ["--at", "180", "--view", "north"], ["--at", "180", "--plain-stone"])
    for number, words in enumerate(ways):
        file = tmp_path / f"{number}.png"
        done = show(*words, "-o", str(file), "--size", "160x90")
        assert done.returncode == 0, done.stderr
        pictures.append(file.read_bytes())
    assert len(set(pictures)) == len(ways)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "board.png", "--view", "below"], "iso"),
        (["-o", "board.png", "--overlay", "heights,clouds"], "castles"),
        (["-o", "board.bmp"], ".png"),
        (["-o", "nowhere/board.png"], "folder"),
    ],
)
def test_what_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("show", LOG, *words)
    assert done.status == 2
    assert said in done.err
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_a_broken_model_is_named_with_status_2(tmp_path: Path) -> None:
    """A copy of the program whose king is no model."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("torres3d", "config"):
        (copy / name).symlink_to(paths.PACKAGE.parent / name)
    shutil.copytree(paths.assets(), copy / "assets", copy_function=os.symlink)
    (copy / "assets" / "games/torres/models" / "king.glb").unlink()
    (copy / "assets" / "games/torres/models" / "king.glb").write_bytes(b"no king")
    program = (
        "import sys, pathlib, torres3d.base.paths as paths;"
        f"paths.PACKAGE = pathlib.Path({str(copy / 'torres3d')!r});"
        "from torres3d.cli.main import main; main()"
    )
    command = [sys.executable, "-c", program, "show", LOG, "-o", str(tmp_path / "board.png"), "--size", "160x90"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert "king.glb" in done.stderr
    assert "Install torres3d again" in done.stderr


@pytest.mark.slow
def test_names_and_points_stand_below_the_table(tmp_path: Path) -> None:
    plain, named = tmp_path / "plain.png", tmp_path / "named.png"
    for file, words in ((plain, ()), (named, ("--names",))):
        done = show("-o", str(file), "--size", "480x270", *words)
        assert (done.returncode, done.stderr) == (0, "")
    with Image.open(named) as picture:
        assert picture.size == (480, 270)
        strip = np.asarray(picture.convert("RGB").crop((0, 252, 480, 270))).astype(int)
    with Image.open(plain) as picture:
        table = np.asarray(picture.convert("RGB").crop((0, 252, 480, 270))).astype(int)
    assert (strip.min(axis=2) > 170).mean() > 0.01, "light letters"
    assert np.median(strip) < 40, "on a dark ground"
    assert np.abs(strip - table).mean() > 10


def test_a_picture_that_is_too_low_for_names_is_told(tmp_path: Path) -> None:
    done = run("show", LOG, "-o", str(tmp_path / "x.png"), "--size", "320x100", "--names")
    assert done.status == 2
    assert "at least 120 pixels" in done.err
