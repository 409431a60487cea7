"""The end of the game: who won, and where everybody's points came from."""

from collections.abc import Sequence

from torres3d.hud.contract.page_models import EndModel, ResultRow
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.page import TEXT
from torres3d.hud.pages.after.course_graph import COURSE, NAMES
from torres3d.hud.pages.after.end_details import castles_high, paint_castles, paint_course, paint_uses, uses_high
from torres3d.hud.pages.after.result_page import ResultPage
from torres3d.hud.pieces.chips import chip

ROW = 56.0
HEAD = 30.0
ALL_TABS = ("points", "castles", "uses", "course")


class EndPage(ResultPage[EndModel]):
    """Tabs: the points (a row a player, columns for castles, king, master card and marker), and what lies behind."""

    @property
    def tabs(self) -> Sequence[str]:
        return ALL_TABS

    def label(self, tab: str) -> str:
        return self.kit.texts(f"end-tab-{tab}")

    @property
    def winners(self) -> Sequence[str]:
        return [row.name for row in self.model.rows if row.winner]

    @property
    def choices(self) -> Sequence[str]:
        return self.model.can

    def high(self) -> float:
        high = max(HEAD + ROW * len(self.model.rows), uses_high(self.model), COURSE + NAMES)
        return max(high, castles_high(self.model)) if self.tab == "castles" else high

    def paint_tab(self, canvas: Canvas, box: Rect) -> None:
        match self.tab:
            case "castles":
                paint_castles(self.kit, canvas, self.model, box)
            case "uses":
                paint_uses(self.kit, canvas, self.model, box)
            case "course":
                paint_course(self.kit, canvas, self.model, box)
            case _:
                self._points(canvas, box)

    def _columns(self) -> list[str]:
        return ["castles", "king", *(["master"] if self.model.master else []), "marker", "total"]

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
