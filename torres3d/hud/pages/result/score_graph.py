"""Score graph: everybody's points after each turn, as lines."""

from collections.abc import Sequence
from typing import NamedTuple

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import BODY, SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.panel import PanelKit
from torres3d.hud.widgets.player_signs_and_badges import player_sign

COURSE = 230.0
"""Units of height of the picture; the names below it need some more."""
NAMES = 34.0
MOST_LINES = 8
"""Lines across that the picture has at most."""


class ScoreGraph(NamedTuple):
    """A player's line: what he had before the first turn and after each, and in the end."""

    name: str
    colour: str
    seat: int
    emblem: int
    values: Sequence[int]
    total: int
    character: str = ""


def course_graph(
    kit: PanelKit, canvas: Canvas, lines: Sequence[ScoreGraph], box: Rect, steps: Sequence[int], least: int,
    marks: Sequence[int] = (),
) -> None:  # fmt: skip
    """A line for each player. ``steps`` are the distances that lines across may have, ``least`` the least value at the
    upper edge, ``marks`` turns with an upright line after them."""
    picture = Rect(box.x + 34, box.y + 6, box.w - 38, COURSE - 12)
    canvas.panel(picture, "inset")
    turns = max((len(line.values) for line in lines), default=1) - 1
    highest = max([least, *(max(line.values, default=0) for line in lines)])
    step = next((each for each in steps if highest / each <= MOST_LINES), steps[-1])

    def place(turn: float, value: float) -> tuple[float, float]:
        x = picture.x + 8 + (picture.w - 16) * turn / max(turns, 1)
        return x, picture.bottom - 8 - (picture.h - 18) * value / highest

    for value in range(0, highest + 1, step):
        y = place(0, value)[1]
        canvas.fill(picture.row(y, 1, 4), (*theme.LIGHT_FAINT[:3], 60))
        canvas.text(picture.x - 6, y, str(value), SMALL, "right")
    for turn in marks:
        canvas.fill(Rect(place(turn, 0)[0], picture.y + 4, 1.4, picture.h - 8), (*theme.GOLD[:3], 130))
    for line in lines:
        path = [place(turn, value) for turn, value in enumerate(line.values)]
        if len(path) > 1:
            canvas.line(path, (*theme.WOOD_LINE[:3], 200), 4.4)
            canvas.line(path, kit.theme.player(line.colour), 2.6)
    for line, below in zip(lines, box._replace(y=box.y + COURSE, h=28).columns(len(lines), 8), strict=True):
        x, y = below.x + 14, below.middle[1]
        player_sign(canvas, kit.theme, line, x, y, 22)
        canvas.fitted_text(below.x + 30, below.middle[1], f"{line.name} {line.total}", BODY, below.w - 32, 10)
