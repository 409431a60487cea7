"""All that happened, turn by turn, at the lower left; only the rows that are visible are painted."""

from collections.abc import Sequence

from panda3d.core import NodePath

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, TITLE, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel, PanelKit, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.kit.theme import Theme
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.recap_and_pace_models import LookAt, PointLog, ReadLog, StepRecap, ToggleLog
from torres3d.hud.panels.log_folds_and_scroll import LogRow, LogRows
from torres3d.hud.widgets import list_rows_and_scroll_bar as list_rows
from torres3d.hud.widgets.player_signs_and_badges import chip, face
from torres3d.i18n.texts import Translate

POINTS = SMALL._replace(size=13.5, face="bold")
LOST = POINTS._replace(size=12.5, colour=theme.RED_BRIGHT)
FACE = 19.5


def heading(
    on: Canvas, box: Rect, row: LogRow, is_open: bool, who: Sequence[PlayerLook], look: Theme, say: Translate
) -> None:
    """The heading of a turn: fold, chip, name, a bot's sign or face, year and round, what was lost, points."""
    turn, y = row.turn, box.middle[1]
    on.icon("down" if is_open else "right", box.x + 8, y, 12, theme.GOLD)
    left, right = box.x + 18, box.right - 4
    player = None if turn.seat is None else turn.look(turn.seat, who)
    sign = 0.0
    if player is not None:
        chip(on, look, player.colour, left + 9, y, 17, player.seat, player.emblem)
        left += 22
        sign = 26.0 if player.character else 18.0 if player.bot is not None else 0.0
        points = f"+{turn.points}" if turn.points else turn.outcome or "–"
        colour = theme.GREEN_BRIGHT if turn.points or turn.outcome else theme.LIGHT_SOFT
        right -= max(on.text(right, y, points, POINTS.in_colour(colour), "right"), 22) + 5
        right -= on.text(right, y, turn.time(say), list_rows.WHEN, "right") + 5
        for icon, text in turn.losses(say):
            right -= on.text(right, y, text, LOST, "right") + (1 if icon else 5)
            if icon:
                on.icon(icon, right - 6, y - 1, 11, theme.RED_BRIGHT)
                right -= 15
    room = right - left - sign
    wide = on.text(left, y, turn.title([each.name for each in who], say), list_rows.NAME, width=max(room, 20.0))
    if player is not None and sign:
        left += wide + _bot(on, left + wide, y, player)
        level = player.level
        if player.grade and on.width(level, list_rows.WHEN) > right - left:
            level = player.grade  # the face says the rest
        if on.width(level, list_rows.WHEN) < right - left:
            on.text(left, y, level, list_rows.WHEN)


def _bot(on: Canvas, x: float, y: float, who: PlayerLook) -> float:
    """The sign of a bot, the face of a character; how wide it is."""
    if who.character and face(on, who.character, x + 14, y, FACE, theme.GOLD_DIM):
        return 29.0
    on.icon("bot", x + 10, y - 1, 14, theme.LIGHT_SOFT)
    return 21.0


def line(
    on: Canvas, box: Rect, row: LogRow, text: str, who: Sequence[PlayerLook], look: Theme, faint: bool = False
) -> None:
    assert row.line is not None
    seat, sign, y = row.line.seat, row.line.icon, box.middle[1]
    ink = theme.LIGHT_FAINT if faint else theme.LIGHT
    if sign:
        tint = theme.LIGHT_FAINT if faint else theme.LIGHT_SOFT
        on.icon(sign, box.x + 30, y, 14, tint)
    if seat is not None and row.turn.seat is None:
        chip(on, look, who[seat].colour, box.x + 13, y, 15, seat, who[seat].emblem)
    elif seat is not None:
        ground = theme.mix(look.player(row.turn.look(seat, who).colour), theme.LIGHT, 0.15)
        on.fill(Rect(box.x + 12, box.y + 3, 3.2, box.h - 6), ground, 1.6)
    left = box.x + (42 if sign else 25)
    room, style = box.right - 4 - left, list_rows.STYLE.in_colour(ink)
    if row.line.shorter and on.width(text, on.fitted(text, style, room, list_rows.MIN_TEXT_SIZE)) > room:
        text = row.line.shorter
    on.fitted_text(left, y, text, style, room, list_rows.MIN_TEXT_SIZE)


MOST_HIGH = 304.0
CLOSED = 40.0
"""The height of the title alone."""
FRAME = 50.0
"""Height of title and edges."""
LEAST_ROWS = 3


class LogPanel(HangingPanel[LogModel]):
    """Open it is as high as its rows, up to what there is room for; closed or empty only its title.

    With the keys (`LogModel.reading`) it has a cursor: arrows, pages, Home and End move it, left and right close and
    open a turn, Enter shows the moment, Escape gives the keys back.
    """

    def __init__(self, kit: PanelKit, parent: NodePath, sort: int) -> None:
        super().__init__(kit, parent, sort)
        self.rows = LogRows()
        self._cursor = ""
        self._pointed: int | None = None
        self._looked: int | None = None

    @property
    def lines(self) -> list[str]:
        """The rows that are visible, in words, the last one first."""
        return [self._words(row) for row in reversed(self.rows.visible_rows)] if self.model and self.model.open else []

    def update(self, model: LogModel | None) -> None:
        if model is not None and model != self.model:
            if self.model is None:
                self.rows.forget()
            self.rows.fill(model.turns, model.now)
            self._go_to(model)
            self.answers_keys = model.reading and model.open
            if not self.answers_keys:
                self._cursor = ""
            elif not self._cursor and self.rows.rows:
                self._move_to(len(self.rows.rows) - 1)
        super().update(model)

    def _go_to(self, model: LogModel) -> None:
        """Scroll to the moment that is shown, when it is another one."""
        shown = model.past_moment if model.past_moment is not None else model.now
        if shown is not None and shown != self._looked:
            self.rows.open_at(shown)
        self._looked = shown

    def place(self, view: Viewport, model: LogModel) -> Rect:
        edge = around(view)
        most = view.height if view.folded else MOST_HIGH
        room = min(most, view.height - self._top - (edge.gap if view.folded else 2 * MARGIN)) - FRAME
        self.rows.see(max(LEAST_ROWS, int(room / list_rows.ROW)))
        count = len(self.rows.visible_rows) if model.open else 0
        high = FRAME + count * list_rows.ROW if count else CLOSED
        return Rect(edge.gap, view.height - high - edge.gap, edge.left, high)

    def paint(self, canvas: Canvas, model: LogModel) -> None:
        box = self.rect
        texts = self.kit.texts
        canvas.panel(box, "glass")
        if self.answers_keys:
            canvas.outline(box.inset(2), theme.GOLD_BRIGHT, 8, 2)
        buttons = 1 + model.recap
        room = box.w - 32 - 34 * buttons
        if room > 60:
            canvas.fitted_text(box.x + 16, box.y + 21, texts("log-title"), TITLE._replace(size=15), room, 10)
        place = Rect(box.right - 40, box.y + 7, 30, 27)
        self.button(
            canvas, "log", place, "", ToggleLog(), icon="down" if model.open else "up", kind="bare",
            tip=lines(texts("log-toggle"), self.kit.key_hint(model.log_key)),
        )  # fmt: skip
        if model.recap:
            self.button(
                canvas, "recap", place.moved(-34, 0), "", StepRecap("open"), icon="eye", kind="bare",
                tip=lines(texts("recap-again"), self.kit.key_hint(model.recap_key)),
            )  # fmt: skip
        if model.open:
            self._rows(canvas, model, box.head(38, box.h - 46, 8))

    def _rows(self, canvas: Canvas, model: LogModel, room: Rect) -> None:
        for row, place in zip(self.rows.visible_rows, list_rows.row_places(room, self.rows), strict=True):
            self._row(canvas, model, row, place)
        list_rows.row_bar(self, canvas, "log:bar", room, self.rows)

    def _row(self, canvas: Canvas, model: LogModel, row: LogRow, box: Rect) -> None:
        who, look_of, texts = model.players, self.kit.theme, self.kit.texts
        words = self._words(row)
        after_now = model.now is not None and (row.line.at if row.line else row.turn.first) > model.now

        def draw(on: Canvas, look: Look) -> None:
            here = row.line is not None and row.line.at == model.past_moment
            list_rows.row_ground(on, box, "focus" if row.name == self._cursor else look, here)
            if row.name == self._cursor:
                on.outline(box, theme.GOLD_BRIGHT, 4, 1.4)
            if row.line is None:
                heading(on, box, row, self.rows.is_open(row.number), who, look_of, texts)
            else:
                line(on, box, row, words, who, look_of, after_now)

        if row.line is None:
            tip = lines(*row.turn.about(who, texts), title=words)
        else:
            called = [player.called for player in who]
            tip = lines(texts("log-look"), title=row.line.whole(called, texts) or words)
        self.spot(canvas, Spot(row.name, box, draw, lambda: self._choose(row), tip))

    def wheel(self, steps: int) -> bool:
        if self.model is not None and self.model.open and self.rows.scroll(-list_rows.WHEEL * steps):
            self.repaint()
        return True

    def hover(self, name: str, look: Look) -> None:
        super().hover(name, look)
        self._point(name)

    def key(self, name: str) -> bool:
        if not self.answers_keys or not self.rows.rows:
            return False
        at = self.rows.index(self._cursor)
        at = len(self.rows.rows) - 1 if at is None else at
        row, page = self.rows.rows[at], self.rows.room - 1
        moves = {"arrow_up": at - 1, "arrow_down": at + 1, "page_up": at - page, "page_down": at + page}
        moves |= {"home": 0, "end": len(self.rows.rows) - 1}
        if name in moves:
            self._move_to(moves[name])
        elif name in ("arrow_left", "arrow_right"):
            self.rows.fold(row.number, name == "arrow_right")
            self._cursor = f"turn:{row.number}" if name == "arrow_left" else self._cursor
            self.rows.reveal(self._cursor)
        elif name in ("enter", "space"):
            self._choose(row)
        elif name == "escape":
            self._point("")
            self.kit.send(ReadLog(reading=False))
        else:
            return False
        self.repaint()
        return True

    def _move_to(self, number: int) -> None:
        self._cursor = self.rows.rows[min(max(number, 0), len(self.rows.rows) - 1)].name
        self.rows.reveal(self._cursor)
        self._point(self._cursor)

    def _choose(self, row: LogRow) -> None:
        if row.line is not None:
            self.kit.send(LookAt(row.line.at))
        else:
            self.rows.fold(row.number)
            self.repaint()

    def _point(self, name: str) -> None:
        """Send which line the pointer or the cursor is on."""
        at = int(name.removeprefix("line:")) if name.startswith("line:") else None
        if at != self._pointed:
            self._pointed = at
            self.kit.send(PointLog(at))

    def _words(self, row: LogRow) -> str:
        names = [player.called for player in self.model.players] if self.model is not None else []
        if row.line is None:
            return row.turn.title(names, self.kit.texts)
        return row.line.brief(row.turn, names, self.kit.texts)
