"""The choice of a file or a folder of the disk, by a path that can be typed or pasted; or where to save one."""

from typing import Any, get_args

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import segments
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.panel_and_button_skins import Look
from torres3d.hud.models import library_models as models
from torres3d.hud.models.intents import MenuChoice, SettingChanged
from torres3d.hud.models.page_models import FolderModel
from torres3d.hud.pages.library.base_list_page import BAR, ListPage
from torres3d.hud.widgets.text_input import TextInput, typed_line

NOTE_STYLE = SMALL._replace(size=15)
WIDTH = 720.0
BROWSE = 160.0
KEY = "games_folder"


class FolderPage(Page[FolderModel]):
    """The path in a field that has the keyboard at once."""

    foot = 72.0

    def __init__(self, panel: Panel[Any], model: FolderModel) -> None:
        super().__init__(panel, model)
        self.path = TextInput(self.kit, model.path)
        self.field = True

    def size(self, view: Viewport) -> tuple[float, float]:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        about = len(canvas.break_lines(self.model.about, NOTE_STYLE, WIDTH - 2 * PAD))
        return WIDTH, 80 + 54 + about * canvas.line_height(NOTE_STYLE) + 90

    @property
    def typing(self) -> bool:
        return self.field

    @property
    def first_focus(self) -> str:
        return "path"

    def type_text(self, text: str) -> None:
        self.path.insert(text)
        self.repaint()

    def key(self, name: str) -> bool:
        if name == "escape":
            self.kit.send(MenuChoice("back"))
        elif name == "enter" and self.field:
            self._take(self.path.text)
        elif self.field and name in ("tab", "shift-tab", "arrow_down"):
            self.field = False
            self.panel.focus = "take"
            self.repaint()
        elif self.field and self.path.key(name):
            self.repaint()
        else:
            return False
        return True

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, self.model.title) + 10
        browse = Rect(box.right - PAD - BROWSE, y, BROWSE, 38)
        line = Rect(box.x + PAD, y, box.w - 2 * PAD - BROWSE - 10, 38)
        typed_line(self.panel, canvas, "path", line, self.path, self.field, self._write, icon="folder")
        label = texts("folder-browse")
        self.panel.button(
            canvas, "browse", browse, label, MenuChoice("browse"), icon="folder", kind="quiet",
            style=canvas.fitted(label, BODY, BROWSE - 50),
        )  # fmt: skip
        canvas.paragraph(box.x + PAD, y + 50, box.w - 2 * PAD, self.model.about, NOTE_STYLE)
        back, usual, take = box.foot(62, 42, PAD).columns(3, 12)
        self.panel.button(canvas, "back", back, texts("back"), MenuChoice("back"))
        self.panel.button(
            canvas, "usual", usual, texts("folder-usual"), lambda: self._take(""), icon="undo", kind="quiet",
            tip=lines(self.model.usual),
        )  # fmt: skip
        self.panel.button(
            canvas, "take", take, texts("folder-take"), lambda: self._take(self.path.text), kind="main", icon="check"
        )

    def _write(self) -> None:
        self.field = True
        self.repaint()

    def _take(self, path: str) -> None:
        self.kit.send(SettingChanged(KEY, path))


ROW = 34.0
PLACES = 190.0
FORMS: tuple[models.ExportForm, ...] = get_args(models.ExportForm)
SIGNS = {"folder": "folder", "game": "castles", "text": "card"}


class FilesPage(ListPage[models.FilesModel]):
    """Places to the left, entries to the right; the path above, the name of a file to save below."""

    foot = 66.0
    row_name = "file:"

    def __init__(self, panel: Panel[Any], model: models.FilesModel) -> None:
        super().__init__(panel, model, lambda first: self.kit.send(models.GamesScrolled(first)))
        self.path = TextInput(self.kit, model.folder)
        self.name = TextInput(self.kit, model.name, 80)
        self.field = "name" if model.saving else ""
        self._folder = model.folder

    def size(self, view: Viewport) -> tuple[float, float]:
        return 940, 620

    @property
    def typing(self) -> bool:
        return bool(self.field)

    @property
    def _line(self) -> TextInput:
        return self.path if self.field == "path" else self.name

    def type_text(self, text: str) -> None:
        self._line.insert(text)
        self.repaint()

    @property
    def first_focus(self) -> str:
        return self.field or f"file:{max(self.model.marked, 0)}"

    @property
    def marked(self) -> int:
        return self.model.marked

    def mark(self, number: int, first: int) -> None:
        self.kit.send(models.GameMarked(number, first))

    def key(self, name: str) -> bool:
        if name == "escape":
            self.kit.send(MenuChoice("back"))
        elif name == "enter":
            return self._enter()
        elif self.field and name in ("tab", "shift-tab", "arrow_down"):
            self.field = ""
            self.repaint()
        elif name == "control-l":
            self._give_keyboard("path")
        elif self.field and self._line.key(name):
            self.repaint()
        elif name == "control-v":
            self._give_keyboard("path")
            self.path.start(self.path.text)
            return self.key(name)
        elif name == "backspace":
            self.kit.send(models.PathEntered(".."))
        else:
            return self.mark_by(name)
        return True

    def _enter(self) -> bool:
        if self.field == "path":
            self.field = ""
            self.kit.send(models.PathEntered(self.path.text))
        elif self.field == "name":
            self.kit.send(models.FileSaved(self.name.text))
        elif self.model.marked >= 0:
            self.kit.send(models.FileOpened(self.model.marked))
        return True

    def _give_keyboard(self, field: str) -> None:
        self.field = field
        self.repaint()

    def paint(self, canvas: Canvas, box: Rect) -> None:
        model, texts = self.model, self.kit.texts
        if model.folder != self._folder:
            self._folder = model.folder
            self.path.start(model.folder)
        y = self.title(canvas, box, model.title)
        top, body = box.row(y, box.bottom - y - 66, PAD).cut_top(36, 10)
        up, path = top.cut_left(40, 8)
        self.panel.button(canvas, "up", up, "", models.PathEntered(".."), icon="up")
        typed_line(
            self.panel, canvas, "path", path, self.path, self.field == "path", lambda: self._give_keyboard("path"),
            texts("files-path"), "folder",
        )  # fmt: skip
        if model.saving:
            body, saving = body.cut_bottom(84, 10)
        places, entries = body.cut_left(PLACES, 10)
        self._places(canvas, places)
        self._entries(canvas, entries)
        if model.saving:
            self._saving(canvas, saving)
        self._foot(canvas, box.foot(58, 42, PAD))

    def _places(self, canvas: Canvas, box: Rect) -> None:
        places = self.model.places[: int((box.h + 4) / 40)]
        for number, ((path, label), rect) in enumerate(zip(places, box.rows(len(places), 36, 4), strict=True)):
            self.panel.button(
                canvas, f"place:{number}", rect, label, models.PathEntered(path), icon="folder",
                kind="chosen" if path == self.model.folder else "quiet", align="left",
            )  # fmt: skip

    def _entries(self, canvas: Canvas, box: Rect) -> None:
        model = self.model
        canvas.panel(box, "inset")
        inner = box.inset(6)
        seen = self.list.lay_out(model.first, model.count, inner.h, ROW)
        if model.trouble or not model.count:
            text = model.trouble or self.kit.texts("files-no-folders" if model.folders else "files-none")
            style = TEXT.in_colour(theme.RED_BRIGHT) if model.trouble else TEXT
            canvas.paragraph(inner.x + 20, inner.y + 50, inner.w - 40, text, style, 5, "middle")
        rows, bar = inner.cut_right(BAR, 6)
        rows = rows if model.count > self.list.fit else inner
        for number, row in zip(seen, rows.rows(len(seen), ROW - 2, 2), strict=True):
            if 0 <= number - model.first < len(model.rows):
                self._entry(canvas, number, model.rows[number - model.first], row)
        self.list.bar(self.panel, canvas, bar)

    def _entry(self, canvas: Canvas, number: int, entry: models.FileRow, row: Rect) -> None:
        marked = number == self.model.marked

        def draw(on: Canvas, look: Look) -> None:
            if marked or look in ("hover", "pressed", "focus"):
                on.fill(row, (*theme.GOLD[:3], 60 if marked else 28), 5)
                on.outline(row, theme.GOLD_BRIGHT if marked else theme.GOLD_DIM, 5)
            colour = theme.GOLD if entry.kind == "folder" else theme.STONE
            on.icon(SIGNS[entry.kind], row.x + 20, row.middle[1], 18, colour)
            about = on.text(row.right - 10, row.middle[1], entry.about, SMALL, "right", width=row.w * 0.4)
            on.text(row.x + 40, row.middle[1], entry.name, BODY, width=row.w - about - 66)

        self.panel.spot(canvas, Spot(f"file:{number}", row, draw, lambda: self._click(number, entry), chosen=marked))

    def _click(self, number: int, entry: models.FileRow) -> None:
        self.field = "name" if self.model.saving else ""
        if self.clicked_twice(number, str(number)) or entry.kind == "folder":
            self.forget_click()
            self.kit.send(models.FileOpened(number))
        else:
            self.mark(number, self.list.first)

    def _saving(self, canvas: Canvas, box: Rect) -> None:
        texts, model = self.kit.texts, self.model
        typed_line(
            self.panel, canvas, "name", box._replace(h=38), self.name, self.field == "name",
            lambda: self._give_keyboard("name"), texts("files-name"),
        )  # fmt: skip
        choices = [(form, texts(f"files-form-{form}")) for form in FORMS]
        segments(
            self.panel, canvas, "form", box.head(46, 36), choices, model.form,
            lambda form: self.kit.send(models.FormChosen(next(each for each in FORMS if each == form), self.name.text)),
        )  # fmt: skip

    def _foot(self, canvas: Canvas, row: Rect) -> None:
        texts, model = self.kit.texts, self.model
        back, rest = row.cut_left(160)
        _, take = rest.cut_right(240)
        self.panel.button(canvas, "back", back, texts("back"), MenuChoice("back"), icon="left")
        label = texts("files-save" if model.saving else "folder-take" if model.folders else "files-open")
        enabled = bool(self.name.text.strip()) if model.saving else model.folders or model.marked >= 0
        self.panel.button(
            canvas, "take", take, label, self._take, kind="main", enabled=enabled,
            icon="save" if model.saving else "check", style=BODY.in_colour(theme.INK),
        )  # fmt: skip

    def _take(self) -> None:
        if self.model.saving:
            self.kit.send(models.FileSaved(self.name.text))
        elif self.model.folders:
            self.kit.send(models.FolderTaken())
        else:
            self.kit.send(models.FileOpened(self.model.marked))
