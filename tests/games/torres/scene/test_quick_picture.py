"""The picture in motion: few triangles, and no other light than the picture at rest."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from panda3d.core import BitMask32

from tests.games.torres.bench.bench_table import full_board
from tests.games.torres.scene.looking import Looking
from tests.games.torres.setups import begin, options
from tests.panda import VirtualScreen
from tests.scene.draw_counts import count_drawn
from torres3d.games.torres.scene.assets import Assets
from torres3d.games.torres.scene.table import Table
from torres3d.scene.render.quality import LEVELS, QUALITIES, QualityName
from torres3d.scene.render.table_picture_buffer import COARSE_MASK, EYE_MASK
from torres3d.scene.studio import window_image

MOST_TRIANGLES = {"low": 42_000, "medium": 42_000, "high": 42_000, "ultra": 130_000}
AT_REST = 130_000


@pytest.fixture
def full(screen: VirtualScreen, assets: Assets) -> Iterator[Looking]:
    """A table with the full board."""
    table = Table(screen.base, assets, quality="low")
    table.camera.still = True
    table.show(full_board())
    yield Looking(screen, table)
    table.close()


def triangles(table: Table, mask: BitMask32) -> int:
    """How many triangles a camera with this mask would draw."""
    return count_drawn(table.scene.root, mask)[1]


@pytest.mark.slow
@pytest.mark.parametrize("quality", QUALITIES)
def test_a_full_board_has_few_triangles_in_motion(full: Looking, quality: QualityName) -> None:
    table = full.table
    table.set_quality(quality)
    table.step(0.0)
    mask = table.surface.camera.node().get_camera_mask()
    assert 10_000 < triangles(table, mask) <= MOST_TRIANGLES[quality]


@pytest.mark.slow
def test_a_still_picture_has_all_triangles(full: Looking) -> None:
    table = full.table
    table.settle()
    mask = table.surface.camera.node().get_camera_mask()
    assert mask == EYE_MASK
    assert 100_000 < triangles(table, mask) <= AT_REST


@pytest.mark.slow
@pytest.mark.parametrize("heading", [0.0, 75.0, 160.0, 290.0])
def test_walls_that_are_left_out_could_not_be_seen(full: Looking, heading: float) -> None:
    table = full.table
    table.surface.set_quality(replace(LEVELS["low"], scale=1.0, refined=0))
    table.camera.go(table.camera.view.orbited(heading, -20.0), at_once=True)
    fewer = triangles(table, COARSE_MASK)
    before = full.pixels()
    for wall in table.scene.root.find_all_matches("**/coarse"):
        wall.show(COARSE_MASK)
    assert triangles(table, COARSE_MASK) > fewer
    table.redraw()
    assert (full.pixels() == before).all()


def brightness(looking: Looking) -> np.ndarray:
    """The mean brightness of the picture in four by four fields."""
    grey = np.asarray(window_image(looking.screen.base).convert("L"), float)
    height, width = grey.shape
    return grey.reshape(4, height // 4, 4, width // 4).mean(axis=(1, 3))


@pytest.mark.long
def test_no_huge_shadow_lies_over_the_picture_of_a_table_that_starts_at_low(full: Looking) -> None:
    table = full.table
    table.settle()
    rest = brightness(full)
    for scale in (0.5, 1.0, 0.75, 0.25):
        table.surface.set_quality(replace(LEVELS["low"], scale=scale, refined=0))
        table.step(0.0)
        full.screen.draw()
        assert np.abs(brightness(full) - rest).max() < 9, scale


@pytest.mark.long
def test_a_picture_in_motion_is_as_bright_as_one_at_rest(full: Looking) -> None:
    table = full.table
    for quality in QUALITIES[:3]:
        table.set_quality(quality)
        table.step(0.0)
        full.screen.draw()
        moving = brightness(full)
        table.settle()
        assert np.abs(brightness(full) - moving).max() < 9, quality


@pytest.mark.slow
def test_the_beginning_of_a_game_has_few_triangles_too(full: Looking) -> None:
    table = full.table
    table.show(begin(options("rio-grande-1999", "basic", 4)))
    assert triangles(table, COARSE_MASK) <= MOST_TRIANGLES["low"] < triangles(table, EYE_MASK)
