"""The end of a game of Turm Bauer: who stood highest, how ties were decided, who brought the tower down."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.hud.models.result_models import EndModel, ResultRow
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.pages.result.result_page import (
    HEAD,
    NUMBER,
    SHARED_CHOICES,
    TOTAL,
    ResultPage,
    column_names,
    number_cell,
    ranked_row,
)
from torres3d.hud.pages.result.score_graph import COURSE, NAMES, ScoreGraph, course_graph
from torres3d.hud.widgets.player_signs_and_badges import chip

ROW = 60.0
TABS = ("standing", "course")
MIN_WIDE_PAGE = 640.0
"""Units of width with fewer of which the names get a larger share."""
MIDDLES = ((0.0,), (-11.0, 11.0), (-15.0, 2.0, 17.0))
"""Units down from the middle of a row to its lines: the name, and up to two below."""
COLUMNS = ("built", "slips", "unused", "rings", "level")
STEPS, LEAST = (1, 2, 5, 10, 20), 4
"""Steps and least range of the level graph, in levels."""


class EndPage(ResultPage[EndModel]):
    """Tabs: a row a player with what decides, and the levels over time; beside the tower."""

    width, across = 700.0, 1.0
    choices = SHARED_CHOICES

    @property
    def tabs(self) -> Sequence[str]:
        return TABS

    def label(self, tab: str) -> str:
        return self.kit.texts(f"turm-end-tab-{tab}")

    @property
    def reason_lines(self) -> Sequence[str]:
        return self.model.why

    @property
    def sign(self) -> str:
        return "fall" if self.model.collapsed else "crown"

    def tab_height(self) -> float:
        return max(HEAD + ROW * len(self.model.rows), COURSE + NAMES)

    def paint_tab(self, canvas: Canvas, box: Rect) -> None:
        if self.tab == "standing":
            self._table(canvas, box)
            return
        lines = [
            ScoreGraph(row.name, row.figures[0].colour, row.seat, row.figures[0].emblem, row.course, row.total)
            for row in self.model.rows
        ]
        course_graph(self.kit, canvas, lines, box, STEPS, LEAST)

    def _table(self, canvas: Canvas, box: Rect) -> None:
        left = box.x + box.w * (0.4 if box.w > MIN_WIDE_PAGE else 0.45)
        wide = column_names(canvas, box, left, [self.kit.texts(f"turm-end-{column}") for column in COLUMNS])
        for place, row in enumerate(self.model.rows, 1):
            self._row(canvas, place, row, box.row(box.y + HEAD + ROW * (place - 1), ROW - 6), left, wide)

    def _row(self, canvas: Canvas, place: int, row: ResultRow, box: Rect, left: float, wide: float) -> None:
        ranked_row(canvas, box, None if row.felled else place, row.winner)
        y = box.middle[1]
        if row.felled:
            canvas.outline(box, theme.RED_BRIGHT, 6, 1.4)
            canvas.icon("fall", box.x + 18, y, 20, theme.RED_BRIGHT)
        x = box.x + 52
        for figure in row.figures:
            chip(canvas, self.kit.theme, figure.colour, x, y, 34, row.seat, figure.emblem)
            x += 44
        x -= 18
        known, sign = (row.bot, "bot") if row.bot else (row.strength, "rise")
        below = [(self.kit.texts("turm-end-felled"), "", theme.RED_BRIGHT)] if row.felled else []
        if known and not (row.bot and row.felled):
            below.append((known, sign, theme.LIGHT_SOFT))
        middles = MIDDLES[len(below)]
        canvas.fitted_text(x, y + middles[0], row.name, BODY._replace(size=16.5), left - x - 8, 12)
        for (text, icon, colour), down in zip(below, middles[1:], strict=True):
            beside = 21.0 if icon else 0.0
            if icon:
                canvas.icon(icon, x + 8, y + down, 15, colour)
            style = canvas.fitted(text, SMALL.in_colour(colour), left - x - beside - 8, 10)
            canvas.text(x + beside, y + down, text, style, width=left - x - beside - 6)
        for number, column in enumerate(COLUMNS):
            self._cell(canvas, row, column, left + wide * (number + 0.5), y, wide)

    def _cell(self, canvas: Canvas, row: ResultRow, column: str, x: float, y: float, wide: float) -> None:
        if column != "level":
            value = {"built": row.built, "slips": row.slips, "unused": row.unused, "rings": row.rings}[column]
            number_cell(canvas, x, y, wide, value, NUMBER)
            return
        parts = [figure.level for figure in row.figures] if len(row.figures) > 1 else []
        number_cell(canvas, x, y, wide, row.total, TOTAL, parts, below=14.0)
