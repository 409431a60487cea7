"""What happened last, line by line, at the lower left; put into words when it is painted."""

from torres3d.hud.contract.intents import ToggleLog
from torres3d.hud.contract.models import Logged, LogModel, TakenBack
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, TITLE, Canvas
from torres3d.hud.kit.layout import MARGIN, Rect, Viewport
from torres3d.hud.kit.panel import Panel, lines
from torres3d.words.phrases import event_line

WIDTH = 252.0
SCORE_ROOM = 276.0
"""The score panel's height with four players, kept free above."""
MOST_HIGH = 236.0
CLOSED = 40.0
"""The height of the title alone."""
FRAME = 50.0
"""What title and edges take of the height."""
STYLE = SMALL._replace(size=14.5, colour=theme.LIGHT)


class LogPanel(Panel[LogModel]):
    """Open it is as high as its last lines, up to what there is room for; closed or empty only its title."""

    @property
    def lines(self) -> list[str]:
        """The lines as they are painted, the last one first."""
        return [" ".join(parts) for _, parts in self._shown]

    def place(self, view: Viewport, model: LogModel) -> Rect:
        canvas = self.kit.canvas(Rect(0, 0, 1, 1))
        room = min(MOST_HIGH, view.height - SCORE_ROOM - 3 * MARGIN) - FRAME
        most = int(room / canvas.line_height(STYLE))
        self._shown: list[tuple[str | None, list[str]]] = []
        for logged in reversed(model.happened if model.open else ()):
            line = self._line(logged, model)
            if line is None:
                continue
            text, seat = line
            parts = canvas.break_lines(text, STYLE, WIDTH - 40, 2)
            if len(parts) > most:
                break
            most -= len(parts)
            self._shown.append((None if seat is None else model.players[seat].colour, parts))
        count = sum(len(parts) for _, parts in self._shown)
        high = FRAME + count * canvas.line_height(STYLE) if count else CLOSED
        return Rect(MARGIN, view.height - high - MARGIN, WIDTH, high)

    def paint(self, canvas: Canvas, model: LogModel) -> None:
        box = self.rect
        texts = self.kit.texts
        canvas.panel(box)
        canvas.text(box.x + 16, box.y + 21, texts("log-title"), TITLE._replace(size=15), width=box.w - 66)
        self.button(
            canvas, "log", Rect(box.right - 40, box.y + 7, 30, 27), "", lambda: self.kit.send(ToggleLog()),
            icon="down" if model.open else "up", kind="quiet", tip=lines(texts("log-toggle")),
        )  # fmt: skip
        if model.open:
            self._lines(canvas, Rect(box.x + 14, box.y + 40, box.w - 26, box.h - 50))

    def _line(self, logged: Logged, model: LogModel) -> tuple[str, int | None] | None:
        """Something that happened in words, and the seat it is about; None for what nobody needs to read of."""
        names = [player.name for player in model.players]
        if isinstance(logged, TakenBack):
            name = names[logged.seat] if logged.seat is not None else ""
            return self.kit.texts("log-undo", name=name), logged.seat
        return event_line(logged, names, self.kit.texts)

    def _lines(self, canvas: Canvas, room: Rect) -> None:
        high = canvas.line_height(STYLE)
        y = room.bottom
        for number, (player, parts) in enumerate(self._shown):
            y -= high * len(parts)
            colour = theme.LIGHT if number < 3 else theme.LIGHT_SOFT
            if player is not None:
                bar = Rect(room.x, y + 3, 3.4, high * len(parts) - 6)
                ground = self.kit.theme.player(player)
                canvas.fill(bar, theme.mixed(ground, theme.LIGHT, 0.15), 1.7)
            for part_number, part in enumerate(parts):
                canvas.text(room.x + 12, y + high * (part_number + 0.5), part, STYLE.in_colour(colour))
