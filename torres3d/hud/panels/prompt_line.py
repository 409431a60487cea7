"""The line at the top that says what to do now, or in its place which bot thinks."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import Rect, Viewport, around
from torres3d.hud.kit.panel import Panel, lines
from torres3d.hud.kit.theme import ButtonKind
from torres3d.hud.models.intents import TAKE_BACK, StopThinking
from torres3d.hud.models.turn_models import PromptModel, ThinkingModel
from torres3d.hud.widgets.player_signs_and_badges import player_sign

STYLE, FOLDED_STYLE = BODY._replace(size=16), BODY._replace(size=14.5)
SAID_STYLE = BODY._replace(size=13.5, colour=theme.LIGHT_SOFT)
SMALLEST, SMALLEST_FOLDED = 13.0, 9.0
"""Sizes to which a text that is long shrinks, so that the panel is no higher than the table's room begins."""
HEIGHT, FOLDED_HEIGHT, BELOW = 40.0, 32.0, 36.0
"""Heights of one line, of one where panels are folded, and of a bot's buttons below it."""
SAID_HEIGHT, SAID_WIDTH = 20.0, 440.0
"""Size of the line with a bot's thoughts: it changes all the time, so the panel's width does not follow it."""
BUTTON, BUTTON_GAP, SIGN_BUTTON = 30.0, 8.0, 34.0
SIGN, SIGN_ROOM = 26.0, 48.0
"""Size of the sign of a player before the text, and the room for it."""
FOLDED_BUTTONS = 0.45
"""Maximum share of the width for buttons where panels are folded; there they stand in two rows."""


class PromptLine(Panel[PromptModel]):
    """At the top, in the middle: never higher than two lines, for the table keeps still, and with buttons as wide as
    there is room."""

    @property
    def lines(self) -> list[str]:
        """The text as it is broken, from above."""
        return list(self._lines)

    def place(self, view: Viewport, model: PromptModel) -> Rect:
        canvas, sides = self.kit.canvas(Rect(0, 0, 1, 1)), around(view)
        between = sides.between(view)
        self._buttons = [*model.more, *(((model.answer, model.button),) if model.button else ())]
        self._signs = dict(model.signs)
        self._rows = 2 if view.folded and len(self._buttons) > 1 else 1
        buttons = self._buttons_width(canvas, between.w, view.folded)
        edges = (24.0 if view.folded else 44.0) + (0.0 if model.player is None else SIGN_ROOM)
        room, most = between.w - edges - buttons, sides.head - 8
        for text in (model.text, *model.shorter):
            if self._broken(canvas, text, room, most, view.folded):
                break
        # Buttons stay where they are, whatever is said beside them.
        wide = between.w if buttons else max(canvas.width(line, self._style) for line in self._lines) + edges
        one = FOLDED_HEIGHT if view.folded else HEIGHT
        self._low = len(self._lines) == self._rows == 1 and not model.steady
        high = one if self._low else sides.head
        self._width = buttons
        return Rect(between.x + (between.w - wide) / 2, between.y, wide, high)

    def _broken(self, canvas: Canvas, text: str, room: float, most: float, folded: bool) -> bool:
        """Break a text into lines of ``room`` units, ``most`` units high in all, smaller if need be; whether it is
        whole."""
        style, least = (FOLDED_STYLE, SMALLEST_FOLDED) if folded else (STYLE, SMALLEST)
        broken = canvas.break_lines(text, style, room)
        while len(broken) * canvas.line_height(style) > most and style.size > least:
            style = style._replace(size=style.size - 0.5)
            broken = canvas.break_lines(text, style, room)
        fitting = int(most / canvas.line_height(style))
        whole = len(broken) <= fitting
        self._style, self._lines = style, broken if whole else canvas.break_lines(text, style, room, fitting)
        return whole

    def _buttons_width(self, canvas: Canvas, room: float, folded: bool) -> float:
        wide = [each + BUTTON_GAP for each in self._widths(canvas)]
        if not folded or not wide:
            return sum(wide)
        return min(max(wide) * -(-len(wide) // self._rows), FOLDED_BUTTONS * room)

    def _widths(self, canvas: Canvas) -> list[float]:
        return [SIGN_BUTTON if name in self._signs else canvas.width(label, BODY) + 28 for name, label in self._buttons]

    def paint(self, canvas: Canvas, model: PromptModel) -> None:
        box = self.rect
        canvas.panel(box, "pill" if self._low else "glass")
        middle, high = box.x + (box.w - self._width) / 2, canvas.line_height(self._style)
        if model.player is not None:
            middle += SIGN_ROOM / 2
            widest = max(canvas.width(line, self._style) for line in self._lines)
            player_sign(canvas, self.kit.theme, model.player, middle - widest / 2 - SIGN_ROOM / 2, box.middle[1], SIGN)
        y = box.middle[1] - high * (len(self._lines) - 1) / 2
        for number, line in enumerate(self._lines):
            canvas.text(middle, y + number * high, line, self._style, "middle")
        icons, disabled = dict(model.icons), dict(model.disabled)
        for (name, label), rect in zip(self._buttons, self._places(canvas), strict=False):
            style = BODY if name == model.answer else BODY.in_colour(theme.GOLD_BRIGHT)
            style = canvas.fitted(label, style, rect.w - 14, 9)
            # Where the word has no room there is its sign, with the word in the tip.
            sign = icons.get(name, "") if canvas.width(label, style) > rect.w - 14 else ""
            sign = self._signs.get(name, sign)
            spot = "prompt" if name == model.answer else f"prompt:{name}"
            kind: ButtonKind = "chosen" if name in model.chosen else "plain" if name == model.answer else "quiet"
            self.button(
                canvas, spot, rect, "" if sign else label, Answer("prompt", name), icon=sign,
                kind=kind, style=style, tip=lines(label) if sign else None,
                enabled=name not in disabled, reason=disabled.get(name, ""),
            )  # fmt: skip

    def _places(self, canvas: Canvas) -> list[Rect]:
        """The places of the buttons at the right end: as wide as their labels in one row, alike in two."""
        box, (_, middle) = self.rect, self.rect.middle
        room = Rect(box.right - self._width - 2, middle - BUTTON / 2, self._width - BUTTON_GAP + 2, BUTTON)
        if self._rows == 1:
            weights = self._widths(canvas)
            return room.shares(weights, BUTTON_GAP) if weights else []
        columns = -(-len(self._buttons) // 2)
        high = (box.h - 10) / 2 - 1
        rows = room._replace(y=box.y + 5).row(box.y + 5, high), room.row(box.bottom - 5 - high, high)
        return [place for row in rows for place in row.columns(columns, 4)]


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
        canvas.panel(box, "glass" if self._below or model.said else "pill")
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
