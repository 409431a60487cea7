"""A page with a list: keys and clicks mark a row, a second click opens it; the bar that undoes a deletion."""

import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.page import Model, Page
from torres3d.hud.kit.panel import Panel
from torres3d.hud.kit.skin import Look
from torres3d.hud.pages.library.scrolled_list import ScrolledList

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
        """Count the next click as a first one."""
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
