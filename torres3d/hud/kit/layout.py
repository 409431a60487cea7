"""Where things lie: rectangles in units, and how many pixels of the window a unit is.

All panels are laid out in units, in which the window is at least `LEAST` large, whatever its pixels and the
player's UI scale are: a scale that would leave less room is cut down to what fits.
"""

from typing import NamedTuple

LEAST = (1000.0, 600.0)
"""The least size of the window in units."""
DESIGN = (1280.0, 720.0)
"""The window in pixels that shows one unit as one pixel at UI scale 1."""
GROWTH = 0.7
"""Larger windows show larger text, but also more room: their factor to this power."""
MARGIN = 12.0
"""Units between the panels and the window's edge."""


class Rect(NamedTuple):
    """A rectangle from its upper left corner; x to the right, y down."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """The centre."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, by: float) -> "Rect":
        """The rectangle made smaller on every side."""
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def moved(self, x: float, y: float) -> "Rect":
        """The rectangle moved."""
        return Rect(self.x + x, self.y + y, self.w, self.h)

    def overlaps(self, other: "Rect") -> bool:
        """Whether they share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def columns(self, count: int, gap: float) -> "list[Rect]":
        """``count`` equal parts side by side."""
        wide = (self.w - gap * (count - 1)) / count
        return [Rect(self.x + i * (wide + gap), self.y, wide, self.h) for i in range(count)]


class Viewport(NamedTuple):
    """The window: its size in units, and pixels to a unit."""

    width: float
    height: float
    px: float


def largest_scale(view: Viewport) -> float:
    """The largest UI scale that the window has room for."""
    width, height = view.width * view.px, view.height * view.px
    return min(width / LEAST[0], height / LEAST[1]) / _plain(width, height)


def _plain(width: float, height: float) -> float:
    """Pixels to a unit at UI scale 1."""
    size = min(width / DESIGN[0], height / DESIGN[1])
    return size if size < 1 else size**GROWTH


def viewport(width: int, height: int, ui_scale: float) -> Viewport:
    """The viewport of a window of so many pixels at a UI scale of 0.8 to 2."""
    px = _plain(width, height) * ui_scale
    px = max(0.5, min(px, width / LEAST[0], height / LEAST[1]))
    return Viewport(width / px, height / px, px)


def centred(view: Viewport, width: float, height: float) -> Rect:
    """A rectangle in the middle of the window, never larger than it."""
    w, h = min(width, view.width - 2 * MARGIN), min(height, view.height - 2 * MARGIN)
    return Rect((view.width - w) / 2, (view.height - h) / 2, w, h)
