"""Pictures in motion, parts that change while the camera stands, and still ones: each costs what it has to."""

from dataclasses import replace

import numpy as np
import pytest
from msgspec import structs

from tests.at_length import at_length
from tests.games.torres.bench.bench_table import full_board
from tests.games.torres.scene.looking import Looking, Pixels
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.scene.sky_occlusion import AROUND_BOARD
from torres3d.scene.render.changed_regions import box
from torres3d.scene.render.compiled_shaders import glass_shader, solid_shaders
from torres3d.scene.render.quality import LEVELS, QUALITIES, QualityName, Stage, at_stage
from torres3d.scene.studio import window_image

ROOM = box((-1.5, -1.5, 0.0), (1.5, 1.5, 2.0))
"""The middle of the board, with its towers."""


def now(looking: Looking) -> Pixels:
    """What the window shows after one frame."""
    looking.table.step(0.0)
    looking.screen.draw()
    return np.asarray(window_image(looking.screen.base).convert("RGB"), np.int16)


@pytest.mark.parametrize("quality", QUALITIES)
def test_a_processor_looks_once_at_the_shadow_until_all_stands_still(quality: QualityName) -> None:
    level = LEVELS[quality]
    for stage in ("moving", "changing"):
        drawn = at_stage(level, stage, software=True)
        assert (drawn.shadow_taps, drawn.blended) == (1, False)
    assert at_stage(level, "moving", software=True).grain == (quality == "ultra"), "no time for relief, but with ultra"
    still = at_stage(level, "still", software=True)
    assert still.shadow_taps >= 9
    assert still.blended
    assert at_stage(level, "moving", software=False) == level


@pytest.mark.parametrize("quality", QUALITIES)
def test_what_changes_has_all_the_light_and_relief_of_what_is_still_around_it(quality: QualityName) -> None:
    changing, still = (at_stage(LEVELS[quality], stage, software=True) for stage in ("changing", "still"))
    assert (changing.gloss, changing.grain, changing.scale) == (still.gloss, still.grain, still.scale)


@pytest.mark.slow
def test_no_seam_lies_around_a_part_that_was_drawn_anew(full: Looking) -> None:
    still = now(full)
    full.table.surface.redraw_around([ROOM])
    part = now(full)
    assert full.table.surface.stage == "changing"
    apart = np.abs(part - still).max(axis=2)
    drawn = apart > 0
    assert 20_000 < drawn.sum() < 400_000
    fields = (part - still).mean(axis=2).reshape(18, 40, 32, 40).mean(axis=(1, 3))
    assert np.abs(fields).max() < 5.0
    assert abs((part - still)[drawn].mean()) < 1.0
    full.table.settle()
    assert full.table.surface.stage == "still"
    assert (np.abs(now(full) - still).max(axis=2) > 2).mean() < 0.0005


@pytest.mark.slow
@pytest.mark.parametrize("stage", ["moving", "still", *at_length("changing")])
def test_the_simpler_stone_of_low_towers_looks_as_all_stone_does(full: Looking, stage: Stage) -> None:
    table = full.table
    table.set_quality("high")
    shaders = solid_shaders(at_stage(LEVELS["high"], stage, software=True), AROUND_BOARD)
    pictures = []
    for solid in (shaders, replace(shaders, bare=shaders.stone)):
        table.redraw()
        table.step(0.0)
        table.scene.set_shaders(solid, glass_shader())
        full.screen.draw()
        pictures.append(np.asarray(window_image(full.screen.base).convert("RGB"), np.int16))
    assert (pictures[0] == pictures[1]).all()


@pytest.mark.long
def test_tinted_towers_and_those_of_six_levels_have_all_stone(full: Looking) -> None:
    table, towers = full.table, full.table.scene.root.find("**/towers")
    bare = towers.get_shader()
    table.overlays.set(("levels",))
    table.settle()
    stone = towers.get_shader()
    assert stone != bare
    table.overlays.set(())
    table.settle()
    assert towers.get_shader() == bare
    state = full_board()
    heights = bytearray(state.board.heights)
    heights[0] = 6
    table.show(structs.replace(state, board=board_of(bytes(heights))))
    table.settle()
    assert towers.get_shader() == stone
