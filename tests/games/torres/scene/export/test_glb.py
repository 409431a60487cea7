"""Positions as glTF: correct by the specification's rules, by trimesh and by pygltflib, and true to the position."""

import io
from pathlib import Path
from typing import Any

import numpy as np
import pygltflib
import pytest
import trimesh

from tests.games.torres.recorded_games import recorded
from tests.games.torres.scene.export.looks import looks
from tests.scene.export.gltf_rules import Read, read
from torres3d import __version__
from torres3d.base import paths
from torres3d.games.torres.rules.squares import NAMES, squares_of
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.assets import Assets, load_assets
from torres3d.games.torres.scene.export.position_glb import position_glb
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, centre
from torres3d.scene.export.gltf_writer import SQUARE
from torres3d.scene.shapes.colour_space import linear

SEATS = ("red", "blue", "green", "yellow")


@pytest.fixture(scope="module")
def assets() -> Assets:
    return load_assets(paths.assets())


@pytest.fixture(scope="module")
def state() -> State:
    return recorded()[-1]


@pytest.fixture(scope="module")
def content(state: State, assets: Assets) -> bytes:
    return position_glb(state, assets, looks(state), SEATS)


@pytest.fixture(scope="module")
def document(content: bytes) -> dict[str, Any]:
    return read(content).document


@pytest.mark.slow
def test_the_specification_is_kept(content: bytes) -> None:
    found = read(content)
    assert isinstance(found, Read)
    assert found.document["asset"]["generator"] == f"torres3d {__version__}"


@pytest.mark.slow
@pytest.mark.parametrize("n", [0, 40])
def test_the_specification_is_kept_from_the_start(assets: Assets, n: int) -> None:
    state = recorded()[n]
    found = read(position_glb(state, assets, looks(state), SEATS)).document
    assert sum(node["name"].startswith("tower ") for node in found["nodes"]) == sum(map(bool, state.board.heights))


@pytest.mark.slow
def test_pygltflib_reads_the_same_bounds(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "board.glb"
    file.write_bytes(content)
    found = pygltflib.GLTF2().load_binary(str(file))
    blob = found.binary_blob()
    assert found.asset.version == "2.0"
    for mesh in found.meshes:
        accessor = found.accessors[mesh.primitives[0].attributes.POSITION]
        start = found.bufferViews[accessor.bufferView].byteOffset
        places = np.frombuffer(blob, "<f4", accessor.count * 3, start).reshape(-1, 3)
        assert places.min(axis=0).tolist() == accessor.min, mesh.name
        assert places.max(axis=0).tolist() == accessor.max, mesh.name


def test_trimesh_reads_the_same_position(content: bytes, state: State) -> None:
    scene = trimesh.load(io.BytesIO(content), file_type="glb")
    width, height, depth = scene.extents
    assert 8 * SQUARE < width < 13 * SQUARE
    assert width == pytest.approx(depth, rel=0.02)
    tallest = max(state.board.heights) * BLOCK_HEIGHT * SQUARE
    assert tallest < height < tallest + 2 * SQUARE
    for square, floors in enumerate(state.board.heights):
        if floors:
            name = f"tower {NAMES[square]}, {floors} high"
            parts = [mesh.bounds for key, mesh in scene.geometry.items() if key.startswith(name)]
            low, high = np.min(parts, axis=0)[0] / SQUARE, np.max(parts, axis=0)[1] / SQUARE
            x, y, _ = centre(square)
            assert (low[0] + high[0]) / 2 == pytest.approx(x, abs=0.05)
            assert -(low[2] + high[2]) / 2 == pytest.approx(y, abs=0.05), "north is away from the viewer"
            assert low[1] == pytest.approx(0.0, abs=0.05)
            top = high[1]
            assert floors * BLOCK_HEIGHT - 0.05 < top < floors * BLOCK_HEIGHT + 0.3


def test_every_knight_stands_where_it_belongs_in_its_colour(document: dict[str, Any], state: State) -> None:
    nodes = {node["name"]: node for node in document["nodes"]}
    for seat, knights in enumerate(state.knights):
        for square in squares_of(knights):
            node = nodes[f"knight {SEATS[seat]} {NAMES[square]}"]
            x, y, z = centre(square, state.board.heights[square])
            assert node.get("translation", [0, 0, 0]) == pytest.approx([x * SQUARE, z * SQUARE, -y * SQUARE], abs=1e-6)
            factors = [
                document["materials"][primitive["material"]]["pbrMetallicRoughness"]["baseColorFactor"]
                for child in node["children"]
                for primitive in document["meshes"][document["nodes"][child]["mesh"]]["primitives"]
            ]
            assert [*linear(looks(state)[seat].colour), 1.0] in [pytest.approx(factor, abs=1e-5) for factor in factors]
            assert [1.0, 1.0, 1.0, 1.0] in factors, "steel is nobody's"
    king = next(squares_of(state.king))
    assert f"king {NAMES[king]}" in nodes


def test_places_on_a_picture_are_turned_upside_up(assets: Assets, document: dict[str, Any], content: bytes) -> None:
    """Pictures count from the upper edge in glTF, from the lower one on the table."""
    number = next(mesh for mesh in document["meshes"] if mesh["name"] == "king")["primitives"][0]["attributes"][
        "TEXCOORD_0"
    ]
    own = assets.models["king"].mesh.vertices["uv"]
    assert np.allclose(read(content).values[number], own * (1, -1) + (0, 1), atol=1e-6)


def test_same_pieces_share_their_triangles(document: dict[str, Any], state: State) -> None:
    knights = [mesh["name"] for mesh in document["meshes"] if mesh["name"].startswith("knight")]
    assert len(knights) == state.players
