"""Pages that are higher than the window: by wheel, by keys, by the bar; the buttons at the foot stay in sight."""

from collections.abc import Callable

import pytest
from panda3d.core import MouseButton

from tests.hud.conftest import Player
from tests.hud.examples import SETUP
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.hud_model import HudModel


@pytest.fixture
def reader(make_hud: Callable[..., Player]) -> Player:
    """Somebody before the set-up at 200 %."""
    player = make_hud("de", (1280, 720), 2.0)
    player.hud.update(HudModel(screen=SETUP))
    return player


def seen(player: Player, name: str) -> bool:
    """Whether a spot is in sight as a whole."""
    spot = player.hud.spot(name)
    clip = spot.clip or player.hud.window
    return clip.y - 1 <= spot.rect.y and spot.rect.bottom <= clip.bottom + 1


@pytest.mark.slow
def test_the_wheel_scrolls_and_the_foot_stays(reader: Player) -> None:
    assert seen(reader, "start")
    assert not seen(reader, "mode:master")
    start = reader.hud.spot("start").rect
    reader.point("start")
    for _ in range(40):
        if seen(reader, "mode:master"):
            break
        reader.screen.press(MouseButton.wheel_down())
        reader.screen.release(MouseButton.wheel_down())
        reader.step()
    assert seen(reader, "mode:master")
    assert reader.hud.spot("start").rect == start
    reader.click("mode:master")
    assert reader.told, "what was scrolled to can be clicked"


def test_keys_scroll_page_by_page(reader: Player) -> None:
    reader.hud.press_key("end")
    assert not seen(reader, "count:2")
    reader.hud.press_key("home")
    assert seen(reader, "count:2")
    reader.hud.press_key("page_down")
    assert reader.hud.spot("count:2").rect.y < 100


@pytest.mark.slow
def test_the_focus_brings_what_it_is_on_into_sight(reader: Player) -> None:
    for _ in range(30):
        reader.hud.press_key("tab")
        reader.step()
        assert seen(reader, reader.hud.focused) or reader.hud.focused == "scroll"


def test_the_bar_is_dragged(reader: Player) -> None:
    bar: Rect = reader.hud.spot("scroll").rect
    px = reader.hud.pixels_per_unit
    reader.screen.move((bar.x + 4) * px, (bar.bottom - 3) * px)
    reader.step()
    reader.press()
    reader.release()
    assert not seen(reader, "count:2")


@pytest.mark.slow
def test_what_is_scrolled_away_cannot_be_clicked(reader: Player) -> None:
    place = reader.hud.spot("count:4").rect
    reader.hud.press_key("end")
    px = reader.hud.pixels_per_unit
    x, y = place.middle
    reader.screen.move(x * px, y * px)
    reader.step()
    reader.press()
    reader.release()
    assert not any("4" in str(told) and "players" in str(told) and "count" in str(told) for told in reader.told)
    spot = reader.hud.spot("count:4")
    assert not spot.contains(*spot.rect.middle)
