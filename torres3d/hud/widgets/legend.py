"""Legend of colours on the board: a swatch with a sign, and a word, in two columns."""

from collections.abc import Sequence
from math import ceil

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import SMALL, Canvas
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import colour, ink_on
from torres3d.hud.models.overlay_models import LegendEntry
from torres3d.i18n.texts import Translate

WORD = SMALL._replace(size=13, colour=theme.LIGHT)
SWATCH, MAX_ROW = 24.0, 24.0


def legend(
    canvas: Canvas, box: Rect, entries: Sequence[LegendEntry], say: Translate, columns: int = 2, ink: bool = False
) -> None:
    """Paint a legend, column by column; ``ink`` is for parchment."""
    if not entries:
        return
    rows = ceil(len(entries) / columns)
    row = min(box.h / rows, MAX_ROW)
    places = [place for column in box.columns(columns, 6) for place in column.rows(rows, row)]
    for entry, place in zip(entries, places, strict=False):
        swatch = Rect(place.x + 4, place.y + 1, SWATCH, row - 3)
        ground = colour(entry.colour)
        canvas.fill(swatch, ground, 2)
        if entry.inlay:
            canvas.outline(swatch.inset(2), colour(entry.inlay), 1, 2.5)
        canvas.outline(swatch, theme.WOOD_LINE if ink else theme.LIGHT_FAINT, 2)
        sign = WORD._replace(face="bold", colour=ink_on(ground))
        canvas.text(*swatch.middle, entry.sign, sign, "middle")
        style = WORD.in_colour(theme.INK) if ink else WORD
        room = place.right - swatch.right - 8
        canvas.fitted_text(swatch.right + 7, place.middle[1] - 0.5, say(f"legend-{entry.id}"), style, room, 12)
