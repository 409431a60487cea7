"""In motion at low: board and towers are boxes that wear pictures with the light baked in."""

from itertools import product

import numpy as np
import pytest

from tests.at_length import at_length
from tests.games.torres.scene.looking import Looking, Pixels
from tests.games.torres.setups import begin, options
from tests.scene.draw_counts import count_drawn
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.scene.light_baking import MOST_LEVELS, roof_place, wall_place
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.games.torres.scene.tower_mesh import tower_columns
from torres3d.games.torres.scene.towers import roofs_mesh, walls_mesh
from torres3d.scene.render.quality import QUALITIES, QualityName
from torres3d.scene.render.table_picture_buffer import BAKED_MASK, COARSE_MASK
from torres3d.scene.studio import window_image


def heights(**squares: int) -> bytes:
    """Towers of these heights."""
    board = bytearray(64)
    for name, height in squares.items():
        board[INDEX[name]] = height
    return bytes(board)


def turned(looking: Looking, degrees: float = 0.001) -> Pixels:
    """The picture of a frame in which the camera moves."""
    table = looking.table
    table.camera.go(table.camera.view.orbited(degrees, 0.0), at_once=True)
    table.step(0.0)
    looking.screen.draw()
    return np.asarray(window_image(looking.screen.base).convert("RGB")).astype(np.int16)


def mask_of(looking: Looking) -> object:
    """What the eye's camera sees."""
    return looking.table.surface.camera.node().get_camera_mask()


def area(mesh_corners: np.ndarray) -> float:
    """Of all triangles together."""
    across = np.cross(mesh_corners[:, 1] - mesh_corners[:, 0], mesh_corners[:, 2] - mesh_corners[:, 0])
    return float(np.linalg.norm(across, axis=1).sum() / 2)


def test_every_wall_has_a_place_of_its_own() -> None:
    ends = [
        (*wall_place(side, square, -0.5, 0.0), *wall_place(side, square, 0.5, MOST_LEVELS))
        for side, square in product(range(4), range(64))
    ]
    for left, low, right, high in ends:
        assert 0.0 <= left < right <= 1.0
        assert 0.0 <= low < high <= 1.0
    for one, other in product(ends, ends):
        apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
        assert one is other or apart


def test_the_picture_from_above_has_all_of_the_board() -> None:
    for x, y in product((-4.05, 0.0, 4.05), (-4.05, 0.0, 4.05)):
        across, up = roof_place(x, y)
        assert 0.0 < across < 1.0
        assert 0.0 < up < 1.0


def test_a_lonely_tower_has_four_walls_and_a_roof() -> None:
    columns = tower_columns(heights(c3=2))
    walls = walls_mesh(columns, True)
    assert len(walls.triangles) == 4 * 2 * 2
    assert np.allclose(np.abs(walls.facing).max(axis=1), 1.0)
    assert area(walls.vertices["place"][walls.triangles]) == pytest.approx(4 * 0.94 * 2 * BLOCK_HEIGHT, rel=1e-4)
    roofs = roofs_mesh(columns, True)
    assert (roofs.facing[:, 2] > 0.99).all()
    assert roofs.vertices["place"][:, 2].max() == pytest.approx(2 * BLOCK_HEIGHT)


def test_every_wall_faces_away_from_its_tower() -> None:
    walls = walls_mesh(tower_columns(heights(c3=1)), True)
    out = walls.centres[:, :2] - walls.vertices["place"][:, :2].mean(axis=0)
    assert ((walls.facing[:, :2] * out).sum(axis=1) > 0.4).all()


def test_where_towers_touch_there_is_no_wall_and_no_gap() -> None:
    columns = tower_columns(heights(c3=2, d3=1))
    walls = walls_mesh(columns, True)
    assert len(walls.triangles) == 2 * (3 + 3 + 4)  # c3 has a wall to the east on its upper level only
    south = walls.subset((walls.facing[:, 1] < -0.9) & (walls.centres[:, 0] < -1.0)).vertices["place"]
    lower, upper = (south[np.isclose(south[:, 2], z), 0].max() + 1.5 for z in (0.0, 2 * BLOCK_HEIGHT))
    assert (lower, upper) == pytest.approx((0.5, 0.47))
    roofs = roofs_mesh(columns, True).vertices["place"]
    lower_roof = roofs[np.isclose(roofs[:, 2], BLOCK_HEIGHT)]
    assert lower_roof[:, 0].min() < -1.5 + 0.47 + 1e-6


def test_in_plain_stone_each_tower_stands_for_itself() -> None:
    columns = tower_columns(heights(c3=1, d3=1))
    terraced, plain = roofs_mesh(columns, True), roofs_mesh(columns, False)
    assert area(plain.vertices["place"][plain.triangles]) < area(terraced.vertices["place"][terraced.triangles])


@pytest.mark.slow
def test_in_motion_boxes_are_drawn_with_few_triangles(full: Looking) -> None:
    turned(full)
    assert mask_of(full) == BAKED_MASK
    _, baked = count_drawn(full.table.scene.root, BAKED_MASK)
    _, coarse = count_drawn(full.table.scene.root, COARSE_MASK)
    assert 5_000 < baked <= 22_000 < coarse


@pytest.mark.slow
def test_boxes_look_like_what_they_stand_for(full: Looking) -> None:
    baked = turned(full)
    full.table.baking.spoil()
    coarse = turned(full, 0.0011)
    assert mask_of(full) == COARSE_MASK
    fields = [picture.reshape(18, 40, 32, 40, 3).mean(axis=(1, 3)) for picture in (baked, coarse)]
    assert np.abs(fields[0] - fields[1]).mean() < 2.5
    assert np.abs(fields[0] - fields[1]).max() < 30


@pytest.mark.slow
def test_what_changed_is_drawn_as_it_is_until_it_is_baked_anew(full: Looking) -> None:
    table = full.table
    table.show(begin(options("rio-grande-1999", "basic", 4)))
    turned(full)
    assert mask_of(full) == COARSE_MASK
    table.settle()
    assert table.baking.fresh
    empty = turned(full)
    assert mask_of(full) == BAKED_MASK
    table.baking.spoil()
    assert np.abs(turned(full, 0.0011) - empty).mean() < 3.0


@pytest.mark.slow
@pytest.mark.parametrize("overlay", ["xray", *at_length("levels")])
def test_overlays_are_baked_too(full: Looking, overlay: str) -> None:
    plain = turned(full)
    full.table.overlays.set([overlay])
    full.table.settle()
    baked = turned(full)
    assert mask_of(full) == BAKED_MASK
    assert np.abs(baked - plain).mean() > 1.0
    full.table.baking.spoil()
    assert np.abs(turned(full, 0.0011) - baked).mean() < 4.0


@pytest.mark.slow
def test_a_mark_bakes_nothing_anew_and_is_seen_in_motion(full: Looking) -> None:
    before = turned(full)
    full.table.mark("hover", [INDEX["d4"]])
    assert full.table.baking.fresh
    assert (np.abs(turned(full, 0.0011) - before).max(axis=2) > 24).sum() > 100


@pytest.mark.long
def test_a_tower_too_tall_for_the_pictures_is_drawn_as_before(full: Looking) -> None:
    table = full.table
    table.scene.build_towers(heights(a1=MOST_LEVELS + 1))
    table.settle()
    assert not table.baking.fresh
    turned(full)
    assert mask_of(full) == COARSE_MASK


@pytest.mark.slow
@pytest.mark.parametrize("quality", [QUALITIES[1], *at_length(*QUALITIES[2:])])
def test_what_has_gloss_is_not_baked(full: Looking, quality: QualityName) -> None:
    full.table.set_quality(quality)
    assert not full.table.baking.fresh
    assert not full.table.baking.wanted


@pytest.mark.slow
def test_no_frame_bakes_more_than_a_part(full: Looking) -> None:
    table = full.table
    table.baking.spoil()
    frames = 0
    while not table.baking.fresh:
        table.step(0.1)
        assert table.baking.is_waiting
        full.screen.draw()
        frames += 1
    assert frames == 5
    table.step(0.1)
    assert not table.baking.is_waiting


@pytest.mark.long
def test_a_change_in_the_middle_begins_anew(full: Looking) -> None:
    table = full.table
    table.baking.spoil()
    table.step(0.1)
    full.screen.draw()
    table.show(begin(options("rio-grande-1999", "basic", 4)))
    table.settle()
    assert table.baking.fresh
    baked = turned(full)
    table.baking.spoil()
    assert np.abs(turned(full, 0.0011) - baked).mean() < 3.0
