"""List rows of small texts, as in the log: the visible ones, their height and font, and the scroll bar."""

from abc import ABC, abstractmethod
from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look


class VisibleRows(ABC):
    """Rows of which ``room`` are visible at once, from the one with the number ``first`` on."""

    def __init__(self) -> None:
        self.room = 1
        self.first = 0

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of rows."""

    @property
    def last_first(self) -> int:
        """The furthest that can be scrolled."""
        return max(0, self.count - self.room)

    def scroll_to(self, first: int) -> bool:
        """Scroll to this row, as far as there are rows; whether that moved anything."""
        before, self.first = self.first, min(max(first, 0), self.last_first)
        return before != self.first

    def bring_in(self, number: int) -> None:
        """Scroll as little as needed for a row to be visible."""
        if number < self.first:
            self.scroll_to(number)
        elif number >= self.first + self.room:
            self.scroll_to(number - self.room + 1)


ROW = 20.0
MIN_TEXT_SIZE = 11.0
"""Minimum size of a line before it is cut."""
STYLE = SMALL._replace(size=14.5, colour=theme.LIGHT)
NAME = STYLE._replace(face="bold")
WHEN = SMALL._replace(size=12.5)
BAR = 9.0
LEAST_HANDLE = 24.0
WHEEL = 3
"""Rows the wheel scrolls."""


def row_ground(on: Canvas, box: Rect, look: Look, here: bool) -> None:
    if here:
        on.fill(box, (*theme.GOLD[:3], 70), 4)
    if look in ("hover", "pressed", "focus"):
        on.fill(box, (*theme.GOLD_BRIGHT[:3], 34), 4)


def row_places(box: Rect, rows: VisibleRows) -> list[Rect]:
    """The places of the visible rows in a box, beside the bar if there are more."""
    if rows.last_first:
        box, _ = box.cut_right(BAR, 4)
    return box.rows(min(rows.room, rows.count - rows.first), ROW)


def row_bar(panel: Panel[Any], canvas: Canvas, name: str, box: Rect, rows: VisibleRows) -> None:
    """The scroll bar of the rows in a box, at its right; nothing where all are visible."""
    last = rows.last_first
    if not last:
        return
    track = box._replace(h=box.h - 2).cut_right(BAR)[1]
    high = max(LEAST_HANDLE, track.h * rows.room / rows.count)
    free = track.h - high

    def draw(on: Canvas, look: Look) -> None:
        on.fill(track, (0, 0, 0, 110), BAR / 2)
        handle = track.head(free * rows.first / last, high, 1)
        on.fill(handle, theme.GOLD if look == "normal" else theme.GOLD_BRIGHT, BAR / 2 - 1)

    def slide(_across: float, down: float, _done: bool) -> None:
        along = (down * track.h - high / 2) / max(free, 1.0)
        if rows.scroll_to(round(min(max(along, 0.0), 1.0) * last)):
            panel.repaint()

    panel.spot(canvas, Spot(name, track, draw, drag=slide))
