"""`torres3d show`, `film` and `export` know a game of Turm Bauer by its file."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.running import run
from tests.games.turm_bauer.scene.played import GAMES, played
from tests.scene.export.gltf_rules import read

LOG = GAMES / "four.turm"


def torres3d(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the program as a process of its own: Panda3D opens once a process."""
    return subprocess.run([sys.executable, "-m", "torres3d", *words], capture_output=True, text=True, check=False)


@pytest.mark.long
def test_pictures_of_two_moments_and_views_differ(tmp_path: Path) -> None:
    seen = set()
    ways = (["--at", "4"], ["--at", "60"], ["--at", "60", "--view", "north"], ["--at", "60", "--overlay", "levels"])
    for number, words in enumerate(ways):
        file = tmp_path / f"{number}.png"
        done = torres3d("show", str(LOG), *words, "-o", str(file), "--size", "160x90")
        assert (done.returncode, done.stderr) == (0, "")
        with Image.open(file) as picture:
            assert picture.size == (160, 90)
        seen.add(file.read_bytes())
    assert len(seen) == len(ways)


@pytest.mark.long
def test_a_film_of_a_game_has_its_turns(tmp_path: Path) -> None:
    short = tmp_path / "short.turm"
    lines = LOG.read_text("utf-8").splitlines(keepends=True)
    short.write_text("".join(lines[:7]), "utf-8")
    film = tmp_path / "film.gif"
    done = torres3d("film", str(short), "-o", str(film), "--size", "200x150", "--quality", "low", "--speed", "8")
    assert done.returncode == 0, done.stderr
    with Image.open(film) as pictures:
        assert pictures.size == (200, 150)
        assert getattr(pictures, "n_frames", 1) >= 4


@pytest.mark.long
def test_models_of_a_tower(tmp_path: Path) -> None:
    for ending in ("glb", "stl"):
        done = torres3d("export", str(LOG), "--at", "40", "-o", str(tmp_path / f"tower.{ending}"))
        assert (done.returncode, done.stderr) == (0, "")
    document = read((tmp_path / "tower.glb").read_bytes()).document
    blocks = next(node for node in document["nodes"] if node["name"] == "blocks")
    assert len(blocks["children"]) == len(played().state_at(40).blocks)
    assert (tmp_path / "tower.stl").read_bytes()[:5] != b"solid"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", str(LOG), "-o", "tower.png", "--overlay", "castles"], "stairs"),
        (["show", str(LOG), "-o", "tower.png", "--view", "below"], "iso"),
        (["show", str(LOG), "-o", "tower.png", "--at", "4000"], "4000"),
        (["export", str(LOG), "-o", "tower.obj"], ".stl"),
    ],
)
def test_what_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*words)
    assert done.status == 2
    assert said in done.err
    assert not list(tmp_path.iterdir())
