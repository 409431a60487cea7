"""Small round things painted on several panels: players' chips, pips, badges."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Theme


def chip(canvas: Canvas, colours: Theme, colour: str, x: float, y: float, size: float) -> None:
    """A player's chip: the colour with its emblem, around a point."""
    ground = colours.player(colour)
    canvas.disc(x, y, size, ground, theme.mixed(ground, theme.GOLD_BRIGHT, 0.65), 1.4)
    canvas.icon(f"emblem_{colours.emblem(colour)}", x, y, size * 0.62, theme.on(ground))


def pips(canvas: Canvas, x: float, y: float, left: int, total: int, size: float = 17.0) -> None:
    """Action points: gold for those left, dark for those spent; from ``x`` to the right."""
    for number in range(total):
        at = x + size / 2 + number * (size + 5)
        if number < left:
            canvas.disc(at, y, size, theme.GOLD, theme.GOLD_BRIGHT, 1.5)
        else:
            canvas.disc(at, y, size, theme.colour("#1a110b"), theme.GOLD_DIM, 1.2)


def badge(canvas: Canvas, x: float, y: float, text: str, style: TextStyle, ground: theme.Colour) -> None:
    """A short text on a small round ground that begins at ``x``."""
    wide = max(18.0, canvas.width(text, style) + 10)
    canvas.fill(Rect(x, y - 9, wide, 18), ground, 9)
    canvas.text(x + wide / 2, y, text, style, "middle")
