"""Set-up page and result page of a simple game."""

from collections.abc import Mapping, Sequence
from typing import Any

from torres3d.hud.kit.canvas import BODY, HEADING, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel
from torres3d.hud.models.default_screens_models import SimpleResultModel, SimpleSetupModel
from torres3d.hud.pages.result.result_page import HEAD, TOTAL, ResultPage, column_names, number_cell, ranked_row
from torres3d.hud.pages.result.score_graph import COURSE, NAMES, ScoreGraph, course_graph
from torres3d.hud.pages.setup.base_draft_page_and_tab import SetupTab
from torres3d.hud.pages.setup.base_setup_page import BaseSetupPage
from torres3d.hud.widgets.player_signs_and_badges import player_sign

ABOUT_HEIGHT, ABOUT_PAD = 160.0, 14.0


class AboutTab(SetupTab[SimpleSetupModel]):
    """The game in a sentence."""

    def height(self, width: float) -> float:
        return ABOUT_HEIGHT

    def paint(self, canvas: Canvas, box: Rect) -> None:
        model = self.page.model
        canvas.panel(box, "inset")
        canvas.text(box.x + ABOUT_PAD, box.y + 26, model.title, HEADING, width=box.w - 2 * ABOUT_PAD)
        canvas.paragraph(box.x + ABOUT_PAD, box.y + 48, box.w - 2 * ABOUT_PAD, model.about, BODY, 8)


class SetupPage(BaseSetupPage[SimpleSetupModel]):
    """Players, with the game's sentence beside them."""

    def __init__(self, panel: Panel[Any], model: SimpleSetupModel) -> None:
        super().__init__(panel, model)
        self._about = AboutTab(self)

    @property
    def labels(self) -> Mapping[str, str]:
        return {"players": self.kit.texts("simple-players")}

    @property
    def tabs(self) -> Mapping[str, SetupTab[SimpleSetupModel]]:
        return {"players": self.players}

    @property
    def chooses_colours(self) -> bool:
        return False

    @property
    def fairness_note(self) -> str:
        return self.kit.texts("simple-fair")

    @property
    def second_tab(self) -> SetupTab[SimpleSetupModel]:
        return self._about


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
