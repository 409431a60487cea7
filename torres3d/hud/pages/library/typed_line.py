"""A line of text that is typed: letters, the caret, all of it chosen; and how it is painted."""

from collections.abc import Callable
from typing import Any

from torres3d.base import clipboard
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot
from torres3d.hud.kit.presses import WRITTEN
from torres3d.hud.kit.skin import Look

STYLE = BODY._replace(size=16)
ALL, PASTE, COPY, CUT = "control-a", "control-v", "control-c", "control-x"


class TypedLine:
    """A text with a caret; at most ``most`` characters. ``whole`` tells that all of it is chosen: what is typed next
    takes its place."""

    def __init__(self, text: str = "", most: int = 1000) -> None:
        self.most = most
        self.start(text)

    def start(self, text: str) -> None:
        """Begin with a text, all of it chosen."""
        self.text = text[: self.most]
        self.caret = len(self.text)
        self.whole = bool(self.text)

    def type(self, text: str) -> None:
        """Put letters in at the caret; what cannot be seen becomes a blank."""
        plain = "".join(c if c.isprintable() or c in WRITTEN else " " for c in text)
        if self.whole:
            self.text, self.caret, self.whole = "", 0, False
        plain = plain[: max(0, self.most - len(self.text))]
        self.text = self.text[: self.caret] + plain + self.text[self.caret :]
        self.caret += len(plain)

    def key(self, name: str) -> bool:
        """Carry out a key of Panda3D's name; whether it meant something here."""
        if name == PASTE:
            self.type(clipboard.read_text().strip())
        elif name == ALL:
            self.whole = bool(self.text)
        elif name in (COPY, CUT):
            clipboard.put(self.text)
            if name == CUT:
                self.start("")
        elif name in ("backspace", "delete"):
            self._take_away(name)
        elif name in ("arrow_left", "arrow_right", "home", "end"):
            self._go(name)
        else:
            return False
        return True

    def _take_away(self, name: str) -> None:
        at = self.caret - 1 if name == "backspace" else self.caret
        if self.whole:
            self.start("")
        elif 0 <= at < len(self.text):
            self.text = self.text[:at] + self.text[at + 1 :]
            self.caret = at

    def _go(self, name: str) -> None:
        if self.whole:
            self.caret = 0 if name in ("arrow_left", "home") else len(self.text)
            self.whole = False
            return
        ways = {"arrow_left": self.caret - 1, "arrow_right": self.caret + 1, "home": 0, "end": len(self.text)}
        self.caret = min(max(ways[name], 0), len(self.text))


def typed_line(
    panel: Panel[Any],
    canvas: Canvas,
    name: str,
    rect: Rect,
    line: TypedLine,
    active: bool,
    press: Callable[[], None],
    hint: str = "",
    icon: str = "",
) -> None:
    """A field with the line; ``hint`` stands in an empty one, ``active`` shows the caret."""
    left = rect.x + (34 if icon else 10)
    room = rect.right - 10 - left

    def draw(on: Canvas, look: Look) -> None:
        on.fill(rect, theme.PARCHMENT_TOP if active else theme.mixed(theme.PARCHMENT_LOW, theme.INK, 0.1), 5)
        on.outline(rect, theme.GOLD_BRIGHT if active or look != "normal" else theme.GOLD_DIM, 5, 1.6)
        if icon:
            on.icon(icon, rect.x + 19, rect.middle[1], 17, theme.INK_SOFT)
        if not line.text and not active:
            on.text(left, rect.middle[1], hint, SMALL._replace(size=15, colour=theme.INK_SOFT), width=room)
            return
        if active:
            _draw_caret(on, rect, left, room, line)
        else:
            on.text(left, rect.middle[1], line.text, STYLE.in_colour(theme.INK), width=room)

    panel.spot(canvas, Spot(name, rect, draw, press))


def _draw_caret(on: Canvas, rect: Rect, left: float, room: float, line: TypedLine) -> None:
    """The part of the line around the caret, and the caret."""
    style = STYLE.in_colour(theme.INK)
    start, end = 0, len(line.text)
    while start < line.caret and on.width(line.text[start : line.caret], style) > room - 6:
        start += 1
    while end > line.caret and on.width(line.text[start:end], style) > room:
        end -= 1
    shown = line.text[start:end]
    if line.whole:
        on.fill(Rect(left - 2, rect.y + 6, on.width(shown, style) + 4, rect.h - 12), (*theme.GOLD[:3], 150), 3)
    on.text(left, rect.middle[1], shown, style)
    at = left + on.width(line.text[start : line.caret], style)
    on.fill(Rect(at + 1, rect.y + 7, 1.6, rect.h - 14), theme.RED)
