"""The view strip: words to every sign, three groups in one place, over the board only where there is little room."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.hud.conftest import Player
from tests.hud.examples import PLAY
from tests.hud.test_scales import press
from torres3d.games.torres.app.presentation.roof_legend import ROOFS, roof_legend
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.models.intents import OpenHelp, ToggleOverlay, ViewFrom
from torres3d.hud.models.overlay_models import PRESETS
from torres3d.hud.panels.overlay_strip import GROUPS, OverlayStrip

MIN_HIT = 24
"""Pixels of height that a finger or a shaky hand meets, at 1280 x 720."""


def with_legend(player: Player) -> None:
    """Show a table whose help explains the roofs."""
    assert PLAY.overlays is not None
    player.hud.update(replace(PLAY, overlays=replace(PLAY.overlays, legend=roof_legend())))


def strip(player: Player) -> OverlayStrip:
    """The strip that is shown."""
    return next(panel for panel in player.hud.panels if isinstance(panel, OverlayStrip))


@pytest.mark.parametrize("language", ["en", "de", "ro"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_sign_has_a_word_and_a_place_to_hit(
    make_hud: Callable[..., Player], monkeypatch: pytest.MonkeyPatch, language: str, scale: float
) -> None:
    written: set[str] = set()
    whole = Canvas.text

    def heard(canvas: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        written.add(text)
        return whole(canvas, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "text", heard)
    player = make_hud(language, ui_scale=scale)
    with_legend(player)
    texts = strip(player).kit.texts
    assert PLAY.overlays is not None
    words = {
        "view": [texts(f"view-{preset}-short") for preset in PRESETS],
        "overlays": [texts(f"overlay-{overlay.id}") for overlay in PLAY.overlays.overlays],
        "help": [texts(f"legend-{stone}") for stone in ROOFS],
    }
    for group in GROUPS:
        written.clear()
        press(player.hud, f"strip:{group}")
        if group not in strip_shown(player):
            press(player.hud, f"strip:{group}")
        assert set(words[group]) <= written, group
        assert texts(f"strip-{group}") in written
        small = [spot.name for spot in strip(player).spots if spot.rect.h * player.hud.pixels_per_unit < MIN_HIT]
        assert not small


def strip_shown(player: Player) -> list[str]:
    """The groups whose cells are shown."""
    names = {spot.name.partition(":")[0] for spot in strip(player).spots}
    kinds = {"view": "view", "overlay": "overlays", "open": "help"}
    return [group for kind, group in kinds.items() if kind in names]


def test_the_strip_has_one_place_whatever_group_is_open(player: Player) -> None:
    with_legend(player)
    places = set()
    for group in GROUPS:
        press(player.hud, f"strip:{group}")
        assert strip_shown(player) == [group]
        places.add(strip(player).rect)
    assert len(places) == 1


def test_in_a_small_window_a_group_lies_over_the_board_and_takes_no_room(make_hud: Callable[..., Player]) -> None:
    player = make_hud(ui_scale=2.0)
    with_legend(player)
    room, closed = player.hud.free_area, strip(player).rect
    assert strip_shown(player) == []
    press(player.hud, "strip:overlays")
    assert strip_shown(player) == ["overlays"]
    assert player.hud.free_area == room
    player.hud.press_key("escape")
    assert strip_shown(player) == []
    assert strip(player).rect == closed


def test_cells_send_what_they_say(player: Player) -> None:
    with_legend(player)
    for group, spot in (("view", "view:north"), ("overlays", "overlay:castles"), ("help", "open:rules")):
        press(player.hud, f"strip:{group}")
        press(player.hud, spot)
    assert player.told == [ViewFrom("north"), ToggleOverlay("castles"), OpenHelp("rules")]


@pytest.mark.parametrize(("costs", "title"), [(True, "Keys and costs"), (False, "List of keys")])
def test_the_strip_promises_costs_only_in_a_game_that_has_them(player: Player, costs: bool, title: str) -> None:
    assert PLAY.overlays is not None
    player.hud.update(replace(PLAY, overlays=replace(PLAY.overlays, costs=costs)))
    press(player.hud, "strip:help")
    tip = player.hud.spot("open:help").tip
    assert tip is not None
    assert tip.title == title
