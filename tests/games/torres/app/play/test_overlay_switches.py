"""Each declared overlay has its words, its sign, its key and something it shows; the switches follow the list."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.app.games import WINDOW_GAMES
from torres3d.base import paths
from torres3d.games.torres.app.play.overlay_switches import OverlaySwitches
from torres3d.games.torres.scene.interaction.camera_views import PRESETS
from torres3d.games.torres.scene.overlays.active_overlays import BY_ID, DRAWN, OVERLAYS, SWITCHES, Overlay, drawn_with
from torres3d.hud.kit.icons import Icons
from torres3d.hud.models.intents import ToggleOverlay, XrayLevel
from torres3d.i18n.texts import Texts, language_ids
from torres3d.scene.camera.camera import Camera, Views
from torres3d.scene.camera.framing import Framed

LOCALE = paths.config() / "locale"


class Told:
    """A table that keeps what it was asked for."""

    def __init__(self) -> None:
        self.on: frozenset[str] = frozenset()
        self.level = 1
        self.state = None
        self.overlays = SimpleNamespace(set=self._set, look_through=self._look_through)
        self.camera = Camera(1280, 720, Views(PRESETS, Framed(((-5.6, -5.6, 0.0), (5.6, 5.6, 0.0)))))

    def _set(self, names: frozenset[str]) -> None:
        self.on = frozenset(names)

    def _look_through(self, level: int) -> None:
        self.level = level


def switches(table: Any, **known: str) -> OverlaySwitches:
    """The switches of a table; ``known`` are keys."""
    return OverlaySwitches(table, known)


@pytest.mark.parametrize("overlay", SWITCHES, ids=lambda overlay: overlay.id)
def test_each_switch_has_a_sign_a_key_and_words_in_each_language(overlay: Overlay) -> None:
    drawn = Icons(paths.assets()).tinted(overlay.id, 24, (255, 255, 255, 255))
    assert drawn.getchannel("A").getextrema()[1] > 200, "hud/kit/icons.py, or a picture in assets/icons"
    assert f"overlay_{overlay.id}" in WINDOW_GAMES.usual_keys(), "config/keys.yaml"
    for language in language_ids(LOCALE):
        texts = Texts(LOCALE, language)
        for key in (f"overlay-{overlay.id}", f"overlay-{overlay.id}-about"):
            assert texts.has(key), f"config/locale/{language}/hud.ftl: {key}"


def test_the_list_fits_together() -> None:
    assert len(BY_ID) == len(OVERLAYS)
    for overlay in OVERLAYS:
        assert set(overlay.brings) <= BY_ID.keys()
        assert drawn_with([overlay.id]), f"{overlay.id} draws nothing and brings nothing"
        assert not overlay.view or overlay.view in PRESETS
        assert overlay.switch or any(overlay.id in other.brings for other in OVERLAYS)


def test_what_is_switched_on_is_drawn_with_what_it_brings() -> None:
    assert drawn_with(["castles"]) == {"castles"}
    assert drawn_with(["levels"]) == {"levels", "ruler"}
    assert drawn_with(["map"]) == {"map"}
    assert drawn_with(BY_ID) == DRAWN.keys()


def test_buttons_and_keys_switch() -> None:
    table = Told()
    strip = switches(table, overlay_scores="r")
    assert strip.intent(ToggleOverlay("scores"))
    assert strip.key("overlay_levels")
    assert table.on == {"scores", "levels", "ruler"}
    shown = {button.id: (button.on, button.key) for button in strip.model().overlays}
    assert list(shown) == [overlay.id for overlay in SWITCHES]
    assert (shown["scores"], shown["levels"], shown["doors"]) == ((True, "r"), (True, ""), (False, ""))
    assert strip.key("overlay_levels")
    assert table.on == {"scores"}
    assert not strip.key("undo")


def test_what_is_on_comes_back_after_others_used_the_table() -> None:
    table = Told()
    strip, other = switches(table), switches(table)
    strip.toggle("xray")
    strip.intent(XrayLevel(3))
    drawn = table.on
    other.show()
    assert (table.on, table.level) == (frozenset(), 1), "another screen begins with none"
    other.clear()
    strip.show()
    assert (table.on, table.level) == (drawn, 3)


def test_a_level_is_chosen_only_where_an_overlay_follows_it() -> None:
    table = Told()
    strip = switches(table)
    assert strip.model().from_level is None
    strip.toggle("xray")
    assert strip.intent(XrayLevel(3))
    assert (strip.model().from_level, table.level) == (3, 3)
    strip.toggle("xray")
    assert strip.model().from_level is None


def test_the_map_is_the_view_from_above_and_leads_back() -> None:
    table = Told()
    strip = switches(table)
    strip.view("west")
    strip.toggle("map")
    assert (table.camera.view_name, strip.model().preset) == ("top", "top")
    strip.toggle("map")
    assert (table.camera.view_name, table.on) == ("west", frozenset())


def test_after_the_map_somebody_who_had_turned_the_view_has_it_again() -> None:
    table = Told()
    strip = switches(table)
    table.camera.orbit(40, 0)
    held = table.camera.goal
    strip.toggle("map")
    assert table.camera.goal != held
    strip.toggle("map")
    assert table.camera.goal == held


def test_a_lit_view_goes_out_once_the_hand_has_turned_away() -> None:
    table = Told()
    strip = switches(table)
    strip.view("east")
    assert strip.model().preset == "east"
    assert not strip.stale
    table.camera.turn(10, 0)
    assert strip.stale
    assert strip.model().preset is None
    assert not strip.stale
    strip.key("view_iso")
    assert strip.model().preset == "iso"
