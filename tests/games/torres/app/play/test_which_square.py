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
from torres3d.games.torres.scene.measures import centre
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.scene.studio import window_image

SIDES = ("south", "east", "north", "west")
ENOUGH = 4
"""Hidden squares of a side that are looked at."""
GROWN = 6
"""Pixels around a tower within which its outline, its mark and its letter are drawn."""
EDGE = 3
"""Pixels at the upper and lower edge of what stands before a square."""


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


def rim_of(x: float, y: float, steps: np.ndarray) -> list[tuple[float, float]]:
    """Places along the four sides of a square."""
    sides = [((x + along, y + side), (x + side, y + along)) for along in steps for side in (-0.46, 0.46)]
    return [place for pair in sides for place in pair]


def hidden_of(driver: Driver, square: Square) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Pixels of the foot's outline, and of walls or ground of a square, where something else stands before them."""
    table = driver.torres.table
    x, y, top = centre(square, driver.game.session.state.board.heights[square])
    rim = rim_of(x, y, np.linspace(-0.46, 0.46, 13))
    foot = [(*place, 0.02) for place in rim]
    # Away from the lines of the outline.
    away = np.linspace(-0.3, 0.3, 7)
    inner = [(*place, z) for place in rim_of(x, y, away) for z in np.linspace(0.2 * top, 0.8 * top, 5)] if top else []
    inner = inner or [(x + right, y + down, 0.02) for right in away for down in away]
    tip = driver.program.hud.rect_of(Tooltip)
    eye = np.array(table.camera.view.eye)
    found = []
    for places in (foot, inner):
        pixels = []
        for place in places:
            pixel = table.camera.pixel(place)
            towards = np.array(place) - eye
            # A wall that is turned away is hidden by its own tower.
            turned = bool(top) and float(np.dot(towards[:2], np.array(place[:2]) - (x, y))) > 0
            if pixel is None or turned:
                continue
            # Well within what stands before it: battlements have gaps at their edges.
            picks = [table.pick(pixel[0], pixel[1] + down) for down in (-EDGE, 0, EDGE)]
            read = tip is not None and tip.inset(-6).contains(*pixel[:2])
            if all(pick is not None and pick.square not in (None, square) for pick in picks) and not read:
                pixels.append((round(pixel[0]), round(pixel[1])))
        found.append(pixels)
    return found[0], found[1]


def lit(changed: np.ndarray, pixels: list[tuple[int, int]], around: int) -> float:
    """The share of pixels near which something has changed."""
    near = [changed[y - around : y + around + 1, x - around : x + around + 1].any() for x, y in pixels]
    return sum(near) / len(near)


@pytest.mark.slow
@pytest.mark.parametrize("side", [SIDES[0], SIDES[1], *at_length(*SIDES[2:])])
def test_what_stands_before_a_square_is_hatched_and_its_foot_seen_through(looking: Driver, side: str) -> None:
    table, looked = looking.torres.table, 0
    table.camera.preset(side, at_once=True)
    looking.move(1, 1)
    looking.rounds(3)
    before = np.asarray(picture(looking), np.int16)
    for square, place in squares_in_sight(looking):
        if min(map(len, hidden_of(looking, square))) < 6:
            continue
        looking.move(*place)
        looking.rounds(2)
        foot, walls = hidden_of(looking, square)
        if min(len(foot), len(walls)) < 6:
            continue
        changed = np.abs(np.asarray(picture(looking), np.int16) - before).max(axis=2) > 12
        assert lit(changed, foot, 2) > 0.75, f"foot of {NAMES[square]}"
        assert lit(changed, walls, 3) > 0.5, f"walls of {NAMES[square]}"
        looked += 1
        if looked == ENOUGH:
            break
    assert looked >= 3


@pytest.mark.slow
def test_keys_hatch_what_stands_before_their_square_too(looking: Driver) -> None:
    table = looking.torres.table
    table.camera.preset("south", at_once=True)
    looking.move(1, 1)
    looking.rounds(3)
    before = np.asarray(picture(looking), np.int16)
    seen = 0
    for key in ["arrow_up"] * 8 + ["arrow_right", *["arrow_down"] * 8] * 3:
        looking.key(key)
        looking.rounds(2)
        square = table.cursor.square
        assert square is not None
        foot, walls = hidden_of(looking, square)
        if min(len(foot), len(walls)) < 6:
            continue
        assert table.outline.squares == {square}
        changed = np.abs(np.asarray(picture(looking), np.int16) - before).max(axis=2) > 12
        assert lit(changed, walls, 3) > 0.5, f"walls of {NAMES[square]}"
        seen += 1
    assert seen >= 1


def hatching(driver: Driver) -> int:
    """How many pixels are other than without the outlines of what is hidden."""
    outlines, table = driver.torres.table.scene.hidden.path, driver.program.table
    table.redraw()
    seen = np.asarray(picture(driver), int)
    outlines.stash()
    table.redraw()
    without = np.asarray(picture(driver), int)
    outlines.unstash()
    return int((np.abs(seen - without).max(axis=2) > 12).sum())


@pytest.mark.slow
def test_what_is_hidden_is_hatched_in_a_game_and_not_behind_a_menu(looking: Driver) -> None:
    assert hatching(looking) > 100
    looking.program.flow.open_menu()
    looking.rounds(2)
    assert hatching(looking) == 0
