"""The end of the game: who won, and where everybody's points came from."""

from typing import Any

from torres3d.hud.contract.intents import MenuChoice
from torres3d.hud.contract.page_models import EndModel, ResultRow
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, TITLE, Canvas
from torres3d.hud.kit.controls import fitted, segments
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel
from torres3d.hud.pages.after.end_details import (
    COURSE,
    castles_high,
    paint_castles,
    paint_course,
    paint_uses,
    uses_high,
)
from torres3d.hud.pieces.chips import chip

ROW = 56.0
HEAD = 30.0
LOOK = 40.0 + MARGIN
"""Units below the page where the button for a look at the board lies."""
TOP, LOW_TOP, TABS = 106.0, 56.0, 44.0
"""Units above the tabs with the crown and without it, and of the tabs."""
ALL_TABS = ("points", "castles", "uses", "course")


class EndPage(Page[EndModel]):
    """Tabs: the points (a row a player, columns for castles, king, master card and marker), and what lies behind."""

    foot = 72.0
    free_below = LOOK

    def __init__(self, panel: Panel[Any], model: EndModel) -> None:
        super().__init__(panel, model)
        self.tab = "points"

    def size(self, view: Viewport) -> tuple[float, float]:
        # As high as the highest tab of the usual ones, so that a tab does not move the page.
        model, rows = self.model, len(self.model.rows)
        high = max(HEAD + ROW * rows, uses_high(model), COURSE + 34)
        if self.tab == "castles":
            high = max(high, castles_high(model))
        self._top = LOW_TOP if view.folded else TOP
        return 900, self._top + TABS + high + 84

    @property
    def begins(self) -> str:
        # Nothing that leaves the result at once: who was just pressing Enter through the scoring stays here.
        return f"tab:{self.tab}"

    def _columns(self) -> list[str]:
        return ["castles", "king", *(["master"] if self.model.master else []), "marker", "total"]

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        winners = [row.name for row in self.model.rows if row.winner]
        title = texts("end-winners", names=", ".join(winners), count=len(winners))
        style = TITLE._replace(size=26)
        while canvas.width(title, style) > box.w - 120 and style.size > 15:
            style = style._replace(size=style.size - 1)
        if self._top == TOP:
            canvas.icon("crown", box.middle[0], box.y + 36, 40, theme.GOLD)
        canvas.text(box.middle[0], box.y + self._top - 28, title, style, "middle", box.w - 120)
        tabs = Rect(box.x + PAD, box.y + self._top - 4, box.w - 2 * PAD, 34)
        labels = [(tab, texts(f"end-tab-{tab}")) for tab in ALL_TABS]
        segments(self.panel, canvas, "tab", tabs, labels, self.tab, self._choose_tab)
        inner = Rect(box.x + PAD, box.y + self._top + TABS, box.w - 2 * PAD, box.bottom - box.y - self._top - TABS - 76)
        match self.tab:
            case "castles":
                paint_castles(self.kit, canvas, self.model, inner)
            case "uses":
                paint_uses(self.kit, canvas, self.model, inner)
            case "course":
                paint_course(self.kit, canvas, self.model, inner)
            case _:
                self._points(canvas, inner)
        buttons = Rect(box.x + PAD, box.bottom - 64, box.w - 2 * PAD, 44)
        for choice, rect in zip(self.model.can, buttons.columns(max(len(self.model.can), 1), 10), strict=False):
            self._choice(canvas, choice, rect)

    def _choose_tab(self, tab: str) -> None:
        self.tab = tab
        self.begin_at_top()
        self.again()

    def _points(self, canvas: Canvas, box: Rect) -> None:
        """Where everybody's points came from."""
        texts = self.kit.texts
        columns = self._columns()
        table = Rect(box.x, box.y, box.w, HEAD)
        left = table.x + table.w * 0.34
        wide = (table.right - left) / len(columns)
        for number, column in enumerate(columns):
            text = texts(f"end-{column}")
            small = fitted(canvas, text, SMALL._replace(size=14.5, colour=theme.GOLD), wide - 6, 10)
            canvas.text(left + wide * (number + 0.5), table.y + 12, text, small, "middle", wide - 4)
        y = table.y + HEAD
        for place, row in enumerate(self.model.rows, 1):
            self._row(canvas, place, row, Rect(table.x, y, table.w, ROW - 6), left, wide)
            y += ROW

    def _choice(self, canvas: Canvas, choice: str, rect: Rect) -> None:
        label = self.kit.texts(f"menu-{choice}")
        style = fitted(canvas, label, BODY.in_colour(theme.INK if choice == "rematch" else theme.LIGHT), rect.w - 14, 9)
        self.panel.button(
            canvas, choice, rect, label, lambda: self.kit.send(MenuChoice(choice)),
            kind="main" if choice == "rematch" else "plain", style=style,
        )  # fmt: skip

    def _row(self, canvas: Canvas, place: int, row: ResultRow, box: Rect, left: float, wide: float) -> None:
        canvas.panel(box, "inset")
        if row.winner:
            canvas.fill(box, (*theme.GOLD[:3], 40), 6)
            canvas.outline(box, theme.GOLD, 6, 1.4)
        canvas.text(box.x + 18, box.middle[1], str(place), TEXT.in_colour(theme.GOLD)._replace(face="bold"), "middle")
        chip(canvas, self.kit.theme, row.colour, box.x + 50, box.middle[1], 34, row.seat, row.emblem)
        name = box.y + (16 if row.bot else box.h / 2)
        canvas.text(box.x + 76, name, row.name, BODY._replace(size=16.5), width=left - box.x - 82)
        if row.bot:
            canvas.icon("bot", box.x + 84, box.y + 35, 15, theme.LIGHT_SOFT)
            canvas.text(box.x + 97, box.y + 36, row.bot, SMALL, width=left - box.x - 82)
        parts = [[phase[part] for phase in row.phases] for part in range(3)]
        cells: list[tuple[str, str]] = []
        for column in self._columns():
            if column == "total":
                cells.append((str(row.total), ""))
            elif column == "marker":
                cells.append((str(row.marker), ""))
            else:
                numbers = parts[("castles", "king", "master").index(column)]
                cells.append((str(sum(numbers)), " + ".join(map(str, numbers))))
        for number, (text, detail) in enumerate(cells):
            x = left + wide * (number + 0.5)
            last = number == len(cells) - 1
            style = TEXT._replace(face="bold", size=22 if last else 17, colour=theme.LIGHT)
            canvas.text(x, box.y + (16 if detail else box.h / 2), text, style, "middle")
            if detail:
                small = fitted(canvas, detail, SMALL._replace(size=13), wide - 4, 8)
                canvas.text(x, box.y + 37, detail, small, "middle", wide - 2)
