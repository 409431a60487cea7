"""The list of chapters: where one goes on, what is done, the way out."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.lesson_models import LessonsModel, OpenChapter

ROW = 43.0
FOOT = 70.0


class LessonsPage(Page[LessonsModel]):
    """A button for each chapter, ticked when it was gone through."""

    def size(self, view: Viewport) -> tuple[float, float]:
        return 480, 82 + len(self.model.rows) * ROW + FOOT

    @property
    def first_focus(self) -> str:
        return next((f"chapter:{number}" for number, row in enumerate(self.model.rows) if row.present), "chapter:0")

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = self.title(canvas, box, self.kit.texts("menu-learn", game=self.model.game)) + 4
        for number, row in enumerate(box.row(y, 0, PAD).rows(len(self.model.rows), ROW - 7, 7)):
            self._row(canvas, number, row)
        foot = box.row(box.bottom - FOOT + 8, 44, PAD)
        ids = ("back", "menu") if self.model.begun else ("menu",)
        for choice, rect in zip(ids, foot.columns(len(ids), 12), strict=True):
            label = self.kit.texts("lessons-on" if choice == "back" else "menu-menu")
            self.panel.button(
                canvas, choice, rect, label, MenuChoice(choice), kind="main" if choice == "back" else "plain",
                icon="play" if choice == "back" else "left",
                style=TEXT.in_colour(theme.INK if choice == "back" else theme.LIGHT),
            )  # fmt: skip

    def _row(self, canvas: Canvas, number: int, rect: Rect) -> None:
        row = self.model.rows[number]
        note = self.kit.texts("lessons-here") if row.present else ""
        self.panel.button(
            canvas, f"chapter:{number}", rect, f"{number + 1}   {row.title}", OpenChapter(number),
            icon="check" if row.done else "right", kind="chosen" if row.present else "quiet", align="left", note=note,
            style=TEXT,
        )  # fmt: skip

    def key(self, name: str) -> bool:
        if name == "escape":
            self.kit.send(MenuChoice("back" if self.model.begun else "menu"))
            return True
        return False
