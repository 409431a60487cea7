"""The scoring of a phase, castle by castle, which fills while the points fly; in a low window a strip."""

from torres3d.games.torres.hud.models.score_models import CastleLine, ScoringColumn, ScoringModel
from torres3d.hud.kit import theme
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.canvas import BODY, NUMBER, SMALL, TITLE, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel
from torres3d.hud.kit.theme import Theme
from torres3d.hud.panels.look_at_table_button import HEIGHT as LOOK
from torres3d.hud.panels.overlay_strip import STRIP_HEIGHT
from torres3d.hud.widgets.player_signs_and_badges import player_sign
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
    canvas.fitted_text(left + 30, box.y + 17, who.beside_face, BODY, right - left - 30, 12.5)
    parts = " + ".join(str(castle.points) for castle in column.castles)
    extra = [(sign, points) for sign, points in (("crown", column.king), ("star", column.master)) if points is not None]
    at = left + canvas.fitted_text(left, box.y + 42, parts, PARTS, right - left - 42 * len(extra), 10) + 8
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


COLUMN = 200.0
LINE, SIDE_LINE = 22.0, 20.0
"""Height of a line of a castle, and of one at the side."""
DONE = Answer("scoring", "done")
MOST_LINES = 8


class ScoringPanel(HangingPanel[ScoringModel]):
    """In the column of the turn panel, player below player, so that the board keeps still. Where panels are folded
    it is a strip at the lower edge, and opens over the board when the scoring is complete."""

    answers_keys = True

    @property
    def at_side(self) -> bool:
        return not self.kit.view.folded

    @property
    def strip(self) -> bool:
        return self.model is not None and not self.model.done and not self.at_side

    @property
    def covered_area(self) -> Rect | None:
        """The area that the panel takes from the board: that of the strip, even when it has opened."""
        if self.model is None or not self.shown or self.at_side:
            return None
        return strip_place(self.kit.view, len(self.model.columns), self._floor)

    def _rows(self, model: ScoringModel) -> int:
        return len(model.columns) if self.at_side else 1

    def _room(self, view: Viewport) -> float:
        if self.at_side:
            return view.height - max(self._floor, STRIP_HEIGHT + MARGIN) - 2 * MARGIN
        # The button for a look at the board lies above it.
        return view.height - self._floor - 3 * around(view).gap - LOOK

    def _lines(self, view: Viewport, model: ScoringModel) -> int:
        """The number of lines that the castles of a column get: as many as they need and as fit."""
        rows = self._rows(model)
        room = int((self._room(view) - self._frame(model) - rows * self._rest(model)) / rows / self._line_height)
        return max(2, min(MOST_LINES, room, max(len(column.castles) for column in model.columns)))

    @property
    def _heads(self) -> tuple[float, float]:
        return (40.0, 36.0) if self.at_side else (38.0, 40.0)

    @property
    def _line_height(self) -> float:
        return SIDE_LINE if self.at_side else LINE

    def _frame(self, model: ScoringModel) -> float:
        return self._heads[0] + 10 + (50 if model.done else 0)

    def _rest(self, model: ScoringModel) -> float:
        """The height of a column but for its castles, and of the gap below it."""
        extra = self._line_height * (2 if model.master is not None else 1)
        return self._heads[1] + (12 if self.at_side else 52) + extra

    def place(self, view: Viewport, model: ScoringModel) -> Rect:
        if not self.at_side and not model.done:
            return strip_place(view, len(model.columns), self._floor)
        rows = self._rows(model)
        height = self._frame(model) + rows * (self._rest(model) + self._line_height * self._lines(view, model))
        if self.at_side:
            width = around(view).right
            return Rect(view.width - width - MARGIN, MARGIN, width, height)
        width = min(COLUMN * len(model.columns) + 28, view.width - 2 * MARGIN)
        low = self._floor + around(view).gap
        return Rect((view.width - width) / 2, view.height - low - height, width, height)

    def paint(self, canvas: Canvas, model: ScoringModel) -> None:
        box = self.rect
        texts = self.kit.texts
        if self.strip:
            paint_strip(canvas, self.kit.theme, texts, box, model)
            return
        canvas.panel(box)
        title = texts("scoring-title", phase=model.phase)
        style = canvas.fitted(title, TITLE._replace(size=20), box.w - 24, 13, step=1)
        canvas.text(box.middle[0], box.y + self._heads[0] / 2 + 3, title, style, "middle")
        inner = box.head(self._heads[0], box.h - self._frame(model), 8 if self.at_side else 14)
        rows = self._rows(model)
        across = 1 if self.at_side else len(model.columns)
        high = inner.h / rows
        for number, column in enumerate(model.columns):
            row = inner.head(number // across * high, high - (5 if self.at_side else 8))
            self._column(canvas, model, column, row.columns(across, 8)[number % across])
        if model.done:
            rect = Rect(box.middle[0] - 110, box.bottom - 52, 220, 42)
            self.button(canvas, "scoring", rect, texts("go-on"), DONE, kind="main", icon="check")

    def _column(self, canvas: Canvas, model: ScoringModel, column: ScoringColumn, box: Rect) -> None:
        texts = self.kit.texts
        canvas.panel(box, "inset")
        if column.current:
            canvas.fill(box, (*theme.GOLD[:3], 30), 6)
            canvas.outline(box, theme.GOLD, 6, 1.6)
        taken = self._sum_beside_name(canvas, column, box) if self.at_side else 0.0
        middle = box.y + (19 if self.at_side else 24)
        player_sign(canvas, self.kit.theme, column.player, box.x + 24, middle, 26 if self.at_side else 30)
        canvas.fitted_text(box.x + 46, middle, column.player.beside_face, BODY, box.w - 54 - taken, 10)
        y = box.y + self._heads[1]
        room = self._lines(self.kit.view, model)
        if self.at_side:
            # Castles may use the lines of bonuses that nobody has.
            room += sum(bonus is None for bonus in (column.king, column.master)[: 1 if model.master is None else 2])
        castles = column.castles
        hidden: tuple[CastleLine, ...] = ()
        if len(castles) > room:
            castles, hidden = castles[: room - 1], castles[room - 1 :]
        for castle in castles:
            text = texts("scoring-castle", label=castle.label, area=castle.area, level=castle.level).strip()
            self._line(canvas, box, y, text, castle.points, crown=castle.king)
            y += self._line_height
        if hidden:
            text = texts("scoring-more", castles=len(hidden))
            self._line(canvas, box, y, text, sum(castle.points for castle in hidden))
        y = box.y + self._heads[1] + (len(column.castles[:room]) if self.at_side else room) * self._line_height
        if column.king is not None:
            self._line(canvas, box, y, texts("scoring-king"), column.king, gold=True)
        if model.master is not None and column.master is not None:
            y += self._line_height * (0 if self.at_side and column.king is None else 1)
            self._line(canvas, box, y, texts("scoring-master"), column.master, gold=True)
        if not self.at_side:
            self._sum_below(canvas, column, box)

    @staticmethod
    def _sum_beside_name(canvas: Canvas, column: ScoringColumn, box: Rect) -> float:
        """What was gained and what it comes to, at the right of the name; how wide that is, in units."""
        right, middle = box.right - 12, box.y + 19
        if column.after is None:
            number = NUMBER.in_colour(theme.LIGHT_FAINT)._replace(size=19)
            return canvas.text(right, middle, str(column.before), number, "right") + 8
        wide = canvas.text(right, middle, str(column.after), NUMBER._replace(size=19), "right") + 10
        gain = NUMBER.in_colour(theme.GREEN_BRIGHT)._replace(size=16)
        return wide + canvas.text(right - wide, middle, f"+{column.after - column.before}", gain, "right") + 8

    @staticmethod
    def _sum_below(canvas: Canvas, column: ScoringColumn, box: Rect) -> None:
        canvas.fill(box.foot(38, 1.2, 12), (*theme.GOLD_DIM[:3], 170))
        low = box.bottom - 19
        if column.after is not None:
            gain = f"+{column.after - column.before}"
            canvas.text(box.x + 14, low, gain, NUMBER.in_colour(theme.GREEN_BRIGHT)._replace(size=18))
            canvas.text(box.right - 14, low, str(column.after), NUMBER, "right")
        else:
            canvas.text(box.right - 14, low, str(column.before), NUMBER.in_colour(theme.LIGHT_FAINT), "right")

    def _line(
        self, canvas: Canvas, box: Rect, y: float, text: str, points: int, gold: bool = False, crown: bool = False
    ) -> None:
        style = SMALL._replace(size=15, colour=theme.GOLD_BRIGHT if gold else theme.LIGHT)
        middle = y + self._line_height / 2
        right = box.right - 14
        wide = canvas.text(right, middle, str(points), style._replace(face="bold"), "right")
        left = box.x + 14
        if crown:
            canvas.icon("crown", left + 8, middle, 15, theme.GOLD)
            left += 21
        canvas.fitted_text(left, middle, text, style, right - wide - 6 - left, 10)

    def key(self, name: str) -> bool:
        if name in ("enter", "space") and self.model is not None and self.model.done:
            self.kit.send(DONE)
            return True
        return False
