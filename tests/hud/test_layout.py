"""Everything fits: no panel over another, none over the window's edge, no text wider than its place."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.hud.conftest import Player
from tests.hud.examples import (
    END,
    FILES,
    GAMES,
    LONG,
    MENU,
    PLAY,
    PLAYERS,
    REPLAY,
    SCORING,
    SETUP,
    THINK,
    TURN,
    log_turns,
    with_panels,
)
from torres3d.base import paths
from torres3d.games.torres.hud.models.dialog_models import OfferDialog
from torres3d.games.torres.hud.models.score_models import CastleLine, ScoringColumn, ScoringModel
from torres3d.games.torres.hud.panels.scoring_panel import ScoringPanel
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import MARGIN, MIN_WINDOW, Rect, viewport
from torres3d.hud.kit.panel_and_button_skins import Style
from torres3d.hud.kit.theme import Colour
from torres3d.hud.kit.toast_and_sound_effects import RefusalPassed, ToastOutdated, ToastSaid
from torres3d.hud.kit.tooltips_and_toasts import Toast, Tooltip
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow, CourseLine
from torres3d.hud.models.turn_models import PromptModel
from torres3d.hud.panels.log_panel import CLOSED, LogPanel
from torres3d.hud.panels.prompt_line import PromptLine
from torres3d.hud.panels.replay_bar import ReplayBar
from torres3d.hud.text.fonts import Fonts
from torres3d.i18n.texts import language_ids

FULL = replace(PLAY, log=LogModel(log_turns(200), PLAYERS, recap=True))
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ui_scale", [0.8, 1.0, 2.0])
def test_the_window_is_never_smaller_than_the_layout_needs(size: tuple[int, int], ui_scale: float) -> None:
    view = viewport(*size, ui_scale)
    assert view.width >= MIN_WINDOW[0] - 1e-6
    assert view.height >= MIN_WINDOW[1] - 1e-6


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("ui_scale", [0.8, 2.0])
@pytest.mark.parametrize("model", [PLAY, THINK, REPLAY, FULL], ids=["play", "think", "replay", "full log"])
def test_panels_do_not_overlap(
    make_hud: Callable[..., Player], size: tuple[int, int], ui_scale: float, model: HudModel
) -> None:
    hud = make_hud(size=size, ui_scale=ui_scale).hud
    hud.update(model)
    shown = {type(panel).__name__: panel.rect for panel in hud.panels}
    window = hud.window.inset(-0.5)
    for name, rect in shown.items():
        assert window.contains(rect.x, rect.y), name
        assert rect.right <= window.right, name
        assert rect.bottom <= window.bottom, name
    names = list(shown)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert not shown[one].overlaps(shown[other]), f"{one} {shown[one]} over {other} {shown[other]}"


@pytest.mark.parametrize("size", SIZES[:3])
def test_a_long_scoring_lies_above_the_replay_bar(make_hud: Callable[..., Player], size: tuple[int, int]) -> None:
    hud = make_hud(size=size, ui_scale=0.8).hud
    columns = tuple(ScoringColumn(player, tuple(CastleLine(9, 3, 27) for _ in range(9))) for player in PLAYERS)
    hud.update(with_panels(REPLAY, scoring=ScoringModel(2, columns, "row", done=True)))
    bar, board = hud.rect_of(ReplayBar), hud.rect_of(ScoringPanel)
    assert bar is not None
    assert board is not None
    assert board.bottom <= bar.y
    assert board.y >= 0
    assert board.contains(*hud.spot("scoring").rect.middle)
    hud.update(with_panels(SCORING, scoring=ScoringModel(2, columns, "row", done=True)))
    alone = hud.rect_of(ScoringPanel)
    assert alone is not None
    assert alone.bottom >= board.bottom, "without the bar there is room for as much or more"


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_spots_lie_inside_their_panels(make_hud: Callable[..., Player], language: str) -> None:
    hud = make_hud(language, (1024, 640)).hud
    models = [PLAY, SCORING, *(HudModel(screen=screen) for screen in (SETUP, GAMES, FILES, END, MENU))]
    for model in (*models, HudModel(dialog=OfferDialog(("six", "leap", "doors"), together=True))):
        hud.update(model)
        for panel in hud.panels:
            for spot in panel.spots:
                box = panel.rect.inset(-1)
                assert box.contains(spot.rect.x, spot.rect.y), spot.name
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
        assert fonts.has_glyphs("medium", char), char
    assert [run.text for run in fonts.runs("a → b", "text", 16) if run.text] == ["a", "→", "b"]


@pytest.mark.slow
def test_the_window_may_change_its_size(player: Player) -> None:
    player.hud.update(PLAY)
    player.hud.resize(1920, 1080)
    assert player.hud.covers(1900, 30)
    player.hud.resize(1280, 720)
    player.hud.set_ui_scale(0.8)
    assert player.hud.pixels_per_unit == pytest.approx(0.8)


def test_the_log_is_no_higher_than_its_lines(make_hud: Callable[..., Player]) -> None:
    hud = make_hud().hud
    heights = []
    for count in (0, 1, 3, 30, 40):
        hud.update(HudModel(log=LogModel(log_turns(min(count, 1), count), PLAYERS)))
        log = hud.rect_of(LogPanel)
        assert log is not None
        heights.append(log.h)
        assert log.bottom == pytest.approx(hud.window.bottom - MARGIN)
    assert heights[0] == CLOSED
    assert heights[0] < heights[1] < heights[2] < heights[3] == heights[4]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["build", "end_turn", "score:0", "overlay:xray", "log"])
def test_the_tip_of_a_button_hides_no_other_button(make_hud: Callable[..., Player], name: str) -> None:
    player = make_hud()
    player.hud.update(PLAY)
    player.screen.move(640, 360)  # a pointer that has just come into the window points at nothing yet
    player.step()
    player.point(name)
    player.step(1.0)
    tip, window = player.hud.rect_of(Tooltip), player.hud.window
    assert tip is not None
    panel = next(panel for panel in player.hud.panels if panel.spot_named(name))
    assert not tip.overlaps(panel.rect)
    assert window.overlaps(tip)
    assert tip.right <= window.right
    assert tip.bottom <= window.bottom


def test_a_refusal_lies_below_the_prompt_and_goes_when_something_is_done(make_hud: Callable[..., Player]) -> None:
    hud = make_hud().hud
    hud.update(PLAY)
    hud.update(replace(PLAY, effects=(ToastSaid(1, "No.", "refusal"),)))
    toast, prompt = hud.rect_of(Toast), hud.rect_of(PromptLine)
    assert toast is not None
    assert prompt is not None
    assert toast.y >= prompt.bottom
    hud.update(replace(PLAY, effects=(RefusalPassed(2),)))
    assert not hud.toast
    hud.update(replace(PLAY, effects=(ToastSaid(3, "Saved."), RefusalPassed(4))))
    assert hud.toast == "Saved.", "what was said for good stays"


def test_a_message_that_is_no_longer_true_goes_and_another_stays(player: Player) -> None:
    hud = player.hud
    hud.update(replace(PLAY, effects=(ToastSaid(1, "Otto leads."), ToastOutdated(2, "Ida leads."))))
    assert hud.toast == "Otto leads."
    hud.update(replace(PLAY, effects=(ToastOutdated(3, "Otto leads."),)))
    assert not hud.toast


@pytest.mark.parametrize("size", SIZES)
def test_every_scale_is_as_large_as_it_says(size: tuple[int, int]) -> None:
    plain = viewport(*size, 1.0).px
    for scale in (0.8, 1.2, 1.5, 2.0):
        assert viewport(*size, scale).px == pytest.approx(plain * scale)


@pytest.mark.parametrize(
    ("size", "scale", "px"),
    [
        ((1280, 720), 1.0, 1.0),
        ((2560, 1440), 1.0, 2**0.7),
        ((2560, 1440), 2.0, 2.0),
        ((3840, 2160), 2.0, 3**0.7),
        ((1280, 720), 2.0, 2.0),
        ((1280, 720), 3.0, 2.0),
    ],
)
def test_a_unit_has_the_pixels_of_the_screens_scale(size: tuple[int, int], scale: float, px: float) -> None:
    """But no more than the window has room for."""
    assert viewport(*size, 1.0, scale).px == pytest.approx(px)


def test_letters_without_a_picture_are_seen_all_the_same() -> None:
    fonts = Fonts(paths.assets() / "fonts")
    assert [run.text for run in fonts.runs("A\u0378", "medium", 16)] == ["A", "□"]


def test_the_titles_font_borrows_letters_it_lacks() -> None:
    fonts = Fonts(paths.assets() / "fonts")
    assert [run.text for run in fonts.runs("Aĝo", "title", 20)] == ["A", "ĝ", "o"]
    assert fonts.missing_glyphs("Aĝo, Łucja: 日本 ё ?\u0378") == "\u0378"


def test_tips_tell_the_keys(make_hud: Callable[..., Player]) -> None:
    hud = make_hud("en").hud
    assert TURN.stacks
    keyed = replace(
        TURN,
        stacks=tuple(replace(stack, key="1") for stack in TURN.stacks),
        actions=tuple(replace(action, key="k") for action in TURN.actions),
    )
    hud.update(with_panels(PLAY, turn=keyed))
    for name, key in (("stack:0", "1"), ("reserve", "K"), ("end_turn", "K"), ("undo", "K")):
        spot = hud.spot(name)
        assert spot.tip is not None
        assert f"Key: {key}" in spot.tip.lines


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_in_a_replay_the_board_does_not_give_way_to_a_word_about_a_square(
    make_hud: Callable[..., Player], scale: float
) -> None:
    hud = make_hud("en", (1280, 720), scale).hud
    hud.update(replace(REPLAY, prompt=None))
    free = hud.free_area
    hud.update(replace(REPLAY, prompt=PromptModel("d4 · ground")))
    assert hud.free_area == free


def test_a_part_that_is_cut_off_and_the_rest_fill_the_rectangle() -> None:
    whole = Rect(10, 20, 100, 50)
    assert whole.cut_left(30, 5) == (Rect(10, 20, 30, 50), Rect(45, 20, 65, 50))
    assert whole.cut_right(30, 5) == (Rect(10, 20, 65, 50), Rect(80, 20, 30, 50))
    assert whole.cut_top(10, 5) == (Rect(10, 20, 100, 10), Rect(10, 35, 100, 35))
    assert whole.cut_bottom(10, 5) == (Rect(10, 20, 100, 35), Rect(10, 60, 100, 10))


def test_no_entry_of_the_menu_moves_when_there_is_a_game_to_go_on_with(make_hud: Callable[..., Player]) -> None:
    hud = make_hud().hud
    places = []
    for resume in ("", "Ana, Otto"):
        hud.update(HudModel(screen=replace(MENU, resume=resume, learn=True, entries=("strength", "puzzles", "study"))))
        places.append({spot.name: spot.rect for panel in hud.panels for spot in panel.spots})
    without, with_one = places
    kept = set(without) - {"new"}
    assert {"learn", "games", "strength", "settings", "quit"} <= kept
    assert {name: with_one[name] for name in kept} == {name: without[name] for name in kept}
    assert with_one["continue"].y == with_one["new"].y == without["new"].y


def test_the_flag_of_the_last_turn_stands_inside_the_picture_of_an_analysis(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags, insets = list[float](), list[Rect]()
    icon, panel = Canvas.icon, Canvas.panel

    def note_icon(self: Canvas, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        flags.extend([x + size / 2] if name == "marker" else [])
        icon(self, name, x, y, size, colour)

    def note_panel(self: Canvas, rect: Rect, style: Style = "wood") -> None:
        insets.extend([rect] if style == "inset" else [])
        panel(self, rect, style)

    monkeypatch.setattr(Canvas, "icon", note_icon)
    monkeypatch.setattr(Canvas, "panel", note_panel)
    last = AnalysisRow(2, 0, "red", "Turn 2", "")
    player.hud.update(HudModel(screen=AnalysisModel((CourseLine("Ana", "red", (0, 10, 20), "0"),), turning=(last,))))
    assert flags
    assert max(flags) <= insets[0].right
