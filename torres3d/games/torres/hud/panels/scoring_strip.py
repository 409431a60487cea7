"""Scoring strip for a low window while points fly: along the lower edge, so that the board stays visible."""

from torres3d.games.torres.hud.models.score_models import ScoringColumn, ScoringModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, NUMBER, SMALL, TITLE, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.theme import Theme
from torres3d.hud.widgets.player_badge import player_sign
from torres3d.i18n.texts import Translate

HEIGHT = 122.0
MAX_COLUMN_WIDTH = 180.0
"""Units of a column at most."""
PARTS = SMALL._replace(size=15)


def strip_place(view: Viewport, columns: int, floor: float) -> Rect:
    """The place of the strip, ``floor`` units above the lower edge."""
    gap = around(view).gap
    wide = min(columns * MAX_COLUMN_WIDTH + 20, view.width - 2 * gap)
    return Rect((view.width - wide) / 2, view.height - floor - HEIGHT - gap, wide, HEIGHT)


def paint_strip(canvas: Canvas, look_of: Theme, texts: Translate, box: Rect, model: ScoringModel) -> None:
    """A column for each player: what was scored so far, what it comes to, and the points with it."""
    canvas.panel(box)
    canvas.text(box.middle[0], box.y + 16, texts("scoring-title", phase=model.phase), TITLE._replace(size=15), "middle")
    inner = box.head(28, box.h - 36, 10)
    for column, place in zip(model.columns, inner.columns(len(model.columns), 6), strict=True):
        _column(canvas, look_of, column, place)


def _column(canvas: Canvas, look_of: Theme, column: ScoringColumn, box: Rect) -> None:
    canvas.panel(box, "inset")
    if column.current:
        canvas.fill(box, (*theme.GOLD[:3], 30), 6)
        canvas.outline(box, theme.GOLD, 6, 1.6)
    left, right = box.x + 10, box.right - 10
    who = column.player
    player_sign(canvas, look_of, who, left + 11, box.y + 17, 24)
    name = fitted(canvas, who.beside_face, BODY, right - left - 30, 12.5)
    canvas.text(left + 30, box.y + 17, who.beside_face, name, width=right - left - 30)
    parts = " + ".join(str(castle.points) for castle in column.castles)
    extra = [(sign, points) for sign, points in (("crown", column.king), ("star", column.master)) if points is not None]
    room = right - left - 42 * len(extra)
    at = left + canvas.text(left, box.y + 42, parts, fitted(canvas, parts, PARTS, room, 10), width=room) + 8
    for sign, points in extra:
        canvas.icon(sign, at + 8, box.y + 42, 15, theme.GOLD)
        at += 20 + canvas.text(at + 20, box.y + 42, str(points), PARTS.in_colour(theme.GOLD_BRIGHT)) + 6
    low = box.bottom - 15
    if column.after is None:
        canvas.text(right, low, str(column.before), NUMBER.in_colour(theme.LIGHT_FAINT)._replace(size=18), "right")
        return
    gain = f"+{column.after - column.before}"
    canvas.text(left, low, gain, NUMBER.in_colour(theme.GREEN_BRIGHT)._replace(size=17))
    canvas.text(right, low, str(column.after), NUMBER._replace(size=18), "right")
