"""Under the pointer the same square is picked, named and outlined, from every side of a full board."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.at_length import at_length
from tests.games.torres.app.play.seated import GAME
from torres3d.app.window.settings import Settings
from torres3d.games.torres.rules.squares import NAMES, Square
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.scene.studio import window_image

SIDES = ("south", "east", "north", "west")
GROWN = 6
"""Pixels around a tower within which its outline, its mark and its letter are drawn."""


@pytest.fixture
def looking(open_program: Opens, tmp_path: Path) -> Driver:
    """Somebody before a full board of four players."""
    driver = open_program(Settings(quality="low", reduced_motion=True, letters="off"))
    file = tmp_path / "four.torres"
    file.write_text("".join(GAME.read_text("utf-8").splitlines(keepends=True)[:230]), "utf-8")
    driver.program.flow.open_game(file)
    driver.wait()
    driver.rounds(30)
    return driver


def picture(driver: Driver) -> Image.Image:
    """The table in the window, at rest."""
    driver.program.table.settle()
    return window_image(driver.screen.base).convert("RGB")


def squares_in_sight(driver: Driver) -> list[tuple[Square, tuple[float, float]]]:
    """Squares that can be pointed at, each with a pixel."""
    found = [(square, driver.seen(square)) for square in range(64)]
    return [(square, place) for square, place in found if place is not None]


@pytest.mark.slow
def test_pick_and_label_agree_on_two_hundred_squares_from_four_sides(looking: Driver) -> None:
    table, hud = looking.torres.table, looking.program.hud
    looked = 0
    for side in SIDES:
        table.camera.preset(side, at_once=True)
        looking.rounds(2)
        for square, place in squares_in_sight(looking):
            looking.move(*place)
            looking.rounds()
            tip = hud.model.tooltip
            assert tip is not None
            level = looking.game.session.state.board.heights[square]
            assert tip.title == f"{NAMES[square]} · {f'level {level}' if level else 'ground'}"
            assert table.outline.squares == {square}
            looked += 1
    assert looked >= 200


@pytest.mark.slow
@pytest.mark.parametrize("side", [SIDES[0], *at_length(*SIDES[1:])])
def test_the_outline_is_drawn_around_the_tower_that_is_named(looking: Driver, side: str) -> None:
    table = looking.torres.table
    table.camera.preset(side, at_once=True)
    looking.move(1, 1)
    looking.rounds(3)
    before = np.asarray(picture(looking), np.int16)
    for square, place in squares_in_sight(looking)[::7]:
        looking.move(*place)
        looking.rounds(3)
        after = np.asarray(picture(looking), np.int16)
        changed = np.abs(after - before).max(axis=2) > 24
        tip = looking.program.hud.rect_of(Tooltip)
        assert tip is not None
        changed[int(tip.y) - 8 : int(tip.bottom) + 8, int(tip.x) - 8 : int(tip.right) + 8] = False
        extent = table.extent_of(square)
        assert extent is not None
        left, top, right, bottom = (round(edge) for edge in extent)
        inside = changed[top - GROWN : bottom + GROWN, left - GROWN : right + GROWN]
        assert inside.sum() > 60, NAMES[square]
        assert changed.sum() == inside.sum(), f"something changes elsewhere than on {NAMES[square]}"
