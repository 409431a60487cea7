"""A tip lies near the square it is about, and over nothing that can be chosen or is being read, on boards full of
targets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.games.torres.app.play.seated import GAME
from torres3d.app.window.settings import Settings
from torres3d.games.torres.rules.squares import NAMES
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.tooltips_and_toasts import Toast, Tooltip
from torres3d.hud.panels.prompt_line import PromptLine

NEAR, MOST_NEAR = 90.0, 0.95
"""Pixels from the pointer to the tip, and the share of tips that lie so near."""
FARTHEST = 160.0
PLIES = (90, 150, 190, 230)
POINTED = 3
"""Of so many squares one is pointed at."""


def read_to(driver: Driver, folder: Path, steps: int) -> None:
    """Open a game of four after so many steps."""
    file = folder / f"{steps}.torres"
    file.write_text("".join(GAME.read_text("utf-8").splitlines(keepends=True)[:steps]), "utf-8")
    driver.program.flow.open_game(file)
    driver.wait()
    driver.rounds(4)


def choices(driver: Driver) -> Iterator[None]:
    """Nothing chosen, a stack of blocks, and each of three knights."""
    yield
    state = driver.game.session.state
    actor = state.actor or 0
    knights = [square for square in range(64) if state.knights[actor] >> square & 1 and driver.seen(square)]
    for spot in [f"stack:{number}" for number, blocks in enumerate(state.stacks[actor]) if blocks][:1]:
        driver.spot(spot)
        yield
        driver.key("escape")
    for square in knights[:3]:
        driver.square(square)
        yield
        driver.key("escape")


def away(x: float, y: float, rect: Rect) -> float:
    """Distance of a point from a rectangle."""
    right, down = max(rect.x - x, x - rect.right, 0.0), max(rect.y - y, y - rect.bottom, 0.0)
    return (right**2 + down**2) ** 0.5


@pytest.mark.slow
def test_tips_lie_near_their_squares_and_over_no_target(open_program: Opens, tmp_path: Path) -> None:
    found: list[float] = []
    targets = 0
    driver = open_program(Settings(quality="low", reduced_motion=True, letters="off", recap="asked"))
    for number, plies in enumerate(PLIES):
        read_to(driver, tmp_path, plies)
        hud, table = driver.program.hud, driver.torres.table
        table.camera.preset(("south", "east", "north", "west")[number % 4], at_once=True)
        for _ in choices(driver):
            for square in range(number, 64, POINTED):
                place = driver.seen(square)
                if place is None:
                    continue
                driver.move(*place)
                driver.rounds()
                tip, px = hud.rect_of(Tooltip), hud.pixels_per_unit
                assert tip is not None
                found.append(away(place[0] / px, place[1] / px, tip) * px)
                kept = [
                    Rect(left / px, top / px, (right - left) / px, (low - top) / px)
                    for left, top, right, low in table.marked_places()
                ]
                kept += [rect for kind in (PromptLine, Toast) if (rect := hud.rect_of(kind)) is not None]
                assert not any(tip.inset(1).overlaps(rect) for rect in kept), NAMES[square]
                targets = max(targets, len(kept))
    assert len(found) >= 200
    assert targets >= 30, "boards full of targets"
    assert sum(each <= NEAR for each in found) >= MOST_NEAR * len(found)
    assert max(found) < FARTHEST
