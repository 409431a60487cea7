"""Everything fits: no panel over another, none over the window's edge, no text wider than its place."""

from collections.abc import Callable

import pytest

from tests.hud.conftest import Player
from tests.hud.examples import END, GAMES, LONG, MENU, PLAY, REPLAY, SCORING, SETUP
from torres3d import paths
from torres3d.hud.fonts import Fonts
from torres3d.hud.layout import LEAST, Rect, viewport
from torres3d.hud.models import HudModel, OfferDialog
from torres3d.hud.text import LANGUAGES

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", [0.8, 1.0, 2.0])
def test_the_window_is_never_smaller_than_the_layout_needs(size: tuple[int, int], ui_scale: float) -> None:
    view = viewport(*size, ui_scale)
    assert view.width >= LEAST[0] - 1e-6
    assert view.height >= LEAST[1] - 1e-6


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("ui_scale", [0.8, 2.0])
@pytest.mark.parametrize("model", [PLAY, REPLAY], ids=["play", "replay"])
def test_panels_do_not_overlap(
    make_hud: Callable[..., Player], size: tuple[int, int], ui_scale: float, model: HudModel
) -> None:
    hud = make_hud(size=size, ui_scale=ui_scale).hud
    hud.update(model)
    shown = {type(panel).__name__: panel.rect for panel in hud._panels if panel.shown}
    window = Rect(-0.5, -0.5, hud._kit.view.width + 1, hud._kit.view.height + 1)
    for name, rect in shown.items():
        assert window.holds(rect.x, rect.y), name
        assert rect.right <= window.right, name
        assert rect.bottom <= window.bottom, name
    names = list(shown)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert not shown[one].overlaps(shown[other]), f"{one} {shown[one]} over {other} {shown[other]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_spots_lie_inside_their_panels(make_hud: Callable[..., Player], language: str) -> None:
    hud = make_hud(language, (1024, 640)).hud
    models = [PLAY, SCORING, *(HudModel(screen=screen) for screen in (SETUP, GAMES, END, MENU))]
    for model in (*models, HudModel(dialog=OfferDialog(("six", "leap", "doors"), together=True))):
        hud.update(model)
        for panel in hud._panels:
            for spot in panel.spots if panel.shown else []:
                box = panel.rect.inset(-1)
                assert box.holds(spot.rect.x, spot.rect.y), spot.name
                assert spot.rect.right <= box.right, spot.name
                assert spot.rect.bottom <= box.bottom, spot.name


def test_long_names_are_cut_with_an_ellipsis() -> None:
    fonts = Fonts(paths.assets() / "fonts")
    for size in (12, 16, 33):
        cut = fonts.cut(LONG, "medium", size, 120)
        assert cut.endswith("…")
        assert fonts.width(cut, "medium", size) <= 120
    assert fonts.cut("Ana", "medium", 16, 120) == "Ana"


def test_lines_are_broken_within_their_width() -> None:
    fonts = Fonts(paths.assets() / "fonts")
    for line in fonts.lines(f"{LONG} and {LONG} go on " * 3, "text", 15, 200, most=4):
        assert fonts.width(line, "text", 15) <= 200
    assert len(fonts.lines("one two three four five six", "text", 15, 40, most=2)) == 2


def test_letters_of_the_languages_and_signs_have_glyphs() -> None:
    fonts = Fonts(paths.assets() / "fonts")
    for char in "ăâîșțĂÂÎȘȚäöüßÄÖÜ„“”–…×+−":
        assert fonts._has("medium", char), char
    assert [run.text for run in fonts.runs("a → b", "text", 16) if run.text] == ["a", "→", "b"]


def test_the_window_may_change_its_size(player: Player) -> None:
    player.hud.update(PLAY)
    player.hud.resize(1920, 1080)
    assert player.hud.covers(1900, 30)
    player.hud.resize(1280, 720)
    player.hud.set_ui_scale(0.8)
    assert player.hud.pixels_per_unit == pytest.approx(0.8)
