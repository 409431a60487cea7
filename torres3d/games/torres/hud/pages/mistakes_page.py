"""The page of puzzles from one's own games: a list, and how far the search of a game is."""

from typing import Any

from torres3d.games.torres.hud.models.mistake_models import (
    MistakeMarked,
    MistakeRow,
    MistakesDo,
    MistakesModel,
    MistakesWay,
)
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, SOFT, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.pages.library.base_list_page import BAR, ListPage, paint_row_ground, paint_undo_bar

ROW, GAP = 58.0, 6.0
MAX_SIZE = (900.0, 660.0)
HEAD, FOOT, UNDO, LEAST_HIGH = 58.0, 66.0, 46.0, 480.0
LIST = 3 * (ROW + GAP)
"""Units of height of the list where the page is scrolled."""
FAULT = 40.0
"""Units of height of a fault of the files."""
STOP = 150.0
ICONS = {"due": "redo", "new": "star", "failed": "hourglass", "solved": "check"}
KEYS: dict[str, MistakesWay] = {
    "enter": "practise", "control-o": "game", "delete": "delete", "control-z": "undo", "control-n": "search",
}  # fmt: skip


class MistakesPage(ListPage[MistakesModel]):
    """The list, with the search above and actions on the marked puzzle below. Keys do everything, too."""

    foot = FOOT
    row_name = "mistakes:"

    def __init__(self, panel: Panel[Any], model: MistakesModel) -> None:
        super().__init__(panel, model, lambda first: self.repaint())

    def size(self, view: Viewport) -> tuple[float, float]:
        width = min(MAX_SIZE[0], view.width - 2 * MARGIN)
        if view.height < LEAST_HIGH:
            extra = (UNDO if self.model.undo else 0.0) + FAULT * len(self.model.faults)
            return width, 70 + HEAD + LIST + extra + 24 + FOOT
        return width, min(MAX_SIZE[1], view.height - 2 * MARGIN)

    @property
    def chosen(self) -> MistakeRow | None:
        rows, marked = self.model.rows, self.model.marked
        return rows[marked] if 0 <= marked < len(rows) else None

    @property
    def first_focus(self) -> str:
        return f"mistakes:{self.model.marked}" if self.chosen is not None else "mistakes:search"

    @property
    def marked(self) -> int:
        return self.model.marked

    def mark(self, number: int, first: int) -> None:
        self.list.turn(first)
        self.kit.send(MistakeMarked(number))

    def key(self, name: str) -> bool:
        if name == "escape":
            self.kit.send(MenuChoice("back"))
        elif name in KEYS:
            self._do(KEYS[name])
        else:
            return self.mark_by(name)
        return True

    def _do(self, what: MistakesWay) -> None:
        needed = {"undo": bool(self.model.undo), "search": self.model.percent is None, "stop": True}
        if needed.get(what, self.chosen is not None):
            self.kit.send(MistakesDo(what))

    # -- painting --------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts, model = self.kit.texts, self.model
        y = self.title(canvas, box, texts("mistakes-title"))
        head, body = box.row(y, box.bottom - y - FOOT, PAD).cut_top(HEAD - 8, 8)
        self._head(canvas, head)
        for fault in model.faults:
            body, place = body.cut_bottom(FAULT - 4, 4)
            canvas.paragraph(place.x, place.y, place.w, fault, SMALL.in_colour(theme.RED_BRIGHT), 2)
        if model.undo:
            body, undo = body.cut_bottom(UNDO - 8, 8)
            place = paint_undo_bar(canvas, undo, texts("mistakes-deleted", name=model.undo))
            self._button(canvas, "undo", place, "undo")
        self._rows(canvas, body)
        self._foot(canvas, box.foot(58, 42, PAD))

    def _head(self, canvas: Canvas, row: Rect) -> None:
        """What was found, or how far the search is."""
        text, percent = row, self.model.percent
        if percent is not None:
            text, stop = row.cut_right(STOP, 14)
            self._button(canvas, "stop", stop._replace(y=row.y + 4, h=38), "close")
            text, bar = text.cut_bottom(14, 4)
            canvas.panel(bar._replace(h=12), "inset")
            canvas.fill(Rect(bar.x + 2, bar.y + 2, (bar.w - 4) * percent / 100, 8), theme.GOLD, 4)
        canvas.paragraph(text.x, text.y + 2, text.w, self.model.told, SOFT._replace(size=15), 1 if percent else 2)

    def _button(
        self, canvas: Canvas, what: MistakesWay, rect: Rect, icon: str, enabled: bool = True, main: bool = False
    ) -> None:
        texts = self.kit.texts
        tip = texts(f"mistakes-{what}-tip") if what in ("game", "delete", "search") else ""
        self.panel.button(
            canvas, f"mistakes:{what}", rect, texts(f"mistakes-{what}"), lambda: self._do(what), icon=icon,
            enabled=enabled, kind="main" if main else "plain", tip=lines(tip) if tip else None,
            style=BODY.in_colour(theme.INK if main else theme.LIGHT),
        )  # fmt: skip

    def _rows(self, canvas: Canvas, box: Rect) -> None:
        model = self.model
        if not model.rows:
            canvas.panel(box, "inset")
            canvas.icon("learn", box.middle[0], box.y + box.h * 0.28, 40, theme.GOLD_DIM)
            text = self.kit.texts("mistakes-none")
            canvas.paragraph(box.x + 30, box.y + box.h * 0.28 + 32, box.w - 60, text, TEXT, 5, "middle")
            return
        seen = self.list.lay_out(self.list.first, len(model.rows), box.h + GAP, ROW + GAP)
        high = (box.h + GAP) / self.list.fit if len(model.rows) > self.list.fit else ROW + GAP
        rows, bar = box.cut_right(BAR, 6)
        rows = rows if len(model.rows) > self.list.fit else box
        for number, row in zip(seen, rows.rows(len(seen), high - GAP, GAP), strict=True):
            self._row(canvas, number, model.rows[number], row)
        self.list.bar(self.panel, canvas, bar)

    def _row(self, canvas: Canvas, number: int, puzzle: MistakeRow, box: Rect) -> None:
        def draw(on: Canvas, look: Look) -> None:
            paint_row_ground(on, box, number == self.model.marked, look)
            tint = theme.GOLD if puzzle.state in ("due", "new") else theme.LIGHT_SOFT
            on.icon(ICONS[puzzle.state], box.x + 26, box.middle[1], 24, tint)
            left, right, above, below = box.x + 52, box.right - 14, box.middle[1] - 11, box.middle[1] + 12
            small = SMALL._replace(size=14)
            room = right - left - on.text(right, above, puzzle.date, small, "right") - 12
            on.text(left, above, puzzle.players, BODY._replace(size=16.5), width=room)
            bright = small.in_colour(theme.GOLD_BRIGHT if puzzle.state in ("due", "new") else theme.LIGHT_SOFT)
            room = right - left - on.text(right, below, puzzle.told, bright, "right") - 12
            on.text(left, below, puzzle.about, small.in_colour(theme.LIGHT_SOFT), width=room)

        self.panel.spot(canvas, Spot(f"mistakes:{number}", box, draw, lambda: self._click(number, puzzle)))

    def _click(self, number: int, puzzle: MistakeRow) -> None:
        if self.clicked_twice(number, puzzle.id) and number == self.model.marked:
            self._do("practise")
        else:
            self.kit.send(MistakeMarked(number))

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        some = self.chosen is not None
        back, search, game, delete, practise = row.columns(5, 8)
        self.panel.button(canvas, "back", back, self.kit.texts("back"), MenuChoice("back"), icon="left")
        self._button(canvas, "search", search, "search", self.model.percent is None, main=not some)
        self._button(canvas, "game", game, "hourglass", some)
        self._button(canvas, "delete", delete, "bin", some)
        self._button(canvas, "practise", practise, "play", some, main=some)
