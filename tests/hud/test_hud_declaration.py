"""A game brings panels, pages and effects to the HUD by its `GameHud` alone."""

from collections.abc import Iterator
from typing import ClassVar

import pytest
from panda3d.core import NodePath

from tests.panda import VirtualScreen
from torres3d.base import paths
from torres3d.base.lazy import Lazy
from torres3d.hud.hud import Hud
from torres3d.hud.hud_declaration import GameHud, PanelSpec
from torres3d.hud.hud_panels import GAP
from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.layout import ROOM, Rect, Viewport
from torres3d.hud.kit.page import Page
from torres3d.hud.kit.panel import HangingPanel, Panel, PanelKit
from torres3d.hud.kit.toast_and_sound_effects import HudEffect
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.intents import BoardFocused
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import BaseTurnModel
from torres3d.i18n.texts import Texts

ANA, OTTO = PlayerLook(0, "Ana", "red"), PlayerLook(1, "Otto", "blue")


class Points(BaseTurnModel, frozen=True):
    """What the first panel shows."""

    points: int


class Clock(BaseTurnModel, frozen=True):
    """What the second one shows."""


class End(ScreenModel, frozen=True):
    """What the page shows."""


class Flash(HudEffect, frozen=True):
    """An effect."""


class PointsPanel(Panel[Points]):
    """At the upper left."""

    def place(self, view: Viewport, model: Points) -> Rect:
        return Rect(12, 12, 200, 40)

    def paint(self, canvas: Canvas, model: Points) -> None:
        self.button(canvas, "points", self.rect, str(model.points), lambda: self.kit.send(BoardFocused()))


class ClockPanel(HangingPanel[Clock]):
    """Below another one."""

    def place(self, view: Viewport, model: Clock) -> Rect:
        return Rect(12, self._top, 200, 30)

    def paint(self, canvas: Canvas, model: Clock) -> None:
        canvas.panel(self.rect)


class EndPage(Page[End]):
    """A page without anything on it."""

    def size(self, view: Viewport) -> tuple[float, float]:
        return 300, 200

    def paint(self, canvas: Canvas, box: Rect) -> None:
        self.title(canvas, box, "End")


class Flashes:
    """Counts effects."""

    played: ClassVar[list[int]] = []

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        self.size = None

    def play(self, effect: Flash) -> None:
        self.played.append(effect.number)

    def repaint(self) -> None:
        pass

    def step(self, dt: float) -> None:
        pass

    def destroy(self) -> None:
        pass


HERE = "tests.hud.test_hud_declaration:"
MINE = GameHud(
    panels=(
        PanelSpec("points", Points, Lazy(HERE + "PointsPanel"), "left", 101),
        PanelSpec("clock", Clock, Lazy(HERE + "ClockPanel"), "left", 102),
    ),
    pages={End: Lazy(HERE + "EndPage")},
    effects={Flash: Lazy(HERE + "Flashes")},
)
OTHER = GameHud(panels=(PanelSpec("points", Clock, Lazy(HERE + "Nowhere"), "right", 41),))
"""Another game with a slot of the same name."""
SHARING = GameHud(panels=MINE.panels[1:])
"""A third one with the same clock."""


@pytest.fixture
def hud(screen: VirtualScreen) -> Iterator[Hud]:
    """A HUD with the panels of all three games."""
    told: list[Intent] = []
    texts, palettes = Texts(paths.config() / "locale", "en"), paths.config() / "palettes.yaml"
    games = [Lazy[GameHud](HERE + name) for name in ("OTHER", "MINE", "SHARING")]
    made = Hud(screen.base, paths.assets(), palettes, texts, told.append, games, size=(1280, 720))
    yield made
    made.destroy()


def test_a_panel_shows_its_slot_and_is_made_when_it_is_needed(hud: Hud) -> None:
    hud.update(HudModel())
    assert hud.panels == []
    hud.update(HudModel(panels={"points": Points(ANA, 12), "unknown": 3}))
    assert [type(panel).__name__ for panel in hud.panels] == ["PointsPanel"], "by slot and by the kind of its model"
    (panel,) = hud.panels
    hud.update(HudModel(panels={"points": Points(OTTO, 13)}))
    assert hud.panels == [panel]
    hud.update(HudModel(panels={"points": None}))
    assert hud.panels == []


def test_panels_of_a_column_stand_below_one_another_and_the_table_has_what_is_between_columns(hud: Hud) -> None:
    hud.update(HudModel(panels={"points": Points(ANA, 12)}))
    free = hud.free_area
    hud.update(HudModel(panels={"points": Points(ANA, 12), "clock": Clock(ANA)}))
    clock, points = hud.rect_of(ClockPanel), hud.rect_of(PointsPanel)
    assert clock is not None
    assert points is not None
    assert clock.y == points.bottom + GAP
    assert free == hud.free_area
    assert free is not None
    assert (free.x, free.right) == (ROOM.gap + ROOM.left, 1280 - ROOM.gap - ROOM.right)


def test_pages_and_effects_are_found_by_the_kinds_of_their_models(hud: Hud) -> None:
    hud.update(HudModel(screen=End(), effects=(Flash(1), Flash(2))))
    assert [type(panel).__name__ for panel in hud.panels] == ["ScreenPanel"]
    hud.update(HudModel(effects=(Flash(1), Flash(2), Flash(3))))
    assert Flashes.played == [1, 2, 3], "each once"
