"""A page with a list: keys and clicks mark a row, a second click opens it; only the rows in sight are painted."""

import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.page import Model, Page
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look

BAR = 14.0
"""Width of the bar beside a list."""
LEAST_HANDLE = 28.0
WHEEL = 2
"""Rows that one notch of the wheel goes on."""


class ScrolledList:
    """The place in a list of ``count`` rows: ``first`` is the uppermost row in sight, ``fit`` how many fit.

    ``turned`` is called with the new first row.
    """

    def __init__(self, turned: Callable[[int], None]) -> None:
        self.first = 0
        self.count = 0
        self.fit = 1
        self._turned = turned

    def lay_out(self, first: int, count: int, height: float, row: float) -> range:
        """The numbers of the rows that are visible in a height."""
        self.fit = max(1, int(height / row))
        self.count = count
        self.first = min(max(first, 0), self._last())
        return range(self.first, min(self.first + self.fit, count))

    def wheel(self, steps: int) -> bool:
        self.turn(self.first - steps * WHEEL)
        return True

    def turn(self, first: int) -> None:
        first = min(max(first, 0), self._last())
        if first != self.first:
            self.first = first
            self._turned(first)

    def first_row_showing(self, number: int) -> int:
        """The first row that is nearest to the present one and leaves this row in sight."""
        return min(max(min(self.first, number), number - self.fit + 1, 0), self._last())

    def row_after_key(self, key: str, marked: int) -> int | None:
        """The number of the row that a key leads to from the ``marked`` one; None for other keys."""
        ways = {
            "arrow_up": marked - 1,
            "arrow_down": marked + 1,
            "page_up": marked - self.fit,
            "page_down": marked + self.fit,
            "home": 0,
            "end": self.count - 1,
        }
        if key not in ways or not self.count:
            return None
        return min(max(ways[key], 0), self.count - 1)

    def bar(self, panel: Panel[Any], canvas: Canvas, rect: Rect) -> None:
        """The bar beside the list: drawn along to turn it; nothing where all rows are in sight."""
        if self.count <= self.fit:
            return
        high = max(LEAST_HANDLE, rect.h * self.fit / self.count)
        share = self.first / max(1, self._last())
        handle = rect.head((rect.h - high) * share, high, 3)

        def draw(on: Canvas, look: Look) -> None:
            on.fill(rect, theme.INSET, 6)
            on.fill(handle, theme.GOLD_BRIGHT if look in ("hover", "pressed") else theme.GOLD_DIM, 4)

        def drag(_x: float, y: float, _done: bool) -> None:
            along = (y * rect.h - high / 2) / max(1.0, rect.h - high)
            self.turn(round(along * self._last()))

        def nudge(way: int) -> None:
            self.turn(self.first + way * self.fit)

        panel.spot(canvas, Spot("bar", rect, draw, drag=drag, nudge=nudge))

    def _last(self) -> int:
        return max(0, self.count - self.fit)


TWICE = 0.45
"""Seconds within which a second click on a row opens it."""


class ListPage(Page[Model]):
    """A page with a list of rows, one of which is marked."""

    row_name: ClassVar[str]
    """Prefix of the names of the rows' spots; their numbers follow."""

    def __init__(self, panel: Panel[Any], model: Model, turned: Callable[[int], None]) -> None:
        super().__init__(panel, model)
        self.list = ScrolledList(turned)
        self._clicked = ("", 0.0)

    @property
    @abstractmethod
    def marked(self) -> int:
        """The number of the marked row."""

    @abstractmethod
    def mark(self, number: int, first: int) -> None:
        """Mark a row, with row ``first`` as the first in sight."""

    def wheel(self, steps: int) -> bool:
        return self.list.wheel(steps)

    def turn_list(self, name: str, steps: int) -> bool:
        return name.removeprefix(self.row_name).isdigit() and self.mark_by("arrow_up" if steps > 0 else "arrow_down")

    def mark_by(self, key: str) -> bool:
        """Mark the row that a key leads to from the marked one; False if it leads nowhere."""
        marked = self.list.row_after_key(key, self.marked)
        if marked is None or marked == self.marked:
            return False
        self.mark(marked, self.list.first_row_showing(marked))
        self.panel.focus = f"{self.row_name}{marked}"
        return True

    def clicked_twice(self, number: int, id_: str) -> bool:
        """A row was clicked: whether for the second time, or by the key that opens it."""
        (before, when), now = self._clicked, time.monotonic()
        self._clicked = (id_, now)
        return self.panel.ringed == f"{self.row_name}{number}" or (before == id_ and now - when < TWICE)

    def forget_click(self) -> None:
        self._clicked = ("", 0.0)


def paint_row_ground(on: Canvas, box: Rect, marked: bool, look: Look) -> None:
    """The ground of a row, bright where it is marked or pointed at."""
    on.panel(box, "inset")
    if marked or look in ("hover", "pressed", "focus"):
        on.fill(box, (*theme.GOLD[:3], 46 if marked else 24), 6)
        on.outline(box, theme.GOLD_BRIGHT if marked else theme.GOLD_DIM, 6, 1.6 if marked else 1.2)


def paint_undo_bar(canvas: Canvas, row: Rect, told: str) -> Rect:
    """A bar that says what was deleted; the place for the button that undoes it."""
    canvas.fill(row, theme.colour("#4a3524"), 6)
    canvas.outline(row, theme.GOLD_DIM, 6)
    canvas.text(row.x + 16, row.middle[1], told, BODY, width=row.w - 220)
    return row.inset(4, 3).cut_right(180)[1]
