"""The question before a turn ends with something lost: what it is, and whether to go on playing."""

from typing import Any

from torres3d.games.torres.hud.models.dialog_models import EndQuestion
from torres3d.games.torres.hud.models.turn_models import EndAnyway
from torres3d.hud.kit import theme
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.panel_and_button_skins import Look

WIDTH = 540.0
BUTTON = 42.0
STAY = Answer("end_turn", "cancel")


class EndQuestionPage(Page[EndQuestion]):
    """Continuing the turn is the usual answer: pressing Enter twice loses nothing."""

    foot = 72.0

    def __init__(self, panel: Panel[Any], model: EndQuestion) -> None:
        super().__init__(panel, model)
        self.never_again = False

    def size(self, view: Viewport) -> tuple[float, float]:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        self._lines = canvas.break_lines(self._text(), TEXT, WIDTH - 2 * PAD)
        return WIDTH, 198 + len(self._lines) * canvas.line_height(TEXT)

    def paint(self, canvas: Canvas, box: Rect) -> None:
        texts = self.kit.texts
        y = self.title(canvas, box, texts("end-title")) + 8
        canvas.paragraph(box.x + PAD, y, box.w - 2 * PAD, self._text(), TEXT, align="middle")
        row = box.row(box.bottom - 20 - BUTTON, BUTTON, PAD)
        self._tick(canvas, row.row(row.y - 46, 32))
        end, stay = row.columns(2, 12)
        label, intent = texts("end-anyway"), EndAnyway(self.never_again)
        style = canvas.fitted(label, BODY, end.w - 30)
        self.panel.button(canvas, "end_anyway", end, label, intent, kind="danger", style=style)
        label = texts("end-stay")
        style = canvas.fitted(label, BODY.in_colour(theme.INK), stay.w - 60)
        self.panel.button(canvas, "stay", stay, label, STAY, kind="main", icon="undo", style=style)

    @property
    def first_focus(self) -> str:
        return "stay"

    def key(self, name: str) -> bool:
        if name in ("escape", "enter"):
            self.kit.send(STAY)
            return True
        return False

    def _text(self) -> str:
        name, lost, cards = self.model.name, self.model.lost, self.model.cards
        if cards:
            return self.kit.texts("end-lost-card", name=name, lost=lost, cards=cards)
        return self.kit.texts("end-lost", name=name, lost=lost)

    def _flip(self) -> None:
        self.never_again = not self.never_again
        self.repaint()

    def _tick(self, canvas: Canvas, row: Rect) -> None:
        label = self.kit.texts("end-never-again")
        style = canvas.fitted(label, BODY, row.w - 44)
        wide = 34 + canvas.width(label, style)
        place = Rect(row.middle[0] - wide / 2 - 6, row.y, wide + 12, row.h)
        box = Rect(place.x + 6, place.middle[1] - 11, 22, 22)

        def draw(on: Canvas, look: Look) -> None:
            on.fill(box, theme.GREEN if self.never_again else theme.HOLLOW, 5)
            on.outline(box, theme.GOLD_BRIGHT if look != "normal" else theme.GOLD_DIM, 5, 1.6)
            if self.never_again:
                on.icon("check", *box.middle, 15, theme.LIGHT)
            on.text(box.right + 12, place.middle[1], label, style.in_colour(theme.LIGHT))

        self.panel.spot(canvas, Spot("never_again", place, draw, self._flip, chosen=self.never_again))
