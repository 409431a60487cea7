"""Tips and large cards lie where they hide nothing that is needed."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from panda3d.core import MouseButton

from tests.hud.conftest import Player
from tests.hud.examples import PLAY, PLAYERS, SCORE
from torres3d.hud.hud import Hud
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.kit.tooltips_and_toasts import Toast, Tooltip
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel, ThinkingModel
from torres3d.hud.panels.prompt_line import PromptLine

TIP = TooltipModel(
    ("It can grow by one block on each side.", "A knight of Bruno, on level 2"), "Castle: area 12, height 3"
)
SIZES = [(1280, 720), (1920, 1080)]


def tip_at(
    player: Player, hud: Hud, x: float, y: float, screen: HudModel | None = None
) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the tip in pixels when the pointer is at a pixel of the table."""
    shown = replace(screen or HudModel(panels={"score": SCORE}), tooltip=TIP)
    player.screen.move(x, y)
    hud.update(shown)
    player.step()
    hud.update(shown)
    rect, px = hud.rect_of(Tooltip), hud.pixels_per_unit
    assert rect is not None
    return rect.x * px, rect.y * px, rect.right * px, rect.bottom * px


@pytest.mark.parametrize("around", [(0, 90), (60, 60), (90, 0), (-90, 40), (-60, -60), (40, 80)])
def test_a_tip_never_covers_the_targets_of_what_was_clicked(player: Player, around: tuple[int, int]) -> None:
    hud, at = player.hud, (640, 330)
    middle = (at[0] + around[0], at[1] + around[1])
    targets = [(middle[0] + 48 * x - 20, middle[1] + 40 * y - 16) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    hud.keep_clear(lambda: [(x, y, x + 40, y + 32) for x, y in targets])
    left, top, right, low = tip_at(player, hud, *at)
    for x, y in targets:
        assert x >= right or x + 40 <= left or y >= low or y + 32 <= top
    assert not (left <= at[0] <= right and top <= at[1] <= low)


def test_a_tip_makes_way_for_targets_that_come_while_it_is_shown(player: Player) -> None:
    hud, targets = player.hud, list[tuple[float, float, float, float]]()
    hud.keep_clear(lambda: targets)
    before = tip_at(player, hud, 640, 330)
    targets.append(before)
    hud.update(replace(hud.model, thinking=ThinkingModel(PLAYERS[0])))
    left, top, right, low = tip_at(player, hud, 640, 330)
    assert before[0] >= right or before[2] <= left or before[1] >= low or before[3] <= top


@pytest.mark.slow
@pytest.mark.parametrize("at", [(770, 300), (905, 200), (940, 400), (330, 320), (960, 520)])
def test_a_tip_of_the_table_does_not_lie_on_panels(player: Player, at: tuple[int, int]) -> None:
    hud = player.hud
    # As around a knight that was chosen: what is near him may be chosen too.
    targets = [(at[0] + 62 * x - 25, at[1] + 50 * y - 20) for x in (-1, 0, 1) for y in (0, 1, 2)]
    hud.keep_clear(lambda: [(x, y, x + 50, y + 40) for x, y in targets])
    left, top, right, low = tip_at(player, hud, *at, PLAY)
    assert all(x >= right or x + 50 <= left or y >= low or y + 40 <= top for x, y in targets)
    px = hud.pixels_per_unit
    for panel in hud.panels:
        if panel.shown and panel.solid:
            rect = panel.rect
            aside = rect.x * px >= right or rect.right * px <= left or rect.y * px >= low or rect.bottom * px <= top
            assert aside, type(panel).__name__


def test_a_tip_covers_neither_the_reason_of_a_refusal_nor_the_prompt(player: Player) -> None:
    hud = player.hud
    shown = HudModel(panels={"score": SCORE}, prompt=PromptModel("Where to?", "Cancel", "cancel"))
    hud.update(replace(shown, effects=(ToastSaid(1, "Too steep: 2 levels up, and a knight climbs 1.", "refusal"),)))
    for x, y in ((520, 140), (640, 110), (760, 130), (640, 60)):
        left, top, right, low = tip_at(player, hud, x, y, replace(shown, effects=hud.model.effects))
        for kind in (Toast, PromptLine):
            rect = hud.rect_of(kind)
            assert rect is not None
            assert rect.x >= right or rect.right <= left or rect.y >= low or rect.bottom <= top, kind.__name__


def test_after_a_click_on_the_table_there_is_no_tip_until_the_pointer_moves(player: Player) -> None:
    hud = player.hud
    tip_at(player, hud, 640, 330)
    player.screen.press(MouseButton.one())
    player.step()
    player.screen.release(MouseButton.one())
    player.step()
    assert hud.rect_of(Tooltip) is None
    tip_at(player, hud, 648, 336)
    assert hud.rect_of(Tooltip) is not None


def test_by_keys_a_tip_lies_beside_the_cursor_wherever_the_mouse_was_used_last(player: Player) -> None:
    hud = player.hud
    tip_at(player, hud, 640, 330)
    player.press()
    player.release()
    hud.update(replace(HudModel(panels={"score": SCORE}), tooltip=TIP, tip_at=(420, 500)))
    player.step()
    rect = hud.rect_of(Tooltip)
    assert rect is not None
    assert (rect.x, rect.y) == pytest.approx((442, 526), abs=1)


def test_a_tip_lies_beside_the_pointer_where_nothing_is_to_be_kept_clear(player: Player) -> None:
    left, top, _, _ = tip_at(player, player.hud, 640, 330)
    assert (left, top) == pytest.approx((662, 356), abs=1)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_a_card_under_the_pointer_hides_nothing_of_the_board(
    make_hud: Callable[..., Player], size: tuple[int, int]
) -> None:
    player = make_hud(size=size)
    player.hud.update(replace(PLAY, prompt=None))
    free, px = player.hud.free_area, player.hud.pixels_per_unit
    assert free is not None
    cards = [spot for panel in player.hud.panels for spot in panel.spots if spot.name.startswith(("card:", "master"))]
    assert len(cards) >= 5
    for card in cards:
        # The part of what is painted for it that lies above the cards is left of the board.
        large = card.over.x + 240
        assert large * px <= free.x + 2
        assert card.rect.y * px >= free.bottom - 18
