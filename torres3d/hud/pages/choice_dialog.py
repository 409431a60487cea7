"""Questions and messages with a few answers, and naming the starter of the next phase."""

from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect, Viewport
from torres3d.hud.kit.page import PAD, TEXT, Page
from torres3d.hud.kit.theme import ButtonKind

WIDTH = 500.0
BUTTON = 42.0


class ChoicePage(Page[ChoiceDialog]):
    """Title, lines, answers from left to right; the last one is the usual answer."""

    def _beside(self, canvas: Canvas) -> bool:
        room = (WIDTH - 2 * PAD - 12 * (len(self.model.answers) - 1)) / max(len(self.model.answers), 1)
        return all(canvas.width(label, BODY) + 30 <= room for _, label in self.model.answers)

    def size(self, view: Viewport) -> tuple[float, float]:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        count = sum(len(canvas.break_lines(line, TEXT, WIDTH - 2 * PAD)) for line in self.model.lines)
        rows = 1 if self._beside(canvas) else len(self.model.answers)
        height = 74 + count * canvas.line_height(TEXT) + 8 * len(self.model.lines) + rows * (BUTTON + 10) + 24
        return WIDTH, height

    def paint(self, canvas: Canvas, box: Rect) -> None:
        y = self.title(canvas, box, self.model.title) + 6
        for line in self.model.lines:
            y += canvas.paragraph(box.x + PAD, y, box.w - 2 * PAD, line, TEXT, align="middle") + 8
        answers = self.model.answers
        row = box.row(box.bottom - 20 - BUTTON, BUTTON, PAD)
        if self._beside(canvas):
            rects = row.columns(max(len(answers), 1), 12)
        else:
            rects = [row.moved(0, -(len(answers) - 1 - n) * (BUTTON + 10)) for n in range(len(answers))]
        for number, ((answer, label), rect) in enumerate(zip(answers, rects, strict=False)):
            kind: ButtonKind = "plain"
            if answer == self.model.danger:
                kind = "danger"
            elif number == len(answers) - 1:
                kind = "main"
            self.panel.button(canvas, f"answer:{answer}", rect, label, Answer(self.model.id, answer), kind=kind)

    @property
    def first_focus(self) -> str:
        answers = [answer for answer, _ in self.model.answers]
        safe = answers[-1:] if answers[-1:] != [self.model.danger] else answers[:1]
        return f"answer:{safe[0]}" if safe else ""

    def key(self, name: str) -> bool:
        answers = [answer for answer, _ in self.model.answers]
        meant = {"enter": answers[-1:], "escape": answers[:1]}.get(name)
        if not meant or meant == [self.model.danger]:
            return False
        self.kit.send(Answer(self.model.id, meant[0]))
        return True
