"""The table on the first tab of a result: names of columns, a row for each player with his place, numbers in it."""

from collections.abc import Sequence

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.controls import fitted
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.page import TEXT

HEAD = 30.0
"""Units of height of the names of columns."""
NUMBER, TOTAL = 17.0, 22.0
"""Sizes of a number, and of that which decides."""


def column_names(canvas: Canvas, box: Rect, left: float, names: Sequence[str]) -> float:
    """Name the columns, which are equally wide from ``left`` on; how wide, in units."""
    wide = (box.right - left) / len(names)
    for number, name in enumerate(names):
        style = fitted(canvas, name, SMALL._replace(size=14.5, colour=theme.GOLD), wide - 6, 10)
        canvas.text(left + wide * (number + 0.5), box.y + 12, name, style, "middle", wide - 4)
    return wide


def ranked_row(canvas: Canvas, row: Rect, place: int | None, winner: bool) -> None:
    """The ground of a player's row, golden for a winner, and his ``place`` unless there is none."""
    canvas.panel(row, "inset")
    if winner:
        canvas.fill(row, (*theme.GOLD[:3], 40), 6)
        canvas.outline(row, theme.GOLD, 6, 1.4)
    if place is not None:
        style = TEXT.in_colour(theme.GOLD)._replace(face="bold")
        canvas.text(row.x + 18, row.middle[1], str(place), style, "middle")


def number_cell(
    canvas: Canvas, x: float, y: float, wide: float, number: int, size: float, parts: Sequence[int] = (),
    below: float = 12.0,
) -> None:  # fmt: skip
    """A number in the middle of a row, or above its parts, which are ``below`` the middle."""
    style = TEXT._replace(face="bold", size=size, colour=theme.LIGHT)
    canvas.text(x, y - (9 if parts else 0), str(number), style, "middle")
    if parts:
        text = " + ".join(map(str, parts))
        canvas.text(x, y + below, text, fitted(canvas, text, SMALL._replace(size=13), wide - 4, 8), "middle", wide - 2)
