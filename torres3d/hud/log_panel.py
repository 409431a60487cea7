"""What happened last, line by line, at the lower left."""

from torres3d.hud import theme
from torres3d.hud.canvas import SMALL, TITLE, Canvas
from torres3d.hud.intents import ToggleLog
from torres3d.hud.layout import MARGIN, Rect, Viewport
from torres3d.hud.models import LogModel
from torres3d.hud.panel import Panel, lines

WIDTH = 252.0
SCORE_ROOM = 276.0
"""The score panel's height with four players, kept free above."""
MOST_HIGH = 236.0
STYLE = SMALL._replace(size=14.5, colour=theme.LIGHT)


class LogPanel(Panel[LogModel]):
    """Open it shows as many lines as there is room for, closed only its title."""

    def place(self, view: Viewport, model: LogModel) -> Rect:
        high = 40.0
        if model.open:
            high = min(MOST_HIGH, view.height - SCORE_ROOM - 3 * MARGIN)
        return Rect(MARGIN, view.height - high - MARGIN, WIDTH, high)

    def paint(self, canvas: Canvas, model: LogModel) -> None:
        box = self.rect
        texts = self.kit.texts
        canvas.panel(box)
        title = model.title or texts("log-title")
        canvas.text(box.x + 16, box.y + 21, title, TITLE._replace(size=15), width=box.w - 66)
        self.button(
            canvas, "log", Rect(box.right - 40, box.y + 7, 30, 27), "", lambda: self.kit.send(ToggleLog()),
            icon="down" if model.open else "up", kind="quiet", tip=lines(texts("log-toggle")),
        )  # fmt: skip
        if model.open:
            self._lines(canvas, model, Rect(box.x + 14, box.y + 40, box.w - 26, box.h - 50))

    def _lines(self, canvas: Canvas, model: LogModel, room: Rect) -> None:
        high = canvas.line_height(STYLE)
        left = int(room.h / high)
        y = room.bottom
        for number, line in enumerate(reversed(model.lines)):
            parts = canvas.break_lines(line.text, STYLE, room.w - 14, 2)
            if len(parts) > left:
                break
            left -= len(parts)
            y -= high * len(parts)
            colour = theme.LIGHT if number < 3 else theme.LIGHT_SOFT
            if line.colour is not None:
                bar = Rect(room.x, y + 3, 3.4, high * len(parts) - 6)
                ground = self.kit.theme.player(line.colour)
                canvas.fill(bar, theme.mixed(ground, theme.LIGHT, 0.15), 1.7)
            for part_number, part in enumerate(parts):
                canvas.text(room.x + 12, y + high * (part_number + 0.5), part, STYLE.in_colour(colour))
