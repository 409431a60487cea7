"""Towers as models: glTF by the specification's rules, and closed bodies for printing, checked by trimesh."""

import io
from pathlib import Path

import numpy as np
import pytest
import trimesh

from tests.games.turm_bauer.scene.played import NAMES, played
from tests.games.turm_bauer.scene.positions import LOW, START, block, position
from tests.scene.export.gltf_rules import read
from torres3d.base import paths
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.export.tower_glb import tower_glb
from torres3d.games.turm_bauer.scene.export.tower_stl import CUBE_EDGE, GROOVE, tower_solid, tower_stl
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS, SeatLook
from torres3d.scene.export.gltf_writer import SQUARE


def looks(state: State) -> dict[str, SeatLook]:
    return {each.colour: DEFAULT_LOOKS[number] for number, each in enumerate(state.sets)}


def glb(state: State) -> bytes:
    return tower_glb(state, paths.assets(), looks(state))


def printed(state: State) -> trimesh.Trimesh:
    return trimesh.load(io.BytesIO(tower_stl(state, looks(state))), file_type="stl")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_specification_is_kept_and_each_block_has_its_node(name: str) -> None:
    state = played(name).state
    document = read(glb(state)).document
    names = [node["name"] for node in document["nodes"]]
    for built in state.blocks:
        assert names.count(f"{built.colour} {built.block}") == 1
    for each in state.sets:
        assert f"figure {each.colour}" in names
    assert "cornerstone" in names


def test_a_bare_cornerstone_is_a_model_too() -> None:
    document = read(glb(START)).document
    assert not any(node["name"] == "blocks" for node in document["nodes"])


def test_blocks_of_a_model_lie_with_their_poses(tmp_path: Path) -> None:
    straight = position(block("red", "2a", (1, 0, 1), (2, 0, 1)))
    crooked = position(block("red", "2a", (1, 0, 1), (2, 0, 1), pose=(100, -40, 90)))
    found = []
    for state in (straight, crooked):
        document = read(glb(state)).document
        (node,) = (node for node in document["nodes"] if node["name"] == "red 2a")
        found.append(node)
    moved = np.array(found[1]["translation"]) - np.array(found[0]["translation"])
    assert moved / SQUARE == pytest.approx((0.1, 0.0, 0.04), abs=1e-4)
    assert 2 * np.degrees(np.arcsin(found[1]["rotation"][1])) == pytest.approx(9.0)


def test_trimesh_sees_a_tower_of_the_right_size(tmp_path: Path) -> None:
    file = tmp_path / "tower.glb"
    file.write_bytes(glb(LOW))
    scene = trimesh.load(file)
    low, high = scene.bounds / SQUARE
    assert low[1] == pytest.approx(0.0, abs=1e-3)
    assert high[1] == pytest.approx(3.0 + 1.12, abs=0.05), "a figure stands on the third level"


@pytest.mark.parametrize("name", NAMES)
def test_a_printed_tower_is_closed(name: str) -> None:
    history = played(name)
    for n in (0, history.n // 3, history.n):
        body = printed(history.state_at(n))
        assert body.is_watertight
        assert body.is_winding_consistent
        assert body.bounds[0][2] == 0.0
        assert body.area_faces.min() > 0


def test_a_printed_tower_has_the_volume_of_its_parts_but_for_the_grooves() -> None:
    state = position(*LOW.blocks)
    parts = 4 + sum(len(built.cells) for built in LOW.blocks)
    volume = printed(state).volume / CUBE_EDGE**3
    assert parts * (1 - 2 * GROOVE) ** 3 < volume < parts
    without = printed(START).volume / CUBE_EDGE**3
    assert without == pytest.approx((2 - 2 * GROOVE) ** 2 * (1 - GROOVE))


def test_figures_stand_on_a_printed_tower_and_are_told_apart() -> None:
    top = (0, 0, 0)
    bare = tower_solid((), {})
    heights = {}
    for emblem in (1, 2, 3, 4):
        solid = tower_solid((), {top: emblem})
        body = trimesh.Trimesh(solid.points, solid.triangles)
        assert body.is_watertight
        heights[emblem] = round(body.volume, 4)
        assert body.bounds[1][2] > 1.5
    assert len(set(heights.values())) == 4
    assert bare.points[:, 2].max() < 1.0
