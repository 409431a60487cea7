"""The place under the pointer is picked, named as the log names it and outlined, from every side of a growing tower,
and the place where a block in hand would be built is named."""

import numpy as np
import pytest

from tests.app.driver import Driver
from tests.games.turm_bauer.app.builders import Builder
from tests.games.turm_bauer.app.play.test_playing import STANDS, in_hand
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Place, low_cell
from torres3d.games.turm_bauer.rules.commands import Stay
from torres3d.games.turm_bauer.words.names import place_name
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.scene.studio import window_image

SIDES = ("south", "east", "north", "west")
BUILT, LOOKED_FROM = 11, 4
GROWN = 5
"""Pixels around a part within which its outline is drawn."""


def title(builder: Builder) -> str:
    """The title of the tip over the table; empty for none."""
    tip = builder.driver.program.hud.model.tooltip
    return "" if tip is None else tip.title


@pytest.fixture
def builder(player: Driver) -> Builder:
    """Somebody at the mouse who builds a tower."""
    return Builder(player)


@pytest.mark.long
def test_pick_label_and_outline_agree_on_two_hundred_places_from_four_sides(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    say, table = builder.parts.services.say, builder.parts.table
    looked = built = 0
    while built < BUILT:
        in_hand(builder)
        trial = builder.top.controller.hand.trial
        if trial is not None and trial.cells is not None and builder.top.controller.hand.holding is None:
            assert title(builder) == place_name(low_cell(trial.cells), say)
        builder.let_go()
        builder.wait()
        built += 1
        if built >= LOOKED_FROM:
            cells = {cell for block in builder.state.blocks for cell in block.cells}
            for side in SIDES:
                table.camera.preset(side, at_once=True)
                builder.driver.rounds(2)
                for cell in sorted(cells):
                    pixel = table.pixel_of(cell)
                    if pixel is None or builder.driver.program.hud.covers(*pixel):
                        continue
                    x, y = round(pixel[0]), round(pixel[1])
                    picks = [
                        table.pick(x + right, y + down) for right, down in ((0, 0), (2, 0), (-2, 0), (0, 2), (0, -2))
                    ]
                    fields = {None if pick is None or pick.kind != "part" else pick.field for pick in picks}
                    field = fields.pop()
                    if fields or field is None or field == TABLE:
                        # Nothing of the tower, or an edge.
                        continue
                    builder.driver.move(x, y)
                    builder.driver.rounds()
                    trial = builder.top.controller.hand.trial
                    if trial is not None:
                        # What hangs from the hand is led to the pointer.
                        field = None if trial.cells is None else low_cell(trial.cells)
                    assert title(builder) == ("" if field is None else place_name(field, say)), (side, cell)
                    assert table.outline.cell == (field if trial is None else None), (side, cell)
                    looked += 1
        if builder.state.stage == "move":
            builder.give(Stay())
            builder.wait()
    assert looked >= 200


@pytest.mark.slow
def test_the_outline_is_drawn_around_the_part_that_is_named(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    driver, table = builder.driver, builder.parts.table
    in_hand(builder)
    builder.let_go()
    builder.wait()
    builder.give(Stay())
    builder.wait()
    block = builder.state.blocks[-1]

    def picture() -> np.ndarray:
        table.settle()
        return np.asarray(window_image(driver.screen.base).convert("RGB"), np.int16)

    driver.move(1, 1)
    driver.rounds(3)
    before, looked = picture(), set[Place]()
    for cell in block.cells:
        pixel = table.pixel_of(cell)
        assert pixel is not None
        pick = table.pick(round(pixel[0]), round(pixel[1]))
        if pick is None or pick.kind != "part" or pick.field != cell:
            continue
        driver.move(round(pixel[0]), round(pixel[1]))
        driver.rounds(2)
        changed = np.abs(picture() - before).max(axis=2) > 24
        tip, extent = driver.program.hud.rect_of(Tooltip), table.extent_of(cell)
        assert tip is not None
        assert extent is not None
        changed[int(tip.y) - 8 : int(tip.bottom) + 8, int(tip.x) - 8 : int(tip.right) + 8] = False
        left, top, right, bottom = (round(edge) for edge in extent)
        around = changed[top - GROWN : bottom + GROWN, left - GROWN : right + GROWN]
        assert around.sum() > 40, cell
        looked.add(cell)
    assert looked
