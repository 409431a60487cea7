"""Positions for printing: closed bodies of one piece, checked by trimesh."""

import io
from collections.abc import Mapping

import numpy as np
import pytest
import trimesh

from tests.games.torres.recorded_games import example_names, recorded
from tests.games.torres.scene.export.looks import looks
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.export.position_stl import PLATE, SQUARE, position_solid, position_stl
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.scene.export.printing import KING, Figure, Solid, knight, stl

BED = 220.0
"""Millimetres: what usual printers have room for."""


def loaded(content: bytes) -> trimesh.Trimesh:
    return trimesh.load(io.BytesIO(content), file_type="stl")


def printed(heights: bytes, figures: Mapping[Square, Figure]) -> bytes:
    solid = position_solid(heights, figures)
    return stl(Solid(solid.points + np.array((0.0, 0.0, PLATE)), solid.triangles), SQUARE)


def check(body: trimesh.Trimesh) -> None:
    assert body.is_watertight
    assert body.is_winding_consistent
    assert body.volume > 0
    assert body.euler_number == 2, "one body without tunnels"
    assert body.area_faces.min() > 0
    assert body.bounds[0][2] == 0.0
    below = body.face_normals[:, 2] < -0.999
    flat = np.isclose(body.triangles[:, :, 2], 0.0).all(axis=1)
    assert body.area_faces[below & flat].sum() == pytest.approx(np.prod(body.extents[:2])), "a flat bottom"


@pytest.mark.slow
@pytest.mark.parametrize("name", example_names())
def test_the_last_position_of_a_game_is_watertight(name: str) -> None:
    state = recorded(name)[-1]
    body = loaded(position_stl(state, looks(state)))
    check(body)
    assert max(body.extents[:2]) < BED


@pytest.mark.slow
@pytest.mark.parametrize("n", [0, 9, 60, 150])
def test_positions_on_the_way_are_watertight(n: int) -> None:
    state: State = recorded()[n]
    check(loaded(position_stl(state, looks(state))))


@pytest.mark.slow
def test_all_heights_beside_each_other_are_watertight() -> None:
    heights = bytes((square * 5 + square // 8) % 10 for square in range(64))
    check(loaded(printed(heights, {})))


@pytest.mark.slow
@pytest.mark.parametrize("figure", [knight(1), knight(2), knight(3), knight(4), KING])
@pytest.mark.parametrize("height", [0, 3])
def test_a_figure_alone(figure: object, height: int) -> None:
    assert not isinstance(figure, int)
    heights = bytes(height if square == 27 else 0 for square in range(64))
    bare = loaded(printed(heights, {}))
    body = loaded(printed(heights, {27: figure}))  # type: ignore[dict-item]  # one of the figures above
    check(body)
    assert body.volume > bare.volume
    top = (PLATE + height * BLOCK_HEIGHT + figure.tip) * SQUARE  # type: ignore[attr-defined]
    assert top - 1.0 < body.extents[2] < top + 1.0


def test_each_block_adds_its_volume_and_its_height() -> None:
    bodies = [loaded(printed(bytes([0] * 20 + [h] + [0] * 43), {})) for h in range(1, 5)]
    volumes = [body.volume for body in bodies]
    steps = np.diff(volumes)
    assert np.allclose(steps, steps[0], rtol=1e-4)
    full = (0.92 * SQUARE) ** 2 * BLOCK_HEIGHT * SQUARE
    assert 0.8 * full < steps[0] < 0.99 * full, "a block less its four doorways"
    assert np.allclose(np.diff([body.extents[2] for body in bodies]), BLOCK_HEIGHT * SQUARE, atol=1e-3)


def test_knights_of_players_have_different_shapes() -> None:
    volumes = {round(loaded(printed(bytes(64), {0: knight(e)})).volume) for e in (1, 2, 3, 4)}
    assert len(volumes) == 4
