"""A line of text being edited: caret, selection, editing keys, and how it looks."""

import unicodedata
from collections.abc import Callable
from typing import Any

from torres3d.base import clipboard
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel_and_button_skins import Look

INSET = 10.0
"""Units between the field's edge and its text."""
MARKED_COLOUR = (*theme.GOLD[:3], 120)
JOINER = "\u200d"
PASTE = ("control-v", "shift-insert")
COPY = ("control-c", "control-insert")
CUT = ("control-x", "shift-delete")


class TextField:
    """A text with a caret; the text between caret and ``anchor`` is selected. It has at most ``most`` characters: what
    is longer is cut. ``say_why`` gets the key of a message and its values when that happens, or when there is no
    clipboard."""

    def __init__(
        self, text: str, most: int, marked: bool = False, say_why: Callable[..., Any] = lambda key, **values: None
    ) -> None:
        self.text = text
        self.caret = len(text)
        self.anchor = 0 if marked else len(text)
        self._most = most
        self._say_why = say_why
        self._from = 0

    @property
    def marked(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def insert(self, text: str) -> None:
        start, end = self.marked
        room = max(self._most - (len(self.text) - (end - start)), 0)
        self._put(start, end, text[:room])
        if len(text) > room:
            self._say_why("field-full", most=self._most)

    def key(self, name: str) -> bool:
        """Do what a key asks; False if it is none of a text's."""
        key = name.rpartition("-")[2]
        marking, word = "shift-" in name, "control-" in name
        if name in (*PASTE, *COPY, *CUT):
            self._with_clipboard(name)
        elif name == "control-a":
            self.anchor, self.caret = 0, len(self.text)
        elif key in ("arrow_left", "arrow_right", "home", "end"):
            self._go(key, word, marking)
        elif key in ("backspace", "delete"):
            self._erase(key, word)
        else:
            return False
        return True

    def place(self, caret: int, marking: bool = False) -> None:
        """Put the caret somewhere; ``marking`` leaves the other end of what is marked where it is."""
        self.caret = min(max(caret, 0), len(self.text))
        if not marking:
            self.anchor = self.caret

    def _with_clipboard(self, key: str) -> None:
        start, end = self.marked
        if key in PASTE:
            text = " ".join(clipboard.read_text().split())
            if text:
                self.insert(text)
            else:
                self._say_why("field-nothing-to-paste")
        elif start == end:
            pass  # nothing is marked
        elif not clipboard.write_text(self.text[start:end]):
            self._say_why("field-no-clipboard")
        elif key in CUT:
            self._put(start, end, "")

    def _go(self, key: str, word: bool, marking: bool) -> None:
        start, end = self.marked
        if key == "home":
            self.place(0, marking)
        elif key == "end":
            self.place(len(self.text), marking)
        elif start != end and not marking and not word:
            self.place(start if key == "arrow_left" else end)
        elif key == "arrow_left":
            self.place(_word_before(self.text, self.caret) if word else _before(self.text, self.caret), marking)
        else:
            self.place(_word_after(self.text, self.caret) if word else _after(self.text, self.caret), marking)

    def _erase(self, key: str, word: bool) -> None:
        start, end = self.marked
        if start == end and key == "backspace":
            start = _word_before(self.text, end) if word else _before(self.text, end)
        elif start == end:
            end = _word_after(self.text, start) if word else _after(self.text, start)
        self._put(start, end, "")

    def _put(self, start: int, end: int, text: str) -> None:
        self.text = self.text[:start] + text + self.text[end:]
        self.place(start + len(text))

    # on the screen

    def position_at(self, canvas: Canvas, style: TextStyle, along: float) -> int:
        """The place between letters that is nearest to ``along`` units from the field's left edge."""
        shown = self.text[self._from :]
        places = [0]
        while places[-1] < len(shown):
            places.append(_after(shown, places[-1]))
        wanted = along - INSET
        return self._from + min(places, key=lambda place: abs(canvas.width(shown[:place], style) - wanted))

    def paint(self, on: Canvas, field: Rect, style: TextStyle) -> None:
        """The text with its caret, shifted as far as it has to be for the caret to be visible."""
        room = field.w - 2 * INSET - 2
        self._from = min(self._from, self.caret)
        while self._from < self.caret and on.width(self.text[self._from : self.caret], style) > room:
            self._from = _after(self.text, self._from)
        shown = self.text[self._from :]
        left, low, high = field.x + INSET, field.y + 7, field.h - 14
        start, end = (on.width(shown[: max(place - self._from, 0)], style) for place in self.marked)
        if start != end:
            on.fill(Rect(left + start, low, min(end, room) - start, high), MARKED_COLOUR, 2)
        while shown and on.width(shown, style) > room + 2:
            shown = shown[: _before(shown, len(shown))]
        on.text(left, field.middle[1], shown, style)
        caret = on.width(self.text[self._from : self.caret], style)
        on.fill(Rect(left + caret, low, 1.6, high), theme.RED)


def paint_field(on: Canvas, field: Rect, text: str, writing: TextField | None, style: TextStyle, look: Look) -> None:
    """A field with a text, or with what is being written in it."""
    ground = theme.PARCHMENT_TOP if writing is not None else theme.mix(theme.PARCHMENT_LOW, theme.INK, 0.1)
    on.fill(field, ground, 5)
    on.outline(field, theme.GOLD_BRIGHT if writing is not None or look != "normal" else theme.GOLD_DIM, 5, 1.6)
    if writing is not None:
        writing.paint(on, field, style)
    else:
        on.text(field.x + INSET, field.middle[1], text, style, width=field.w - 2 * INSET)


def _continues(text: str, at: int) -> bool:
    """Whether the character at a place belongs to the letter before it: an accent, a joined sign."""
    if not 0 < at < len(text):
        return False
    return unicodedata.category(text[at]) in ("Mn", "Mc", "Me") or JOINER in text[at - 1 : at + 1]


def _before(text: str, at: int) -> int:
    at -= 1
    while _continues(text, at):
        at -= 1
    return max(at, 0)


def _after(text: str, at: int) -> int:
    at += 1
    while _continues(text, at):
        at += 1
    return min(at, len(text))


def _word_before(text: str, at: int) -> int:
    while at > 0 and text[at - 1].isspace():
        at -= 1
    while at > 0 and not text[at - 1].isspace():
        at -= 1
    return at


def _word_after(text: str, at: int) -> int:
    while at < len(text) and not text[at].isspace():
        at += 1
    while at < len(text) and text[at].isspace():
        at += 1
    return at
