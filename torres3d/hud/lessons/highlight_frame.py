"""What a lesson points at: a frame of light around buttons and panels. It takes no clicks."""

from collections.abc import Sequence
from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.models import HudModel

PANELS = {
    "ScorePanel": "score",
    "TurnPanel": "turn",
    "HandPanel": "hand",
    "OverlayStrip": "overlays",
    "StandingPanel": "standing",
    "BuildingPanel": "turn",
    "SupplyPanel": "supply",
    "SteadinessPanel": "steadiness",
}
"""What lessons call panels."""
ROOM = 12.0
"""Units of light around it."""


class HighlightFrame(Panel[tuple[Rect, ...]]):
    """Frames around rectangles."""

    solid = False

    def place(self, view: Viewport, model: tuple[Rect, ...]) -> Rect:
        left, top = min(rect.x for rect in model) - ROOM, min(rect.y for rect in model) - ROOM
        right, low = max(rect.right for rect in model) + ROOM, max(rect.bottom for rect in model) + ROOM
        left, top = max(0.0, left), max(0.0, top)
        return Rect(left, top, min(view.width, right) - left, min(view.height, low) - top)

    def paint(self, canvas: Canvas, model: tuple[Rect, ...]) -> None:
        for rect in model:
            around = rect.inset(-3.5)
            canvas.outline(around.inset(-3), (*theme.GOLD_BRIGHT[:3], 70), 12, 3)
            canvas.outline(around.inset(-1.5), (*theme.GOLD_BRIGHT[:3], 130), 11, 2.5)
            canvas.outline(around, theme.GOLD_BRIGHT, 10, 3)


def pointed(model: HudModel, panels: Sequence[Panel[Any]]) -> tuple[Rect, ...] | None:
    """Where what a lesson points at lies: spots, or whole panels by the names of `PANELS`; None for nothing."""
    if model.lesson is None or model.dialog is not None or model.screen is not None:
        return None
    shown = [panel for panel in panels if panel.shown]
    found = [spot.rect for name in model.lesson.points for panel in shown if (spot := panel.spot_named(name))]
    found += [panel.rect for panel in shown if PANELS.get(type(panel).__name__) in model.lesson.points]
    return tuple(found) or None
