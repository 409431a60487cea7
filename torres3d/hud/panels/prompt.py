"""The line at the top that says what to do now, or in its place which bot thinks."""

from collections.abc import Callable

from torres3d.hud.contract.intents import StopThinking
from torres3d.hud.contract.models import PromptModel, ThinkingModel
from torres3d.hud.contract.turn_intents import TAKE_BACK
from torres3d.hud.frame.question import Answer
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.panel import Panel
from torres3d.hud.pieces.chips import chip

SIDE = 276.0
"""Room kept free at both sides for the score and turn panels."""
STYLE = BODY._replace(size=16)
HEIGHT = 40.0


class Prompt(Panel[PromptModel]):
    """At the top, in the middle; as wide as its text, in two lines if it is long."""

    def place(self, view: Viewport, model: PromptModel) -> Rect:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        room = view.width - 2 * SIDE
        self._buttons = [
            (name, label, canvas.width(label, STYLE) + 36)
            for name, label in (*model.more, *(((model.answer, model.button),) if model.button else ()))
        ]
        self._button = sum(wide for _, _, wide in self._buttons)
        text_room = room - 44 - self._button
        self._lines = canvas.break_lines(model.text, STYLE, text_room, 2)
        self._said = len(self._lines)
        if model.spoken:
            self._lines += canvas.break_lines(model.spoken, STYLE, text_room, 2)
        wide = max(canvas.width(line, STYLE) for line in self._lines) + 44 + self._button
        high = HEIGHT + (len(self._lines) - 1) * canvas.line_height(STYLE)
        return Rect((view.width - wide) / 2, MARGIN, wide, high)

    def paint(self, canvas: Canvas, model: PromptModel) -> None:
        box = self.rect
        canvas.panel(box, "pill" if len(self._lines) == 1 else "wood")
        middle = box.x + (box.w - self._button) / 2
        high = canvas.line_height(STYLE)
        y = box.middle[1] - high * (len(self._lines) - 1) / 2
        for number, line in enumerate(self._lines):
            style = STYLE if number < self._said else STYLE.in_colour(theme.GOLD_BRIGHT)
            canvas.text(middle, y + number * high, line, style, "middle")
        x = box.right - self._button - 2
        for name, label, wide in self._buttons:
            rect = Rect(x, box.middle[1] - 15, wide - 8, 30)
            spot = "prompt" if name == model.answer else f"prompt:{name}"
            self.button(canvas, spot, rect, label, self._sends(name), kind="plain")
            x += wide

    def _sends(self, answer: str) -> Callable[[], None]:
        return lambda: self.kit.send(Answer("prompt", answer))


class Thinking(Panel[ThinkingModel]):
    """In the prompt's place: which bot thinks, how far it is, and a button to stop it."""

    def place(self, view: Viewport, model: ThinkingModel) -> Rect:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        self._text = self.kit.texts("thinking", name=model.player.called)
        self._stop = self.kit.texts("thinking-stop")
        self._button = canvas.width(self._stop, STYLE) + 34 if model.can_cancel else 0.0
        self._back = canvas.width(model.take_back, STYLE) + 34 if model.take_back else 0.0
        wide = min(canvas.width(self._text, STYLE) + 74 + self._button + self._back, view.width - 2 * SIDE)
        return Rect((view.width - wide) / 2, MARGIN, wide, HEIGHT)

    def paint(self, canvas: Canvas, model: ThinkingModel) -> None:
        box = self.rect
        canvas.panel(box, "pill")
        chip(canvas, self.kit.theme, model.player.colour, box.x + 24, box.middle[1], 26)
        right = box.right - self._button - self._back - 14
        canvas.text(box.x + 44, box.middle[1] - 2, self._text, STYLE, width=right - box.x - 40)
        track = Rect(box.x + 44, box.bottom - 9, right - box.x - 44, 3)
        canvas.fill(track, (0, 0, 0, 120), 1.5)
        if model.share is not None:
            canvas.fill(Rect(track.x, track.y, max(2.0, track.w * min(model.share, 1.0)), 3), theme.GOLD, 1.5)
        if model.take_back:
            rect = Rect(right + 10, box.y + 5, self._back - 6, 30)
            style = fitted(canvas, model.take_back, STYLE, rect.w - 20)
            self.button(canvas, "take_back", rect, model.take_back, lambda: self.kit.send(TAKE_BACK), style=style)
        if model.can_cancel:
            rect = Rect(box.right - self._button - 4, box.y + 5, self._button - 6, 30)
            self.button(canvas, "stop", rect, self._stop, lambda: self.kit.send(StopThinking()), kind="quiet")
