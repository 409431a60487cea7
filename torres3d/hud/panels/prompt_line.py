"""The line at the top that says what to do now, or in its place which bot thinks."""

from typing import NamedTuple

from torres3d.hud.kit import theme
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.models.intents import TAKE_BACK, StopThinking
from torres3d.hud.models.turn_models import PromptModel, ThinkingModel
from torres3d.hud.widgets.player_signs_and_badges import player_sign

STYLE, FOLDED_STYLE = BODY._replace(size=16), BODY._replace(size=14.5)
SAID_STYLE = BODY._replace(size=13.5, colour=theme.LIGHT_SOFT)
WHY_STYLE = BODY._replace(size=14.5, colour=theme.LIGHT_SOFT)
WHY_LINE, INDENT = 19.0, 36.0
"""Units of height of a line of a reason, and of width that its points take before it."""
MOST_HIGH, FOLDED_MOST_HIGH = 0.5, 0.28
"""Maximum share of a window's height for a prompt with reasons, so that the board stays visible."""
MINUS = "−"
HEIGHT, FOLDED_HEIGHT, BELOW = 40.0, 32.0, 36.0
"""Heights of one line, of one where panels are folded, and of buttons below it."""
SAID_HEIGHT, SAID_WIDTH = 20.0, 440.0
"""Size of the line with a bot's thoughts: it changes all the time, so the panel's width does not follow it."""


class _Line(NamedTuple):
    """A line of a reason with its ``points``, which a line that goes on has not, or one that ``leads`` a group."""

    points: str
    text: str
    leads: bool


class PromptLine(Panel[PromptModel]):
    """At the top, in the middle; as wide as its text, in two lines if it is long."""

    _view: Viewport | None = None
    kept = 0.0
    """Units of height that stay taken in this view: where two lines were needed once, the board does not go up and
    down with every second line that comes and goes."""
    high = 0.0
    """Units of height that the table gives way to; of what is passing, one line."""

    def place(self, view: Viewport, model: PromptModel) -> Rect:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        between = around(view).between(view)
        room, most = between.w, 6 if view.folded else 2
        self._buttons = [
            (name, label, canvas.width(label, STYLE) + 36)
            for name, label in (*model.more, *(((model.answer, model.button),) if model.button else ()))
        ]
        self._button = sum(wide for _, _, wide in self._buttons)
        self._below = view.folded and self._button > 0.25 * room
        edges, one = (24, FOLDED_HEIGHT) if view.folded else (44, HEIGHT)
        text_room = room - edges - (0.0 if self._below else self._button)
        self._style = FOLDED_STYLE if view.folded else STYLE
        self._lines = canvas.break_lines(model.text, self._style, text_room, most)
        self._said = len(self._lines)
        if model.spoken:
            self._lines += canvas.break_lines(model.spoken, self._style, text_room, most)
        self._reasons = self._broken(canvas, model, text_room)
        line, low = canvas.line_height(self._style), one + (BELOW if self._below else 0)
        self._spare_reasons(view, low + (len(self._lines) - 1) * line)
        widths = [canvas.width(line, self._style) for line in self._lines]
        widths += [INDENT + canvas.width(line.text, WHY_STYLE) for line in self._reasons]
        wide = max(widths) + edges
        wide = max(wide, self._button + 8) if self._below else wide + self._button
        wide = min(wide, room)
        high = low + (len(self._lines) - 1) * line + len(self._reasons) * WHY_LINE
        if view != self._view:
            self._view, self.kept = view, 0.0
        counted = low if model.passing else high
        self.kept = max(self.kept, min(counted, one + line))
        self.high = max(counted, self.kept)
        return Rect(between.x + (room - wide) / 2, between.y, wide, high)

    def paint(self, canvas: Canvas, model: PromptModel) -> None:
        box = self.rect
        canvas.panel(box, "pill" if len(self._lines) == 1 and not self._below and not self._reasons else "wood")
        middle = box.x + (box.w - (0.0 if self._below else self._button)) / 2
        high = canvas.line_height(self._style)
        y = box.middle[1] - high * (len(self._lines) - 1) / 2 - (18 if self._below else 0)
        y -= len(self._reasons) * WHY_LINE / 2
        for number, line in enumerate(self._lines):
            style = self._style if number < self._said else self._style.in_colour(theme.GOLD_BRIGHT)
            canvas.text(middle, y + number * high, line, style, "middle")
        self._why(canvas, middle, y + (len(self._lines) - 0.5) * high + WHY_LINE / 2)
        share = min(1.0, (box.w - 12) / self._button) if self._button else 1.0
        x = box.middle[0] - self._button * share / 2 + 4 if self._below else box.right - self._button - 2
        icons = dict(model.icons)
        for name, label, whole in self._buttons:
            wide = whole * share
            rect = Rect(x, box.bottom - 38 if self._below else box.middle[1] - 15, wide - 8, 30)
            spot = "prompt" if name == model.answer else f"prompt:{name}"
            style = canvas.fitted(label, BODY, rect.w - 14, 9)
            # Where the word has no room there is its sign, with the word in the tip.
            sign = icons.get(name, "") if canvas.width(label, style) > rect.w - 14 else ""
            self.button(
                canvas, spot, rect, "" if sign else label, Answer("prompt", name), icon=sign, kind="plain", style=style,
                tip=lines(label) if sign else None,
            )  # fmt: skip
            x += wide

    def _broken(self, canvas: Canvas, model: PromptModel, room: float) -> list[_Line]:
        found: list[_Line] = []
        for group in model.why:
            for points, text in (("", group.lead), *group.reasons):
                lines = canvas.break_lines(text, WHY_STYLE, room - INDENT, 2)
                found += [_Line(points if number == 0 else "", line, not points) for number, line in enumerate(lines)]
        return found

    def _spare_reasons(self, view: Viewport, high: float) -> None:
        """Leave out what has no room below text and buttons that are so high: the last reasons first, then all."""
        most = (FOLDED_MOST_HIGH if view.folded else MOST_HIGH) * view.height
        while self._reasons and high + len(self._reasons) * WHY_LINE > most:
            last = max((at for at, line in enumerate(self._reasons) if line.points), default=0)
            self._reasons = self._reasons[:last]
            while self._reasons and self._reasons[-1].leads:
                self._reasons.pop()

    def _why(self, canvas: Canvas, middle: float, y: float) -> None:
        """Reasons below one another, their points in a column."""
        wide = max((INDENT + canvas.width(line.text, WHY_STYLE) for line in self._reasons), default=0.0)
        left = middle - wide / 2
        for number, line in enumerate(self._reasons):
            at = y + number * WHY_LINE
            colour = theme.RED_BRIGHT if line.points.startswith(MINUS) else theme.GREEN_BRIGHT
            canvas.text(left + INDENT - 8, at, line.points, WHY_STYLE.in_colour(colour), "right")
            canvas.text(left + INDENT, at, line.text, WHY_STYLE)


class ThinkingLine(Panel[ThinkingModel]):
    """In place of the prompt: which bot thinks, its progress and thoughts, and a button to stop it; the buttons go
    below the text where there is no room beside it."""

    def place(self, view: Viewport, model: ThinkingModel) -> Rect:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        between = around(view).between(view)
        self._text = self.kit.texts("thinking", name=model.player.beside_face)
        self._buttons = [
            (name, label, canvas.width(label, STYLE) + 34, answer)
            for name, label, answer in (
                ("take_back", model.take_back, TAKE_BACK),
                ("stop", self.kit.texts("thinking-stop") if model.can_cancel else "", StopThinking()),
            )
            if label
        ]
        text = canvas.width(self._text, STYLE) + 74
        buttons = sum(wide for _, _, wide, _ in self._buttons)
        self._below = bool(self._buttons) and text + buttons > between.w
        wide = max(text, buttons + 8) if self._below else text + buttons
        wide = min(max(wide, SAID_WIDTH) if model.said else wide, between.w)
        self._said = SAID_HEIGHT if model.said else 0.0
        high = HEIGHT + self._said + (BELOW if self._below else 0.0)
        return Rect(between.x + (between.w - wide) / 2, between.y, wide, high)

    def paint(self, canvas: Canvas, model: ThinkingModel) -> None:
        box = self.rect
        canvas.panel(box, "wood" if self._below or model.said else "pill")
        line = box._replace(h=HEIGHT)
        if model.said:
            canvas.text(line.x + 44, line.bottom + 5, model.said, SAID_STYLE, width=box.w - 60)
        buttons = sum(wide for _, _, wide, _ in self._buttons)
        player_sign(canvas, self.kit.theme, model.player, line.x + 24, line.middle[1], 26)
        right = line.right - (0.0 if self._below else buttons) - 14
        canvas.text(line.x + 44, line.middle[1] - 2, self._text, STYLE, width=right - line.x - 40)
        track = Rect(line.x + 44, line.bottom - 9, right - line.x - 44, 3)
        canvas.fill(track, (0, 0, 0, 120), 1.5)
        if model.share is not None:
            canvas.fill(Rect(track.x, track.y, max(2.0, track.w * min(model.share, 1.0)), 3), theme.GOLD, 1.5)
        room = box.foot(36, 30, 4) if self._below else Rect(right + 10, box.y + 5, buttons, 30)
        share = min(1.0, room.w / buttons) if buttons else 1.0
        x = room.middle[0] - buttons * share / 2 if self._below else room.x
        for name, label, wide, answer in self._buttons:
            rect = Rect(x, room.y, wide * share - 6, room.h)
            style = canvas.fitted(label, STYLE, rect.w - 16, 9)
            self.button(canvas, name, rect, label, answer, kind="quiet" if name == "stop" else "plain", style=style)
            x += wide * share
