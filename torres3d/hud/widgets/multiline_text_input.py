"""A text that is being written in several lines: how it is broken, where its caret is, how it is painted."""

from itertools import accumulate, pairwise

from torres3d.base.sanitise import clusters
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.text_field import MARKED_COLOUR, TextField

Span = tuple[int, int]
"""Start and end of a line in the text; the end is behind the space it was broken at."""


class MultilineText:
    """The lines of a field, ``room`` units wide, with the visible lines around the caret."""

    def __init__(self, canvas: Canvas, field: TextField, style: TextStyle, room: float, most: int) -> None:
        self._canvas, self._field, self._style = canvas, field, style
        self._lines = self._broken(room)
        first = min(self._line_of(field.caret) - most + 1, len(self._lines) - most)
        self._first, self._most = max(first, 0), most

    @property
    def line_height(self) -> float:
        return self._canvas.line_height(self._style)

    def _broken(self, room: float) -> list[Span]:
        text = self._field.text
        found: list[Span] = []
        start = space = 0
        ends = [0, *accumulate(len(piece) for piece in clusters(text))]
        for before, end in pairwise(ends):
            if text[before:end] == " ":
                space = end  # a space may hang over the edge
            elif before > start and self._canvas.width(text[start:end], self._style) > room:
                at = space if space > start else before
                found.append((start, at))
                start = at
        return [*found, (start, len(text))]

    def _line_of(self, place: int) -> int:
        """The line that a place between letters is on; at a line break, the lower one."""
        return max(number for number, (start, _) in enumerate(self._lines) if start <= place)

    def _along(self, line: int, place: int) -> float:
        start, end = self._lines[line]
        return self._canvas.width(self._field.text[start : min(max(place, start), end)], self._style)

    def position_at(self, along: float, down: float) -> int:
        """The place between letters nearest to a point, in units from the upper left of what is visible."""
        line = min(max(self._first + int(down / self.line_height), 0), len(self._lines) - 1)
        return self._nearest(line, along)

    def _nearest(self, line: int, along: float) -> int:
        start, end = self._lines[line]
        text = self._field.text[start:end]
        if line < len(self._lines) - 1:
            text = text.rstrip(" ")  # behind the space is the next line
        places = [start, *(start + size for size in accumulate(len(piece) for piece in clusters(text)))]
        return min(places, key=lambda place: abs(self._along(line, place) - along))

    def vertical_move(self, way: int) -> int:
        """The target of an arrow up (-1) or down (1): above the first line the beginning, below the last the end."""
        caret = self._field.caret
        line = self._line_of(caret)
        if not 0 <= line + way < len(self._lines):
            return 0 if way < 0 else len(self._field.text)
        return self._nearest(line + way, self._along(line, caret))

    def paint(self, on: Canvas, x: float, y: float) -> None:
        """The lines in sight from a corner on, what is marked, and the caret."""
        start, end = self._field.marked
        caret_line = self._line_of(self._field.caret)
        for line in range(self._first, min(self._first + self._most, len(self._lines))):
            top = y + (line - self._first) * self.line_height
            left, right = self._along(line, start), self._along(line, end)
            if right > left:
                on.fill(Rect(x + left, top, right - left, self.line_height), MARKED_COLOUR, 2)
            words = self._field.text[slice(*self._lines[line])]
            on.text(x, top + self.line_height / 2, words, self._style)
            if line == caret_line:
                caret = x + self._along(line, self._field.caret)
                on.fill(Rect(caret, top + 1, 1.6, self.line_height - 2), theme.RED)
