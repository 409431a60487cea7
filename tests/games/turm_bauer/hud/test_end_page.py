"""The end page of Turm Bauer: whole at every scale, who won and why, who brought the tower down."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.hud.examples import FELLED, GAME, WON
from tests.games.turm_bauer.hud.test_panels import MARKED
from tests.hud.conftest import Player
from tests.hud.test_scales import checked as in_window
from tests.hud.test_scales import cut, press
from torres3d.games.turm_bauer.hud.pages.result_page import TABS, EndPage
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.pages.result.result_page import CHOICES
from torres3d.hud.pages.screen_and_dialog_pages import ScreenPanel

__all__ = ["cut"]


@pytest.mark.long
@pytest.mark.parametrize(("size", "scale", "language"), MARKED)
def test_the_result_is_whole(
    make_hud: Callable[..., Player], cut: set[str], size: tuple[int, int], scale: float, language: str
) -> None:
    hud = make_hud(language, size, scale).hud
    for name, model in (("won", WON), ("felled", FELLED)):
        hud.update(HudModel(screen=model))
        for tab in TABS:
            press(hud, f"tab:{tab}")
            in_window(hud, f"{name} {tab}")
    assert cut == set()


def test_choices_lead_on(player: Player) -> None:
    player.hud.update(HudModel(screen=WON))
    for choice in CHOICES:
        player.click(choice)
    assert player.told == [MenuChoice(choice) for choice in CHOICES]


@pytest.mark.slow
def test_why_it_was_won_stands_below_the_title_and_a_collapse_has_its_sign(player: Player) -> None:
    player.hud.update(HudModel(screen=WON))
    panel = next(panel for panel in player.hud.panels if isinstance(panel, ScreenPanel))
    assert isinstance(panel.page, EndPage)
    assert panel.page.sign == "crown"
    short = panel.page.size(panel.kit.view)[1]
    player.hud.update(HudModel(screen=replace(WON, why=(*WON.why, "x"))))
    assert panel.page.size(panel.kit.view)[1] > short
    player.hud.update(HudModel(screen=FELLED))
    assert panel.page.sign == "fall"
    assert list(panel.page.winners) == [FELLED.rows[0].name]


def test_the_tower_is_seen_when_the_result_stands_aside(player: Player) -> None:
    player.hud.update(replace(GAME, screen=FELLED))
    assert player.hud.press_key("escape")
    assert player.hud.dialogs_aside
    assert player.hud.free_area is not None
    assert player.hud.press_key("escape")
    assert not player.hud.dialogs_aside


def test_a_person_is_told_the_strength_also_after_a_collapse(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    text = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, told: str, *rest: Any, **more: Any) -> float:
        drawn.append(told)
        return text(canvas, x, y, told, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    for model in (WON, FELLED):
        drawn.clear()
        player.hud.update(HudModel(screen=model))
        strengths = [row.strength for row in model.rows if row.strength]
        assert [told for told in drawn if told in strengths] == strengths
    panel = next(panel for panel in player.hud.panels if isinstance(panel, ScreenPanel))
    assert panel.kit.texts("turm-end-felled") in drawn
