"""List rows of small texts, as in the log: their height and font, and the scroll bar."""

from collections.abc import Callable
from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.skin import Look

ROW = 20.0
LEAST = 11.0
"""How small a line may be written before it is cut."""
STYLE = SMALL._replace(size=14.5, colour=theme.LIGHT)
NAME = STYLE._replace(face="bold")
WHEN = SMALL._replace(size=12.5)
BAR = 9.0
LEAST_HANDLE = 24.0
WHEEL = 3
"""Rows the wheel scrolls."""


def row_ground(on: Canvas, box: Rect, look: Look, here: bool) -> None:
    """The ground of a row that is pointed at, or open."""
    if here:
        on.fill(box, (*theme.GOLD[:3], 70), 4)
    if look in ("hover", "pressed", "focus"):
        on.fill(box, (*theme.GOLD_BRIGHT[:3], 34), 4)


def row_bar(
    panel: Panel[Any],
    canvas: Canvas,
    name: str,
    track: Rect,
    first: int,
    room: int,
    count: int,
    scroll_to: Callable[[int], bool],
) -> None:
    """The bar beside ``count`` rows, of which ``room`` are seen from ``first`` on; drawn along it calls ``scroll_to``,
    which says whether that moved anything."""
    last = max(count - room, 1)
    high = max(LEAST_HANDLE, track.h * room / count)
    free = track.h - high

    def draw(on: Canvas, look: Look) -> None:
        on.fill(track, (0, 0, 0, 110), BAR / 2)
        handle = track.head(free * first / last, high, 1)
        on.fill(handle, theme.GOLD if look == "normal" else theme.GOLD_BRIGHT, BAR / 2 - 1)

    def slide(_across: float, down: float, _done: bool) -> None:
        along = (down * track.h - high / 2) / max(free, 1.0)
        if scroll_to(round(min(max(along, 0.0), 1.0) * last)):
            panel.repaint()

    panel.spot(canvas, Spot(name, track, draw, drag=slide))
