"""Result page of a simple game: a row for each player, and the course of the scores."""

from collections.abc import Sequence

from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.models.simple_game_models import SimpleResultModel
from torres3d.hud.pages.result.result_page import HEAD, TOTAL, ResultPage, column_names, number_cell, ranked_row
from torres3d.hud.pages.result.score_graph import COURSE, NAMES, ScoreGraph, course_graph
from torres3d.hud.widgets.player_badge import player_sign

ROW = 56.0
STEPS, LEAST = (1, 2, 5, 10, 20, 50), 4
"""Distances that lines of the graph may have, and its least height, in points."""


class SimpleResultPage(ResultPage[SimpleResultModel]):
    """Tabs: the result, and its course."""

    choices = ("rematch", "replay", "menu")

    @property
    def tabs(self) -> Sequence[str]:
        return ("result", "course") if self._scored else ("result",)

    @property
    def _scored(self) -> bool:
        return any(any(row.course) for row in self.model.rows)

    def label(self, tab: str) -> str:
        return self.kit.texts(f"simple-{tab}")

    def tab_height(self) -> float:
        rows = ROW * len(self.model.rows)
        return max(HEAD + rows, COURSE + NAMES) if self._scored else rows

    def paint_tab(self, canvas: Canvas, box: Rect) -> None:
        rows = self.model.rows
        if self.tab == "course":
            graphs = [
                ScoreGraph(row.name, row.look.colour, row.look.seat, row.look.emblem, row.course, row.score)
                for row in rows
            ]
            course_graph(self.kit, canvas, graphs, box, STEPS, LEAST)
            return
        left, head = box.right, 0.0
        if self._scored:
            left, head = box.x + box.w * 0.7, HEAD
            column_names(canvas, box, left, [self.kit.texts("simple-points")])
        for place, (row, line) in enumerate(zip(rows, box.head(head, ROW).rows(len(rows), ROW), strict=True), 1):
            shown, look = line._replace(h=ROW - 6), row.look
            ranked_row(canvas, shown, place, row.winner)
            y = shown.middle[1]
            player_sign(canvas, self.kit.theme, look, shown.x + 50, y, 34)
            canvas.text(shown.x + 76, y, look.called, BODY._replace(size=16.5), width=left - shown.x - 82)
            if self._scored:
                number_cell(canvas, (left + box.right) / 2, y, box.right - left, row.score, TOTAL)
