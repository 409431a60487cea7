"""`torres3d export`: a position as a model that other programs open."""

from pathlib import Path

import numpy as np
import pytest
import trimesh

from tests.cli.running import run
from tests.games.torres.recorded_games import examples
from torres3d.hud.kit.theme import COLOURS
from torres3d.scene.export.gltf_writer import SQUARE

LOG = str(examples()[0])


@pytest.mark.slow
def test_a_model_of_the_position_asked_for(tmp_path: Path) -> None:
    files = {}
    for at in ("0", "150"):
        files[at] = tmp_path / f"{at}.glb"
        done = run("export", LOG, "--at", at, "-o", str(files[at]))
        assert (done.status, done.out, done.err) == (0, "", "")
    early, late = (trimesh.load(files[at]) for at in ("0", "150"))
    assert len(built_squares(early)) == 8
    assert len(built_squares(late)) > 8
    assert late.extents[1] > early.extents[1] > 0.64 * SQUARE
    knights = {name.split()[1] for name in late.graph.nodes if name.startswith("knights ")}
    assert len(knights & set(COLOURS)) == 3


def built_squares(scene: trimesh.Scene) -> set[tuple[int, int]]:
    """The squares, by their places, on whose middle walls stand."""
    walls = [scene.geometry[scene.graph[name][1]] for name in scene.graph.nodes_geometry if name.startswith("walls")]
    found = np.concatenate([each.vertices for each in walls]) / SQUARE
    inner = np.abs(found[:, (0, 2)] - np.floor(found[:, (0, 2)]) - 0.5).max(axis=1) < 0.4
    return {(int(x), int(y)) for x, y in np.floor(found[inner][:, (0, 2)])}


@pytest.mark.long
def test_roofs_are_paved_by_level_as_on_the_table_or_of_plain_stone(tmp_path: Path) -> None:
    paved, plain = tmp_path / "paved.glb", tmp_path / "plain.glb"
    assert run("export", LOG, "-o", str(paved)).status == 0
    assert run("export", LOG, "--plain-stone", "-o", str(plain)).status == 0
    scene = trimesh.load(paved)
    roofs = {
        name: scene.geometry[scene.graph[name][1]] for name in scene.graph.nodes_geometry if name.startswith("roofs ")
    }
    colours: dict[str, set[tuple[float, ...]]] = {}
    for name, roof in roofs.items():
        colours.setdefault(name.split()[-1], set()).add(tuple(roof.visual.material.baseColorFactor))
        assert roof.extents[1] < 0.05 * SQUARE, "flat"
    assert len(colours) >= 3
    assert all(len(each) == 1 for each in colours.values()), "one paving for each level"
    assert len(set.union(*colours.values())) == len(colours), "another one for each level"
    assert not any(name.startswith("roofs ") for name in trimesh.load(plain).graph.nodes)


def test_a_solid_for_printing(tmp_path: Path) -> None:
    file = tmp_path / "board.STL"
    done = run("export", LOG, "-o", str(file))
    assert (done.status, done.err) == (0, "")
    body = trimesh.load(file, file_type="stl")
    assert body.is_watertight
    assert body.volume > 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "board.obj"], ".glb, .stl"),
        (["-o", "board"], ".glb, .stl"),
        (["-o", "nowhere/board.glb"], "folder"),
        (["-o", "board.glb", "--at", "9999"], "no command 9999"),
        (["-o", "board.stl", "--at", "-1"], "no command -1"),
    ],
)
def test_what_there_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("export", LOG, *words)
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert said in done.err
    assert not list(tmp_path.iterdir())


def test_a_log_that_is_none(tmp_path: Path) -> None:
    log = tmp_path / "game.torres"
    log.write_text("no game\n")
    done = run("export", str(log), "-o", str(tmp_path / "board.glb"))
    assert done.status == 1
    assert done.err.count("\n") == 1
    assert not (tmp_path / "board.glb").exists()
