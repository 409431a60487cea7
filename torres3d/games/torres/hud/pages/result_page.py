"""The end of the game: who won, and where everybody's points came from."""

from collections.abc import Sequence

from torres3d.games.torres.hud.models.result_models import EndModel, ResultRow
from torres3d.games.torres.hud.pages.result_details import (
    castles_high,
    paint_castles,
    paint_course,
    paint_uses,
    uses_high,
)
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.pages.result.result_page import HEAD, NUMBER, TOTAL, ResultPage, column_names, number_cell, ranked_row
from torres3d.hud.pages.result.score_graph import COURSE, NAMES
from torres3d.hud.widgets.player_badge import player_sign

ROW = 56.0
ALL_TABS = ("points", "castles", "uses", "course")


class EndPage(ResultPage[EndModel]):
    """Tabs: the points (a row a player, columns for castles, king, master card and marker), and their details."""

    @property
    def tabs(self) -> Sequence[str]:
        return ALL_TABS

    def label(self, tab: str) -> str:
        return self.kit.texts(f"end-tab-{tab}")

    def tab_height(self) -> float:
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
        columns = self._columns()
        left = box.x + box.w * 0.34
        wide = column_names(canvas, box, left, [self.kit.texts(f"end-{column}") for column in columns])
        for place, row in enumerate(self.model.rows, 1):
            self._row(canvas, place, row, box.row(box.y + HEAD + ROW * (place - 1), ROW - 6), left, wide)

    def _row(self, canvas: Canvas, place: int, row: ResultRow, box: Rect, left: float, wide: float) -> None:
        ranked_row(canvas, box, place, row.winner)
        middle = box.middle[1]
        player_sign(canvas, self.kit.theme, row, box.x + 50, middle, 34)
        below, sign = (row.bot, "bot") if row.bot else (row.strength, "rise")
        name = box.y + (16 if below else box.h / 2)
        canvas.text(box.x + 76, name, row.name, BODY._replace(size=16.5), width=left - box.x - 82)
        if below:
            canvas.icon(sign, box.x + 84, box.y + 35, 15, theme.LIGHT_SOFT)
            canvas.fitted_text(box.x + 97, box.y + 36, below, SMALL, left - box.x - 103, 8)
        for number, column in enumerate(self._columns()):
            x, y = left + wide * (number + 0.5), box.middle[1]
            if column == "total":
                number_cell(canvas, x, y, wide, row.total, TOTAL)
            elif column == "marker":
                number_cell(canvas, x, y, wide, row.marker, NUMBER)
            else:
                part = ("castles", "king", "master").index(column)
                parts = [phase[part] for phase in row.phases]
                number_cell(canvas, x, y, wide, sum(parts), NUMBER, parts)
