"""A choice among the players of a position, by their chips."""

from collections.abc import Callable, Sequence

from torres3d.games.torres.hud.models.study_models import EditorModel, EditorSeat
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import Panel, Spot, lines
from torres3d.hud.kit.skin import Look
from torres3d.hud.widgets.player_badge import player_sign

MOST_SEATS = 4
HEADING = SMALL._replace(size=13.5)


def seat_choice(
    panel: Panel[EditorModel],
    canvas: Canvas,
    name: str,
    rect: Rect,
    seats: Sequence[EditorSeat],
    chosen: int,
    choose: Callable[[int], None],
) -> None:
    """A button for each player with his chip; their names are tips. Its spots are called ``name:seat``."""
    for seat, box in zip(seats, rect.columns(max(len(seats), 1), 4), strict=True):
        _seat(panel, canvas, f"{name}:{seat.player.seat}", box, seat, seat.player.seat == chosen, choose)


def _seat(
    panel: Panel[EditorModel],
    canvas: Canvas,
    name: str,
    box: Rect,
    seat: EditorSeat,
    chosen: bool,
    choose: Callable[[int], None],
) -> None:
    who = seat.player
    size = min(box.h - 8, 25.0)

    def draw(on: Canvas, look: Look) -> None:
        on.button(box, "chosen" if chosen else "quiet", look)
        x, y = box.middle
        player_sign(on, panel.kit.theme, who, x, y, size)

    panel.spot(canvas, Spot(name, box, draw, lambda: choose(who.seat), lines(title=who.called)))


def heading(canvas: Canvas, x: float, y: float, text: str, width: float) -> None:
    """A small heading over a part of the panel, around ``y``."""
    canvas.text(x, y, text, HEADING.in_colour(theme.LIGHT_SOFT), width=width)
