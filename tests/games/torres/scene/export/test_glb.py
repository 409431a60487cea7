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
from torres3d.games.torres.rules.squares import squares_of
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
    assert ("towers" in {node["name"] for node in found["nodes"]}) == any(state.board.heights)


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
    places = np.concatenate([mesh.vertices for key, mesh in scene.geometry.items() if key.startswith("walls")]) / SQUARE
    for square, floors in enumerate(state.board.heights):
        x, y, _ = centre(square)
        # North is away from the viewer.
        here = places[(np.abs(places[:, 0] - x) < 0.4) & (np.abs(places[:, 2] + y) < 0.4)]
        assert bool(len(here)) == bool(floors)
        if floors:
            assert floors * BLOCK_HEIGHT - 0.05 < here[:, 1].max() < floors * BLOCK_HEIGHT + 0.3


def test_a_viewer_has_little_to_draw(content: bytes, document: dict[str, Any]) -> None:
    assert sum(len(mesh["primitives"]) for mesh in document["meshes"]) <= 32
    assert len(content) < 5_000_000
    assert {image["mimeType"] for image in document["images"]} == {"image/jpeg"}


def test_every_knight_stands_where_it_belongs_in_its_colour(
    content: bytes, document: dict[str, Any], state: State
) -> None:
    values = read(content).values
    meshes = {mesh["name"]: mesh["primitives"] for mesh in document["meshes"]}
    for seat, knights in enumerate(state.knights):
        primitives = meshes[f"knights {SEATS[seat]}"]
        places = values[primitives[0]["attributes"]["POSITION"]] / SQUARE
        for square in squares_of(knights):
            x, y, z = centre(square, state.board.heights[square])
            near = places[(np.abs(places[:, 0] - x) < 0.45) & (np.abs(places[:, 2] + y) < 0.45)]
            assert near[:, 1].min() == pytest.approx(z, abs=1e-3)
        factors = [
            document["materials"][primitive["material"]]["pbrMetallicRoughness"]["baseColorFactor"]
            for primitive in primitives
        ]
        assert [*linear(looks(state)[seat].colour), 1.0] in [pytest.approx(factor, abs=1e-5) for factor in factors]
        assert [1.0, 1.0, 1.0, 1.0] in factors, "steel is nobody's"
    x, y, z = centre(next(squares_of(state.king)), state.board.heights[next(squares_of(state.king))])
    low = values[meshes["king"][0]["attributes"]["POSITION"]].min(axis=0) / SQUARE
    assert low[1] == pytest.approx(z, abs=1e-3)
    assert abs(low[0] - x) < 0.5
    assert abs(low[2] + y) < 0.5


def test_places_on_a_picture_are_turned_upside_up(assets: Assets, document: dict[str, Any], content: bytes) -> None:
    """Pictures count from the upper edge in glTF, from the lower one on the table."""
    number = next(mesh for mesh in document["meshes"] if mesh["name"] == "king")["primitives"][0]["attributes"][
        "TEXCOORD_0"
    ]
    own = assets.models["king"].mesh.vertices["uv"]
    assert np.allclose(read(content).values[number] / 65535, own * (1, -1) + (0, 1), atol=1e-5)
