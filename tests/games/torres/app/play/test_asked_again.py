"""A question that a page was laid over comes back as it was."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.games.torres.app.play.seated import buy_a_card, seat_in_the_middle
from torres3d.hud.pages.screen_and_dialog_pages import DialogPanel


@pytest.fixture
def driver(open_program: Opens, tmp_path: Path) -> Driver:
    """A game in its middle, a card being bought."""
    driver = seat_in_the_middle(open_program, tmp_path)
    buy_a_card(driver)
    return driver


def spots(driver: Driver) -> list[tuple[str, bool]]:
    """What can be chosen in the dialog, as it looks after what was chosen."""
    panel = next(panel for panel in driver.program.hud.panels if isinstance(panel, DialogPanel))
    return [(spot.name, spot.enabled) for spot in panel.spots]


@pytest.mark.slow
@pytest.mark.parametrize("key", ["f1", "f2"])
def test_keys_and_rules_read_over_a_question_leave_what_was_chosen(driver: Driver, key: str) -> None:
    fresh = spots(driver)
    driver.spot("offer:1")
    driver.rounds(2)
    chosen = spots(driver)
    assert chosen != fresh
    driver.program.press(key)
    driver.rounds(3)
    assert driver.program.hud.rect_of(DialogPanel) is None
    driver.program.press("escape")
    driver.rounds(3)
    assert spots(driver) == chosen


@pytest.mark.slow
def test_the_same_question_asked_once_more_begins_with_nothing_chosen(driver: Driver) -> None:
    hud = driver.program.hud
    asked, table = hud.model, replace(hud.model, dialog=None)
    fresh = spots(driver)
    driver.spot("offer:1")
    hud.update(table)
    hud.update(asked)
    assert spots(driver) == fresh
