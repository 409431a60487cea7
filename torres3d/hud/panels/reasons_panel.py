"""The reasons of a hint or of a better turn, with their points; at the left, in place of the log."""

from typing import NamedTuple

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, Canvas
from torres3d.hud.kit.layout import ROOM, Rect, Viewport, around
from torres3d.hud.kit.panel import HangingPanel
from torres3d.hud.models.turn_models import ReasonGroup

STYLE = BODY._replace(size=15, colour=theme.INK)
LEAD = BODY._replace(size=15, face="bold", colour=theme.INK_SOFT)
POINTS = BODY._replace(size=15.5, face="bold")
PAD, INDENT, BETWEEN = 14.0, 34.0, 4.0
"""Units from the panel's edge to its text, of width that points take before it, and between two reasons."""
MINUS = "−"

Reasons = tuple[ReasonGroup, ...]


class _Line(NamedTuple):
    """A line with its ``points``, which a line that goes on has not; one that ``leads`` a group begins at the edge."""

    points: str
    text: str
    leads: bool
    top: float


class ReasonsPanel(HangingPanel[Reasons]):
    """As high as its text; where there is no room for all the last reasons are left out."""

    def place(self, view: Viewport, model: Reasons) -> Rect:
        canvas, gap = self.kit.canvas(Rect(0, 0, 1, 1)), around(view).gap
        wide, high, most = ROOM.left, canvas.line_height(STYLE), view.height - self._top - gap
        self._lines: list[_Line] = []
        y = PAD - BETWEEN
        entries = [(points, text, text is group.lead) for group in model
                   for points, text in (("", group.lead), *group.reasons)]  # fmt: skip
        for points, text, leads in entries:
            broken = canvas.break_lines(text, LEAD if leads else STYLE, wide - 2 * PAD - (0.0 if leads else INDENT))
            begin = y + (2 * BETWEEN if leads else BETWEEN)
            if begin + len(broken) * high + PAD > most:
                break
            y = begin
            for number, line in enumerate(broken):
                self._lines.append(_Line("" if number else points, line, leads, y))
                y += high
        while self._lines and self._lines[-1].leads:
            self._lines.pop()
        return Rect(gap, self._top, wide, y + PAD)

    def paint(self, canvas: Canvas, model: Reasons) -> None:
        box, half = self.rect, canvas.line_height(STYLE) / 2
        canvas.panel(box, "parchment")
        for line in self._lines:
            y = box.y + line.top + half
            if line.leads:
                canvas.text(box.x + PAD, y, line.text, LEAD)
                continue
            colour = theme.INK_RED if line.points.startswith(MINUS) else theme.INK_GREEN
            canvas.text(box.x + PAD + INDENT - 8, y, line.points, POINTS.in_colour(colour), "right")
            canvas.text(box.x + PAD + INDENT, y, line.text, STYLE)
