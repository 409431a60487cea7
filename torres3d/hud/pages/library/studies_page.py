"""The page of studies: those there are, opened, named, deleted; new ones begun, pasted or taken from a file."""

from typing import Any

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models import study_models as models
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.pages.library.base_list_page import BAR, ListPage, paint_row_ground, paint_undo_bar
from torres3d.hud.widgets.text_input import TextInput, typed_line

ROW, GAP = 58.0, 6.0
MAX_SIZE = (820.0, 640.0)
LIST = 3 * (ROW + GAP)
"""Units of height of the list where the page is scrolled."""
TOOLS, FOOT, UNDO, LEAST_HIGH = 46.0, 66.0, 46.0, 480.0
LONGEST_NAME = 60
NEW: tuple[tuple[models.StudiesWay, str], ...] = (("new", "plus"), ("paste", "paste"), ("import", "load"))
KEYS: dict[str, models.StudiesWay] = {
    "control-n": "new", "control-v": "paste", "control-o": "import", "control-z": "undo", "control-p": "share",
    "enter": "open", "delete": "delete",
}  # fmt: skip


class StudiesPage(ListPage[models.StudiesModel]):
    """The list of studies, with ways to begin one above and actions on the chosen one below. Keys do everything,
    too."""

    foot = FOOT
    row_name = "studies:"

    def __init__(self, panel: Panel[Any], model: models.StudiesModel) -> None:
        super().__init__(panel, model, lambda first: self.repaint())
        self.name = TextInput(self.kit, most=LONGEST_NAME)
        self._naming = ""
        """The file of the study that is named; empty while none is."""

    def size(self, view: Viewport) -> tuple[float, float]:
        width = min(MAX_SIZE[0], view.width - 2 * MARGIN)
        if view.height < LEAST_HIGH:
            return width, 70 + TOOLS + LIST + (UNDO if self.model.undo else 0.0) + 24 + FOOT
        return width, min(MAX_SIZE[1], view.height - 2 * MARGIN)

    @property
    def chosen(self) -> models.StudyCard | None:
        rows, marked = self.model.rows, self.model.marked
        return rows[marked] if 0 <= marked < len(rows) else None

    @property
    def first_focus(self) -> str:
        return f"studies:{self.model.marked}" if self.chosen is not None else "studies:new"

    # -- keys ------------------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        return bool(self._naming)

    def type_text(self, text: str) -> None:
        self.name.insert(text)
        self.repaint()

    @property
    def marked(self) -> int:
        return self.model.marked

    def mark(self, number: int, first: int) -> None:
        self.list.turn(first)
        self.kit.send(models.StudyMarked(number))

    def key(self, name: str) -> bool:
        if self._naming:
            return self._key_of_name(name)
        if name == "escape":
            self.kit.send(MenuChoice("back"))
        elif name == "f2":
            self._rename()
        elif name in KEYS:
            self._do(KEYS[name])
        else:
            return self.mark_by(name)
        return True

    def _key_of_name(self, name: str) -> bool:
        if name in ("enter", "escape", "tab", "shift-tab"):
            self._leave_name(keep=name != "escape")
            return True
        if self.name.key(name):
            self.repaint()
        return True

    def _leave_name(self, keep: bool) -> None:
        file, self._naming = self._naming, ""
        text = " ".join(self.name.text.split())
        called = next((card.name for card in self.model.rows if card.file == file), text)
        if keep and text and text != called:
            self.kit.send(models.StudyNamed(text, file))
        self.repaint()

    def _rename(self) -> None:
        if self.chosen is not None:
            self.list.turn(self.list.first_row_showing(self.model.marked))
            self.name.start(self.chosen.name)
            self._naming = self.chosen.file
            self.panel.focus = "studies:name"
            self.repaint()

    def _do(self, what: models.StudiesWay) -> None:
        """Send what to do; with the chosen study if it is about one."""
        if self._naming:
            self._leave_name(keep=True)
        if what not in ("open", "share", "delete"):
            if what != "undo" or self.model.undo:
                self.kit.send(models.StudiesDo(what))
        elif self.chosen is not None:
            self.kit.send(models.StudiesDo(what, self.chosen.file))

    # -- painting --------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts, model = self.kit.texts, self.model
        y = self.title(canvas, box, texts("studies-title"))
        tools, body = box.row(y, box.bottom - y - FOOT, PAD).cut_top(38, TOOLS - 38)
        self._beginnings(canvas, tools)
        if model.folder:
            said = texts("games-folder", folder=model.folder)
            canvas.text(body.x, body.bottom - 8, said, SMALL.in_colour(theme.LIGHT_FAINT), width=body.w)
            body = body._replace(h=body.h - 20)
        if model.undo:
            body, undo = body.cut_bottom(UNDO - 8, 8)
            told = texts("studies-deleted", name=model.undo)
            self._button(canvas, "undo", paint_undo_bar(canvas, undo, told), "undo")
        self._rows(canvas, body)
        self._foot(canvas, box.foot(58, 42, PAD))

    def _beginnings(self, canvas: Canvas, row: Rect) -> None:
        texts = self.kit.texts
        tips = {"paste": self.model.paste or texts("studies-paste-tip"), "import": texts("studies-import-tip")}
        for (what, icon), rect in zip(NEW, row.columns(len(NEW), 8), strict=True):
            first = what == "new" and not self.model.rows
            self._button(canvas, what, rect, icon, tips.get(what, ""), main=first)

    def _button(
        self, canvas: Canvas, what: models.StudiesWay, rect: Rect, icon: str, tip: str = "", enabled: bool = True,
        main: bool = False,
    ) -> None:  # fmt: skip
        press = self._rename if what == "rename" else lambda: self._do(what)
        label = (self.model.new if what == "new" else "") or self.kit.texts(f"studies-{what}")
        self.panel.button(
            canvas, f"studies:{what}", rect, label, press, icon=icon, enabled=enabled,
            kind="main" if main else "plain", tip=lines(tip), style=BODY.in_colour(theme.INK if main else theme.LIGHT),
        )  # fmt: skip

    def _rows(self, canvas: Canvas, box: Rect) -> None:
        model = self.model
        if model.trouble or not model.rows:
            text = model.trouble or self.kit.texts("studies-none")
            style = TEXT.in_colour(theme.RED_BRIGHT) if model.trouble else TEXT
            canvas.panel(box, "inset")
            canvas.icon("close" if model.trouble else "set_up", box.middle[0], box.y + box.h * 0.28, 40, theme.GOLD_DIM)
            canvas.paragraph(box.x + 30, box.y + box.h * 0.28 + 32, box.w - 60, text, style, 5, "middle")
            return
        seen = self.list.lay_out(self.list.first, len(model.rows), box.h + GAP, ROW + GAP)
        high = (box.h + GAP) / self.list.fit if len(model.rows) > self.list.fit else ROW + GAP
        rows, bar = box.cut_right(BAR, 6)
        rows = rows if len(model.rows) > self.list.fit else box
        for number, row in zip(seen, rows.rows(len(seen), high - GAP, GAP), strict=True):
            self._row(canvas, number, model.rows[number], row)
        self.list.bar(self.panel, canvas, bar)

    def _row(self, canvas: Canvas, number: int, card: models.StudyCard, box: Rect) -> None:
        named = bool(self._naming) and card.file == self._naming

        def draw(on: Canvas, look: Look) -> None:
            paint_row_ground(on, box, number == self.model.marked, look)
            sign, tint = ("close", theme.RED_BRIGHT) if card.fault else ("set_up", theme.GOLD)
            on.icon(sign, box.x + 26, box.middle[1], 24, tint)
            left, right = box.x + 52, box.right - 14
            right -= on.text(right, box.middle[1] - 11, card.date, SMALL._replace(size=14), "right") + 12
            if not named:
                on.text(left, box.middle[1] - 11, card.name, BODY._replace(size=16.5), width=right - left)
            about = SMALL._replace(size=14, colour=theme.RED_BRIGHT if card.fault else theme.LIGHT_SOFT)
            on.text(left, box.middle[1] + 12, card.fault or card.about, about, width=box.right - 14 - left)

        tip = lines(card.fault)
        self.panel.spot(canvas, Spot(f"studies:{number}", box, draw, lambda: self._click(number, card), tip))
        if named:
            field = Rect(box.x + 44, box.y + 3, box.w * 0.6, 30)
            typed_line(self.panel, canvas, "studies:name", field, self.name, True, lambda: None,
                       self.kit.texts("studies-name"))  # fmt: skip

    def _click(self, number: int, card: models.StudyCard) -> None:
        if self._naming:
            self._leave_name(keep=True)
        if self.clicked_twice(number, card.file) and number == self.model.marked:
            self._do("open")
        else:
            self.kit.send(models.StudyMarked(number))

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        texts = self.kit.texts
        some = self.chosen is not None
        fault = self.chosen is not None and bool(self.chosen.fault)
        back, rename, share, delete, open_it = row.columns(5, 8)
        self.panel.button(canvas, "back", back, texts("back"), MenuChoice("back"), icon="left")
        self._button(canvas, "rename", rename, "pen", texts("studies-rename-tip"), some and not fault)
        self._button(canvas, "share", share, "share", texts("studies-share-tip"), some and not fault)
        self._button(canvas, "delete", delete, "bin", texts("studies-delete-tip"), some)
        self._button(canvas, "open", open_it, "play", enabled=some and not fault, main=True)
