"""Layout: rectangles in units, rows and columns, and how many pixels a unit is.

All panels are laid out in units. In a window with few units (small, or with a large UI scale) pages scroll, and the
panels around the table are folded: `Viewport.folded`.
"""

from collections.abc import Sequence
from typing import NamedTuple

MIN_WINDOW = (640.0, 360.0)
"""The least size of the window in units: what `DESIGN` has at UI scale 2."""
ROOMY = (1000.0, 600.0)
"""Units from which on the panels around the table have room for all they can show."""
DESIGN = (1280.0, 720.0)
"""The window in pixels that shows one unit as one pixel at UI scale 1."""
GROWTH = 0.7
"""Larger windows show larger text, but also more room: their factor to this power."""
MARGIN = 12.0
"""Units between the panels and the window's edge."""


MIN_STRIPS_HEIGHT = 480.0
"""Minimum height in units for strips above the log at the left."""


class Rect(NamedTuple):
    """A rectangle from its upper left corner; x to the right, y down."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, by: float, down: float | None = None) -> "Rect":
        """The rectangle made smaller on every side; above and below by ``down`` where that is another number."""
        down = by if down is None else down
        return Rect(self.x + by, self.y + down, self.w - 2 * by, self.h - 2 * down)

    def row(self, y: float, height: float, side: float = 0.0) -> "Rect":
        """A row across it from ``y`` on, ``side`` away from its left and right edge."""
        return Rect(self.x + side, y, self.w - 2 * side, height)

    def head(self, down: float, height: float, side: float = 0.0) -> "Rect":
        """A row that begins so far below its upper edge."""
        return self.row(self.y + down, height, side)

    def foot(self, up: float, height: float, side: float = 0.0) -> "Rect":
        """A row that begins so far above its lower edge."""
        return self.row(self.bottom - up, height, side)

    def cut_left(self, width: float, gap: float = 0.0) -> "tuple[Rect, Rect]":
        """The part at the left, so wide, and the rest beyond a gap."""
        return self._replace(w=width), Rect(self.x + width + gap, self.y, self.w - width - gap, self.h)

    def cut_right(self, width: float, gap: float = 0.0) -> "tuple[Rect, Rect]":
        """The rest up to a gap, and the part at the right, so wide."""
        return self._replace(w=self.w - width - gap), Rect(self.right - width, self.y, width, self.h)

    def cut_top(self, height: float, gap: float = 0.0) -> "tuple[Rect, Rect]":
        """The part at the top, so high, and the rest beyond a gap."""
        return self._replace(h=height), self.head(height + gap, self.h - height - gap)

    def cut_bottom(self, height: float, gap: float = 0.0) -> "tuple[Rect, Rect]":
        """The rest up to a gap, and the part at the bottom, so high."""
        return self._replace(h=self.h - height - gap), self.foot(height, height)

    def moved(self, x: float, y: float) -> "Rect":
        return Rect(self.x + x, self.y + y, self.w, self.h)

    def overlaps(self, other: "Rect") -> bool:
        """Whether they share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def columns(self, count: int, gap: float) -> "list[Rect]":
        """``count`` equal parts side by side."""
        wide = (self.w - gap * (count - 1)) / count
        return [Rect(self.x + i * (wide + gap), self.y, wide, self.h) for i in range(count)]

    def shares(self, weights: Sequence[float], gap: float) -> "list[Rect]":
        """Parts side by side, as wide as their weights say."""
        unit, x, found = (self.w - gap * (len(weights) - 1)) / sum(weights), self.x, []
        for weight in weights:
            found.append(Rect(x, self.y, weight * unit, self.h))
            x += weight * unit + gap
        return found

    def rows(self, count: int, height: float, gap: float = 0.0) -> "list[Rect]":
        """``count`` rows of a height below one another, from its upper edge on."""
        return [self.row(self.y + i * (height + gap), height) for i in range(count)]


class Viewport(NamedTuple):
    """The window: its size in units, and pixels to a unit."""

    width: float
    height: float
    px: float
    reading: float = 0.0
    """Width in units of what is read at the left (log, recap, lesson, study), where the columns leave no room for it
    otherwise; 0 while nothing is read."""
    editing: float = 0.0
    """Width in units of the position editor at the right, in the same way."""
    kept: float = 0.0
    """The part of ``reading`` that the table leaves free, whether or not something is read."""

    @property
    def folded(self) -> bool:
        """Whether the panels around the table are strips, so that the table is visible between them."""
        return self.width < ROOMY[0] - 0.5 or self.height < ROOMY[1] - 0.5

    @property
    def at_rest(self) -> "Viewport":
        """The same without what lies over the table for a time."""
        return self._replace(reading=self.kept)

    @property
    def crowded(self) -> bool:
        """Whether the log at the left leaves no room for strips above it."""
        return self.folded and self.reading > 0 and self.height < MIN_STRIPS_HEIGHT


class Around(NamedTuple):
    """Width of the columns of panels left and right of the table, and the gap between panels and edge."""

    left: float
    right: float
    gap: float
    strip: float
    """Width of the folded panels at the left."""
    head: float
    """Height of two lines of the prompt."""

    def between(self, view: Viewport) -> Rect:
        """The part of the window between the columns."""
        x = self.left + 2 * self.gap
        return Rect(x, self.gap, view.width - x - self.right - 2 * self.gap, view.height - 2 * self.gap)

    def table(self, view: Viewport, foot: float, headed: bool = True) -> Rect:
        """The room of the table: between the columns, ``foot`` units above the lower edge, and below the prompt if it
        is ``headed``."""
        x, y = self.gap + self.left, self.gap + self.head if headed else 0.0
        return Rect(x, y, view.width - x - self.right - self.gap, view.height - y - foot)


WIDEST = 0.42
"""Maximum share of the window's width for what is read at the left."""
ROOM = Around(252.0, 252.0, MARGIN, 252.0, 62.0)
FOLDED = Around(108.0, 132.0, 6.0, 108.0, 46.0)


def around(view: Viewport) -> Around:
    if not view.folded:
        left = max(ROOM.left, view.reading)
        return ROOM if left == ROOM.left else ROOM._replace(left=left, strip=left)
    return FOLDED._replace(left=max(FOLDED.left, view.reading), right=max(FOLDED.right, view.editing))


def reading_width(view: Viewport, wanted: float) -> float:
    """The width in units of what is read at the left where somebody gave it the width ``wanted``; 0 for the usual."""
    return max(ROOM.left, min(wanted, view.width * WIDEST))


def _plain(width: float, height: float) -> float:
    size = min(width / DESIGN[0], height / DESIGN[1])
    return size if size < 1 else size**GROWTH


def viewport(width: int, height: int, ui_scale: float, scale: float = 1.0) -> Viewport:
    """The viewport of a window, by its size in pixels and a UI scale of 0.8 to 2. ``scale`` is that of the screen: a
    unit has at least as many pixels, unless the window has no room for that."""
    px = (_plain(width, height) if scale <= 1 else max(_plain(width, height), scale)) * ui_scale
    px = max(0.5, min(px, width / MIN_WINDOW[0], height / MIN_WINDOW[1]))
    return Viewport(width / px, height / px, px)


def centred(view: Viewport, width: float, height: float) -> Rect:
    """A rectangle in the middle of the window, never larger than it."""
    w, h = min(width, view.width - 2 * MARGIN), min(height, view.height - 2 * MARGIN)
    return Rect((view.width - w) / 2, (view.height - h) / 2, w, h)
