"""Where a large UI scale leaves little room the board has it: cards look out from below the edge; points stay in sight
while the log is read."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.hud.conftest import Player
from tests.hud.examples import HAND, LONG, PLAY, PLAYERS, SCORE, log_turns, with_panels
from torres3d.base import paths
from torres3d.games.torres.hud.panels.score_panel import ScorePanel
from torres3d.games.torres.rules.literal_types import ACTION_CARDS
from torres3d.hud.hud import Hud
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.page_models import MenuModel
from torres3d.hud.models.recap_and_pace_models import PastMomentModel, PlayOn
from torres3d.hud.panels.log_panel import LogPanel
from torres3d.hud.panels.past_moment_banner import PastMomentBanner
from torres3d.hud.text.fonts import Face, Fonts
from torres3d.i18n.texts import language_ids

SIZE = (1280, 720)
CLOSED = LogModel(log_turns(8), PLAY.log.players if PLAY.log else (), open=False)
TABLE = replace(PLAY, prompt=None, log=CLOSED)


def cards(first: int, count: int) -> HudModel:
    """A table with some cards of the hand, and a master card."""
    held = tuple(card for card in HAND.cards if card.card in ACTION_CARDS[first : first + count])[:count]
    return with_panels(TABLE, hand=replace(HAND, cards=held))


def shares(hud: Hud) -> tuple[float, float]:
    """How much of the window's width and height is free for the board."""
    free = hud.free_area
    assert free is not None
    return free.w / SIZE[0], free.h / SIZE[1]


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_at_a_large_ui_scale_the_board_has_most_of_the_height(make_hud: Callable[..., Player], scale: float) -> None:
    hud = make_hud("de", SIZE, scale).hud
    hud.update(cards(0, 4))
    wide, high = shares(hud)
    assert wide >= 0.58
    assert high >= 0.7, "cards look out from below the edge, and there is room for a prompt of two lines"


def test_the_board_stays_where_it_is_when_the_log_was_read(make_hud: Callable[..., Player]) -> None:
    hud = make_hud("en", SIZE, 2.0).hud
    hud.update(cards(0, 4))
    before = shares(hud)
    hud.update(replace(cards(0, 4), log=replace(CLOSED, open=True)))
    hud.update(cards(0, 4))
    assert shares(hud) == before


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_board_does_not_move_for_the_first_card_nor_for_a_full_hand(
    make_hud: Callable[..., Player], scale: float
) -> None:
    hud = make_hud("en", SIZE, scale).hud
    found = set()
    for shown in (cards(0, 0), cards(0, 1), cards(0, 4), with_panels(TABLE, hand=HAND), with_panels(TABLE, hand=None)):
        hud.update(shown)
        found.add(shares(hud))
    assert len(found) == 1


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
@pytest.mark.parametrize("scale", [1.4, 1.5, 2.0])
def test_names_on_low_cards_are_whole(
    make_hud: Callable[..., Player], monkeypatch: pytest.MonkeyPatch, language: str, scale: float
) -> None:
    whole, cut = Fonts.cut, set()

    def heard(fonts: Fonts, text: str, face: Face, size: int, width: float) -> str:
        shown = whole(fonts, text, face, size, width)
        if shown != text:
            cut.add(text)
        return shown

    monkeypatch.setattr(Fonts, "cut", heard)
    hud = make_hud(language, SIZE, scale).hud
    for first in range(0, len(ACTION_CARDS), 5):
        hud.update(with_panels(cards(first, 5), score=replace(SCORE, rows=())))
    assert cut == set()


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_points_and_menu_stay_in_sight_while_the_log_is_read(make_hud: Callable[..., Player], scale: float) -> None:
    player = make_hud("de", SIZE, scale)
    player.hud.update(replace(cards(0, 4), log=replace(CLOSED, open=True)))
    score, log = player.hud.rect_of(ScorePanel), player.hud.rect_of(LogPanel)
    assert score is not None
    assert log is not None
    assert not score.overlaps(log)
    rows = [player.hud.spot(f"score:{seat}").rect for seat in range(4)]
    assert all(score.contains(*rect.middle) for rect in rows)
    assert not any(one.overlaps(other) for one in rows for other in rows if one is not other)
    player.click("menu")
    assert len(player.told) == 1


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("read", [False, True])
def test_the_ways_of_a_look_back_lie_within_their_banner_and_the_board_stays_below_it(
    make_hud: Callable[..., Player], language: str, scale: float, read: bool
) -> None:
    player = make_hud(language, SIZE, scale)
    hud = player.hud
    past_moment = PastMomentModel("Rückblick: Jahr 2, Runde 2", f"{LONG}: c5", PLAYERS[0], can_play_on=True)
    hud.update(replace(with_panels(TABLE, hand=None), past_moment=past_moment, log=replace(CLOSED, open=read)))
    banner, free = hud.rect_of(PastMomentBanner), hud.free_area
    assert banner is not None
    assert free is not None
    ways = [hud.spot(f"looking:{way}").rect for way in ("play_on", "back", "next", "now")]
    assert all(banner.x < rect.x and rect.right < banner.right for rect in ways)
    assert not any(one.overlaps(other) for one in ways for other in ways if one is not other)
    assert scale == 1.0 or read or free.y >= banner.bottom * hud.pixels_per_unit - 1
    hud.update(replace(hud.model, log=CLOSED))
    assert free == hud.free_area
    hud.update(replace(hud.model, log=replace(CLOSED, open=read)))
    player.click("looking:play_on")
    assert isinstance(player.told[-1], PlayOn)


def test_at_a_large_ui_scale_the_menu_shows_its_choices_first(make_hud: Callable[..., Player]) -> None:
    hud = make_hud("de", SIZE, 2.0).hud
    hud.update(HudModel(screen=MenuModel(resume="Ana, Otto", version="1.2.3")))
    seen = [
        spot for spot in (hud.spot(name) for name in ("continue", "new", "learn", "games")) if spot.clip is not None
    ]
    assert len(seen) == 4
    assert all(spot.clip is not None and spot.rect.bottom <= spot.clip.bottom for spot in seen)
