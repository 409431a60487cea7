"""Behind the result: castle by castle, what AP were used for, the best knights, the points over time."""

from torres3d.games.torres.hud.models.result_models import EndModel, ResultRow
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.pages.result.score_graph import ScoreGraph, course_graph
from torres3d.hud.widgets.player_badge import player_sign

USES = ("walking", "building", "adding", "cards", "marker", "lost")
NAME = 0.24
"""The share of the width that names have."""
LINE = 19.0
ROW = 40.0
STEPS, LEAST = (10, 20, 50, 100, 1000), 20
"""Steps and least range of the score graph, in points."""
NOTE_STYLE = SMALL._replace(size=14)


def castles_high(model: EndModel) -> float:
    return 26.0 + sum(_row_high(row) + 6 for row in model.rows)


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
    _sign(kit, canvas, row, place.x + 22, place.y + 23, 28)
    canvas.fitted_text(place.x + 42, place.y + 23, row.name, BODY, wide - 50)


def _sign(kit: PanelKit, canvas: Canvas, row: ResultRow, x: float, y: float, size: float) -> None:
    player_sign(canvas, kit.theme, row, x, y, size)


def uses_high(model: EndModel) -> float:
    return 40.0 + ROW * len(model.rows) + 34 + (LINE + 9) * len(model.rows)


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
        place = box.row(y, ROW - 5)
        canvas.panel(place, "inset")
        _sign(kit, canvas, row, place.x + 20, place.middle[1], 25)
        canvas.fitted_text(place.x + 40, place.middle[1], row.name, BODY, box.w * NAME - 46)
        for number, ap in enumerate(row.uses):
            bright = ap == most[number] > 0
            style = BODY._replace(face="bold", colour=theme.GOLD_BRIGHT if bright else theme.LIGHT)
            canvas.text(left + wide * (number + 0.5), place.middle[1], str(ap), style, "middle")
        y += ROW
    y += 18
    canvas.text(box.x, y, kit.texts("end-best-knights"), BODY.in_colour(theme.GOLD), width=box.w)
    y += 14
    for row in model.rows:
        middle = y + (LINE + 9) / 2
        _sign(kit, canvas, row, box.x + 20, middle, 22)
        canvas.fitted_text(box.x + 40, middle, f"{row.name}: {row.knight}", BODY, box.w - 44, 10)
        y += LINE + 9


def paint_course(kit: PanelKit, canvas: Canvas, model: EndModel, box: Rect) -> None:
    """The points after each turn; years end at the upright lines."""
    lines = [
        ScoreGraph(row.name, row.colour, row.seat, row.emblem, row.course, row.total, row.character)
        for row in model.rows
    ]
    course_graph(kit, canvas, lines, box, STEPS, LEAST, model.scorings)
