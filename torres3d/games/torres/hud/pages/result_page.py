"""The end of the game: who won, and where everybody's points came from."""

from collections.abc import Sequence

from torres3d.games.torres.hud.models.result_models import EndModel, ResultRow
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import PanelKit
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
from torres3d.hud.widgets.player_signs_and_badges import player_sign

USES = ("walking", "building", "adding", "cards", "marker", "lost")
NAME = 0.24
"""The share of the width that names have."""
LINE = 19.0
USES_ROW = 40.0
STEPS, LEAST = (10, 20, 50, 100, 1000), 20
"""Steps and least range of the score graph, in points."""
NOTE_STYLE = SMALL._replace(size=14)


def _row_high(row: ResultRow) -> float:
    return max(46.0, 14 + LINE * max((len(year) for year in row.castles), default=0))


def paint_castles(kit: PanelKit, canvas: Canvas, model: EndModel, box: Rect) -> None:
    """For each player the castles of each year: area times level, the square of the knight, points."""
    years = max((len(row.castles) for row in model.rows), default=0)
    left = box.x + box.w * NAME
    wide = (box.right - left) / max(years, 1)
    for year in range(years):
        label = kit.texts("phase", phase=year + 1)
        canvas.text(left + wide * year + 4, box.y + 11, label, BODY.in_colour(theme.GOLD), width=wide - 8)
    y = box.y + 26
    for row in model.rows:
        high = _row_high(row)
        place = box.row(y, high)
        _name(kit, canvas, row, place, box.w * NAME)
        for year, castles in enumerate(row.castles):
            for number, castle in enumerate(castles):
                at = place.y + 7 + LINE * (number + 0.5)
                x = left + wide * year + 4
                area = kit.texts("end-castle", area=castle.area, level=castle.level, knight=castle.knight)
                canvas.fitted_text(x, at, area, NOTE_STYLE, wide - 70, 10)
                points = NOTE_STYLE._replace(face="bold", colour=theme.LIGHT)
                canvas.text(x + wide - 34, at, str(castle.points), points, "right", 40)
            if not castles:
                canvas.text(left + wide * year + 4, place.y + 7 + LINE / 2, "–", NOTE_STYLE)
        y += high + 6


def _name(kit: PanelKit, canvas: Canvas, row: ResultRow, place: Rect, wide: float) -> None:
    canvas.panel(place, "inset")
    player_sign(canvas, kit.theme, row, place.x + 22, place.y + 23, 28)
    canvas.fitted_text(place.x + 42, place.y + 23, row.name, BODY, wide - 50)


def paint_uses(kit: PanelKit, canvas: Canvas, model: EndModel, box: Rect) -> None:
    """For each player how many AP went to what, the most in each column bright; below the best knights."""
    left = box.x + box.w * NAME
    wide = (box.right - left) / len(USES)
    for number, use in enumerate(USES):
        label = kit.texts(f"end-use-{use}")
        style = canvas.fitted(label, NOTE_STYLE.in_colour(theme.GOLD), wide - 6, 9)
        canvas.text(left + wide * (number + 0.5), box.y + 16, label, style, "middle", wide - 4)
    y = box.y + 36
    most = [max((row.uses[number] for row in model.rows if row.uses), default=0) for number in range(len(USES))]
    for row in model.rows:
        place = box.row(y, USES_ROW - 5)
        canvas.panel(place, "inset")
        player_sign(canvas, kit.theme, row, place.x + 20, place.middle[1], 25)
        canvas.fitted_text(place.x + 40, place.middle[1], row.name, BODY, box.w * NAME - 46)
        for number, ap in enumerate(row.uses):
            bright = ap == most[number] > 0
            style = BODY._replace(face="bold", colour=theme.GOLD_BRIGHT if bright else theme.LIGHT)
            canvas.text(left + wide * (number + 0.5), place.middle[1], str(ap), style, "middle")
        y += USES_ROW
    y += 18
    canvas.text(box.x, y, kit.texts("end-best-knights"), BODY.in_colour(theme.GOLD), width=box.w)
    y += 14
    for row in model.rows:
        middle = y + (LINE + 9) / 2
        player_sign(canvas, kit.theme, row, box.x + 20, middle, 22)
        canvas.fitted_text(box.x + 40, middle, f"{row.name}: {row.knight}", BODY, box.w - 44, 10)
        y += LINE + 9


def paint_course(kit: PanelKit, canvas: Canvas, model: EndModel, box: Rect) -> None:
    """The points after each turn; years end at the upright lines."""
    lines = [
        ScoreGraph(row.name, row.colour, row.seat, row.emblem, row.course, row.total, row.character)
        for row in model.rows
    ]
    course_graph(kit, canvas, lines, box, STEPS, LEAST, model.scorings)


ROW = 56.0
ALL_TABS = ("points", "castles", "uses", "course")


class EndPage(ResultPage[EndModel]):
    """Tabs: the points (a row a player, columns for castles, king, master card and marker), and their details."""

    width, across = 640.0, 1.0

    @property
    def choices(self) -> Sequence[str]:  # type: ignore[override]  # a person played, or nobody did
        """With a way to practise one's mistakes where a person played."""
        persons = any(row.bot is None for row in self.model.rows)
        return ("rematch", "analysis", "practise", *SHARED_CHOICES[2:]) if persons else SHARED_CHOICES

    @property
    def tabs(self) -> Sequence[str]:
        return ALL_TABS

    def label(self, tab: str) -> str:
        return self.kit.texts(f"end-tab-{tab}")

    def tab_height(self) -> float:
        rows = len(self.model.rows)
        uses = 40.0 + USES_ROW * rows + 34 + (LINE + 9) * rows
        castles = 26.0 + sum(_row_high(row) + 6 for row in self.model.rows)
        high = max(HEAD + ROW * rows, uses, COURSE + NAMES)
        return max(high, castles) if self.tab == "castles" else high

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
        left = box.x + box.w * 0.42
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
