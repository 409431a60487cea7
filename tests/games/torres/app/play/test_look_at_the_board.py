"""Scoring, offers and the result let one look at the board, by a key or a button, and come back as they were."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.at_length import at_length
from tests.games.torres.app.play.seated import buy_a_card, seat_in_the_middle
from tests.hud.examples import END, PLAY, SCORING, with_panels
from torres3d.games.torres.hud.panels.scoring_panel import ScoringPanel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.pages.screen_and_dialog_pages import DialogPanel, ScreenPanel
from torres3d.hud.panels.look_at_table_button import LookAtTableButton
from torres3d.hud.panels.prompt_line import PromptLine


@pytest.fixture
def driver(open_program: Opens, tmp_path: Path) -> Driver:
    """A game in its middle."""
    return seat_in_the_middle(open_program, tmp_path)


@pytest.mark.slow
def test_an_offer_stands_aside_by_key_and_comes_back_with_what_was_chosen(driver: Driver) -> None:
    hud = driver.program.hud
    buy_a_card(driver)
    driver.spot("offer:0")
    panel = next(panel for panel in hud.panels if isinstance(panel, DialogPanel))
    chosen = [(spot.name, spot.enabled) for spot in panel.spots]
    n = driver.game.session.game.n
    driver.program.press("o")
    assert hud.rect_of(DialogPanel) is None
    x, y = driver.torres.table.pixel_of(27) or (0, 0)
    assert not driver.program.hud.covers(x, y)
    for key in ("control-enter", "k", "z", "1", "enter", "space"):
        driver.program.press(key)
        driver.rounds()
    assert (driver.game.session.game.n, driver.game.controller.selection.kind) == (n, "none")
    driver.program.press("o")
    assert hud.rect_of(DialogPanel) is not None
    assert [(spot.name, spot.enabled) for spot in panel.spots] == chosen
    driver.spot("keep")
    driver.rounds(3)
    assert driver.game.session.game.n == n + 1


@pytest.mark.slow
def test_the_board_can_be_turned_while_it_is_looked_at_and_clicks_on_it_do_nothing(driver: Driver) -> None:
    buy_a_card(driver)
    driver.spot("look")
    before, n = driver.program.table.camera.goal, driver.game.session.game.n
    driver.program.press("f6")
    assert driver.program.table.camera.goal != before
    driver.rounds(3)
    seen = driver.seen(27)
    if seen is not None:
        driver.click(*seen)
    assert driver.game.session.game.n == n
    driver.spot("look")
    assert driver.program.hud.rect_of(DialogPanel) is not None


@pytest.mark.slow
def test_escape_brings_back_what_stands_aside(driver: Driver) -> None:
    buy_a_card(driver)
    driver.program.press("o")
    driver.program.press("escape")
    assert driver.program.hud.rect_of(DialogPanel) is not None


@pytest.mark.slow
def test_escape_closes_the_result_for_a_look_at_the_board(driver: Driver) -> None:
    hud = driver.program.hud
    hud.update(HudModel(screen=END))
    assert hud.rect_of(ScreenPanel) is not None
    beside = hud.free_area
    assert beside is not None
    assert 500 < beside.w < 800, "the board stands beside the result"
    assert hud.press_key("escape")
    assert hud.rect_of(ScreenPanel) is None
    free = hud.free_area
    assert free is not None
    assert (free.w, free.h) == (1280, 720)
    assert hud.press_key("escape")
    assert hud.rect_of(ScreenPanel) is not None


@pytest.mark.slow
def test_the_scoring_leaves_the_board_in_sight_and_stands_aside(driver: Driver) -> None:
    hud = driver.program.hud
    hud.update(SCORING)
    panel, free = hud.rect_of(ScoringPanel), hud.free_area
    assert panel is not None
    assert free is not None
    assert free.right <= panel.x + 1
    assert min(free.w / 1.3, free.h) > 400, "a board as large as before"
    assert hud.look()
    assert hud.rect_of(ScoringPanel) is None
    hud.look()
    assert hud.rect_of(ScoringPanel) is not None


@pytest.mark.slow
def test_the_button_for_a_look_lies_over_no_card_while_points_are_told(driver: Driver) -> None:
    hud = driver.program.hud
    for scale in (0.8, 1.0, 1.5, 2.0):
        hud.set_ui_scale(scale)
        for told in (False, True):
            hud.update(
                with_panels(
                    SCORING,
                    hand=PLAY.panels["hand"],
                    turn=PLAY.panels["turn"],
                    scoring=replace(SCORING.panels["scoring"], done=told),
                )
            )
            button = hud.rect_of(LookAtTableButton)
            others = [spot.rect for panel in hud.panels for spot in panel.spots]
            assert button is None or not any(button.overlaps(rect) for rect in others)
            assert button is not None or not told


@pytest.mark.slow
def test_in_a_low_window_the_board_keeps_its_place_and_is_seen_whole_while_points_are_told(driver: Driver) -> None:
    hud = driver.program.hud
    hud.set_ui_scale(2.0)
    hud.update(with_panels(SCORING, turn=PLAY.panels["turn"], scoring=None))
    before = hud.free_area
    assert before is not None
    for told in (False, True):
        hud.update(with_panels(SCORING, scoring=replace(SCORING.panels["scoring"], done=told)))
        points = hud.rect_of(ScoringPanel)
        assert points is not None
        assert hud.free_area == before
        assert before.right <= points.x * hud.pixels_per_unit + 1
    # A click would let the game replace these panels by its own.
    assert hud.look()
    assert hud.rect_of(ScoringPanel) is None
    button = hud.rect_of(LookAtTableButton)
    assert button is not None
    assert hud.free_area == before
    assert before.y >= button.bottom * hud.pixels_per_unit - 1, "the button lies beside the board"


@pytest.mark.slow
def test_the_table_fills_what_is_free_while_it_is_looked_at(driver: Driver) -> None:
    hud, camera = driver.program.hud, driver.program.table.camera
    driver.move(4, 4)  # away from the board, or the game would replace these panels by its own
    hud.update(HudModel(screen=END))
    driver.program.press("escape")
    driver.rounds(2)
    assert camera.room.right > 0.9
    assert camera.room.left < -0.9


@pytest.mark.slow
@pytest.mark.parametrize("scale", [0.8, 2.0, *at_length(1.0, 1.5)])
def test_the_button_for_a_look_covers_no_question_and_all_of_an_offer_is_reached(driver: Driver, scale: float) -> None:
    driver.program.set_setting("ui_scale", str(scale))
    buy_a_card(driver)
    hud = driver.program.hud
    driver.spot("offer:1")
    button = hud.rect_of(LookAtTableButton)
    assert button is not None
    for panel in hud.panels:
        assert not any(button.overlaps(spot.rect) for spot in panel.spots if isinstance(panel, DialogPanel)), scale
    assert hud.rect_of(PromptLine) is None, "a question says itself what to do"
    keep = hud.spot("keep").rect
    assert hud.window.contains(keep.x, keep.bottom), "what ends the question is in sight"
    driver.spot("look")
    assert hud.rect_of(DialogPanel) is None
    button, free = hud.rect_of(LookAtTableButton), hud.free_area
    assert button is not None
    assert free is not None
    assert free.y >= button.bottom * hud.pixels_per_unit - 1
    driver.spot("look")
    driver.spot("keep")
    driver.rounds(3)
    assert hud.rect_of(DialogPanel) is None


@pytest.mark.slow
def test_nothing_stands_aside_where_nothing_lies_over_the_board(driver: Driver) -> None:
    assert not driver.sees("look")
    assert not driver.program.hud.look()
    assert not driver.program.hud.dialogs_aside
