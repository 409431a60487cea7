"""The models: they load, have the promised size, origin, triangles and packed vertex colours."""

import json
from collections.abc import Callable

import numpy as np
import pytest

from torres3d.base.paths import assets

from .conftest import Loaded

BLOCKS = ["block_a", "block_b", "block_c"]
KNIGHTS = [f"knight_{n}" for n in range(1, 5)]
MARKERS = [f"marker_{n}" for n in range(1, 5)]
PIECES = [*BLOCKS, "battlements", *KNIGHTS, *MARKERS, "king", "tray"]
ALL = [*PIECES, "board", "table", "backdrop"]
Load = Callable[[str], Loaded]


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_has_triangles_colours_and_places_in_its_textures(load: Load, name: str) -> None:
    model = load(name)
    assert model.triangles > 0
    assert model.colours.min() >= 0.0
    assert model.colours.max() <= 1.0
    assert model.textures
    assert np.isfinite(model.positions).all()
    if name != "table":  # its planks repeat
        assert model.uv.min() >= -0.01
        assert model.uv.max() <= 1.01


@pytest.mark.slow
@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_one_draw_call_that_stands_on_the_ground(load: Load, name: str) -> None:
    model = load(name)
    assert model.geoms == 1
    assert abs(model.low[2]) < 0.01


@pytest.mark.parametrize("name", BLOCKS)
def test_block_fits_its_square_and_level(load: Load, name: str) -> None:
    model = load(name)
    assert 1000 <= model.triangles <= 1500
    assert np.allclose(model.low[:2], -0.48, atol=0.01)
    assert np.allclose(model.high[:2], 0.48, atol=0.01)
    assert model.high[2] == pytest.approx(0.64, abs=0.001)
    assert (model.colours[:, 3] == 1).all(), "nothing of a block takes a player's colour"


@pytest.mark.parametrize("name", BLOCKS)
def test_block_is_hollow_behind_its_doors_and_dark_inside(load: Load, name: str) -> None:
    model = load(name)
    x, y, z = model.positions.T
    vault = (np.maximum(np.abs(x), np.abs(y)) < 0.18) & (z > 0.05) & (z < 0.5)
    assert vault.any(), "the passages meet in the middle"
    assert model.colours[vault, 0].max() < 0.3


def test_battlements_leave_room_for_a_knight(load: Load) -> None:
    model = load("battlements")
    inside = np.abs(model.positions[:, :2]).max(axis=1)
    assert inside.min() >= 0.34
    assert model.triangles <= 300


@pytest.mark.parametrize("name", KNIGHTS)
def test_knight_has_the_size_and_the_players_colour(load: Load, name: str) -> None:
    model = load(name)
    assert 0.85 <= model.high[2] <= 1.1
    assert model.triangles <= 1500
    share = (model.colours[:, 3] == 0).mean()
    assert 0.15 < share < 0.8, "part of it, not all, takes the player's colour"
    base = model.positions[model.positions[:, 2] < 0.06]
    assert np.abs(base[:, :2]).max() <= 0.34


@pytest.mark.parametrize("kind", [KNIGHTS, MARKERS])
def test_the_four_players_differ_in_shape(load: Load, kind: list[str]) -> None:
    outlines = set()
    for name in kind:
        positions = load(name).positions
        foot = positions[positions[:, 2] < 0.03][:, :2]
        angle = np.degrees(np.arctan2(foot[:, 1], foot[:, 0])) % 360
        reach = np.linalg.norm(foot, axis=1)
        outlines.add(
            tuple(np.round([reach[np.abs(angle - a) < 12].max(initial=0) / reach.max() for a in range(15, 360, 30)], 1))
        )
    assert len(outlines) == 4


def test_king_is_taller_than_the_knights(load: Load) -> None:
    king = load("king")
    assert king.high[2] == pytest.approx(1.15, abs=0.02)
    assert king.triangles <= 2000
    assert (king.colours[:, 3] == 1).all()


@pytest.mark.slow
def test_board_has_its_middle_at_the_origin(load: Load) -> None:
    board = load("board")
    assert board.geoms == 2
    assert np.allclose(board.low[:2], -board.high[:2], atol=0.001)
    assert board.triangles <= 4000


def test_a_full_table_stays_below_200000_triangles(load: Load) -> None:
    most = max(load(name).triangles for name in BLOCKS) * 92 + load("battlements").triangles * 50
    most += max(load(name).triangles for name in KNIGHTS) * 24
    most += (
        sum(load(name).triangles for name in ("king", "board", "table", "backdrop", *MARKERS))
        + 4 * load("tray").triangles
    )
    assert most <= 200_000


def test_track_goes_clockwise_from_the_south_west_corner() -> None:
    track = json.loads((assets() / "games/torres/models" / "track.json").read_text(encoding="utf-8"))
    spaces = np.array(track["spaces"])
    assert spaces.shape == (100, 2)
    assert (np.sign(spaces[[0, 25, 50, 75]]) == [[-1, -1], [-1, 1], [1, 1], [1, -1]]).all()
    steps = np.linalg.norm(np.roll(spaces, -1, axis=0) - spaces, axis=1)
    assert np.allclose(steps, track["space_size"], atol=0.001)
    assert np.abs(spaces).max() < track["board_half"]
