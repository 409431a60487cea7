"""Scrolling of a page that is higher than the window: its visible part, the scroll bar, and a fixed foot."""

from collections.abc import Callable
from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look

EDGE = 6.0
"""Units at the upper edge of a panel, and above its foot, that nothing is scrolled over."""
BAR = 9.0
NOTCH = 56.0
"""Units that a notch of the wheel moves."""
MIN_SCROLLED_HEIGHT = 150.0
"""Units of a page that have to be left above its foot; with less the foot is scrolled, too."""
PAGE_KEYS = {"page_up": -0.8, "page_down": 0.8, "home": -1000.0, "end": 1000.0}
"""Number of visible heights by which a key moves."""


def scroll_bar(
    panel: Panel[Any], canvas: Canvas, name: str, line: Rect, handle: Rect, most: float, move_to: Callable[[float], Any]
) -> None:
    """A bar with a handle along a line; drawn along it calls ``move_to`` with a distance of up to ``most`` units."""
    share = handle.h / line.h

    def draw(on: Canvas, look: Look) -> None:
        on.fill(line, (0, 0, 0, 120), line.w / 2)
        on.fill(handle, theme.GOLD_DIM if look == "normal" else theme.GOLD_BRIGHT, line.w / 2)

    def drag(_along: float, down: float, _done: bool) -> None:
        move_to((down - share / 2) / (1 - share) * most)

    panel.spot(canvas, Spot(name, line, draw, drag=drag))


class Scroll:
    """Scroll position of a panel. A page is painted into a box as high as it needs; what is outside the panel is
    neither seen nor clicked."""

    def __init__(self, panel: Panel[Any]) -> None:
        self._panel = panel
        self._at = 0.0
        self._most = 0.0
        self._body = Rect(0, 0, 0, 0)
        self._revealed = ""
        self._moving = False

    @property
    def needed(self) -> bool:
        return self._most > 0

    def reset(self) -> None:
        self._at = 0.0
        self._revealed = ""

    def paint(self, canvas: Canvas, high: float, foot: float, paint: Callable[[Canvas, Rect], None]) -> None:
        """Paint a page that needs ``high`` units, the lowest ``foot`` of which stay in sight."""
        panel, box = self._panel, self._panel.rect
        self._most = max(0.0, high - box.h)
        if self._most < 1.0:
            self._at = self._most = 0.0
            paint(canvas, box)
            return
        foot = foot if box.h - foot >= MIN_SCROLLED_HEIGHT else 0.0
        self._at = min(max(self._at, 0.0), self._most)
        self._body = box.head(EDGE, box.h - EDGE - max(foot, EDGE))
        sheet = panel.kit.canvas(box.row(box.y - self._at, high))
        upper = self._spots(sheet, self._body, paint, lambda rect: rect.y < sheet.rect.bottom - foot)
        canvas.lay(*sheet.within(self._body))
        canvas.written += sheet.written
        lower: list[Spot] = []
        if foot:
            ground = box.foot(foot, foot)
            low = panel.kit.canvas(box.foot(high, high))
            lower = self._spots(low, ground, paint, lambda rect: rect.y >= low.rect.bottom - foot)
            canvas.lay(*low.within(ground.inset(EDGE)))
            canvas.fill(box.row(ground.y - 1, 1.2, 14), (*theme.GOLD_DIM[:3], 150))
        panel.spots = [*upper, *lower]
        self._bar(canvas)

    def _spots(
        self, sheet: Canvas, clip: Rect, paint: Callable[[Canvas, Rect], None], belongs: Callable[[Rect], bool]
    ) -> list[Spot]:
        """Paint the page on a sheet; the spots of it that belong to a part of the panel."""
        self._panel.spots = []
        paint(sheet, sheet.rect)
        found = [spot for spot in self._panel.spots if belongs(spot.rect)]
        for spot in found:
            spot.clip = clip
        return found

    def _bar(self, canvas: Canvas) -> None:
        line = Rect(self._body.right - BAR - 4, self._body.y + 4, BAR, self._body.h - 8)
        share = self._body.h / (self._body.h + self._most)
        handle = Rect(line.x, line.y + (line.h * (1 - share)) * self._at / self._most, BAR, line.h * share)
        scroll_bar(self._panel, canvas, "scroll", line, handle, self._most, self.move_to)

    def move_to(self, at: float) -> bool:
        """Scroll to a distance in units from the top; whether that moved anything."""
        at = min(max(at, 0.0), self._most)
        if at == self._at:
            return False
        self._at = at
        self._moving = True
        self._panel.repaint()
        self._moving = False
        return True

    def wheel(self, steps: int) -> bool:
        return self.needed and self.move_to(self._at - NOTCH * steps)

    def key(self, name: str) -> bool:
        if not self.needed or name not in PAGE_KEYS:
            return False
        self.move_to(self._at + PAGE_KEYS[name] * self._body.h)
        return True

    def reveal(self, name: str, look: Look) -> None:
        """Bring a spot into sight that gets the focus; once, so that the wheel can move on from there."""
        spot = self._panel.spot_named(name)
        # While the page moves, what had the focus before is painted once more: that must not bring it back into sight.
        if look != "focus" or spot is None or self._moving:
            return
        if not self.needed or spot.clip != self._body or spot.name == self._revealed:
            return
        self._revealed = spot.name
        if spot.rect.y < self._body.y:
            self.move_to(self._at + spot.rect.y - self._body.y - 2 * EDGE)
        elif spot.rect.bottom > self._body.bottom:
            self.move_to(self._at + spot.rect.bottom - self._body.bottom + 2 * EDGE)
