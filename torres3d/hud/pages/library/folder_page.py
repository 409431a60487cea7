"""The choice of a folder: its path is typed or pasted, it is looked for, or is the usual one."""

from typing import Any

from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, Page
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.models.intents import MenuChoice, SettingChanged
from torres3d.hud.models.page_models import FolderModel
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
        self.path.type(text)
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
            style=fitted(canvas, label, BODY, BROWSE - 50),
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
