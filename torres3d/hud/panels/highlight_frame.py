"""Highlight of a lesson: a frame of light around buttons and panels. It takes no clicks."""

from collections.abc import Mapping
from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.hud_model import HudModel

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


def pointed(model: HudModel, shown: Mapping[Panel[Any], str]) -> tuple[Rect, ...] | None:
    """The rectangles that a lesson points at: spots of the panels ``shown``, or whole panels by their names; None for
    nothing."""
    if model.lesson is None or model.dialog is not None or model.screen is not None:
        return None
    points = model.lesson.points
    found = [spot.rect for name in points for panel in shown if (spot := panel.spot_named(name))]
    found += [panel.rect for panel, name in shown.items() if name in points]
    return tuple(found) or None
