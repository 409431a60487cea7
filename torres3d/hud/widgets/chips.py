"""Small round things painted on several panels: players' chips, pips, badges."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Theme

LETTER = TextStyle("bold", 12, theme.LIGHT)

SMALL = 24.0
"""Units; a smaller chip has no room for an emblem: its ground has the emblem's shape, with the letter on it."""


def chip(
    canvas: Canvas,
    colours: Theme,
    colour: str,
    x: float,
    y: float,
    size: float,
    seat: int | None = None,
    emblem: int = 0,
) -> None:
    """A player's chip around a point: its colour with its emblem (0: the colour's own), and the seat's letter."""
    ground, emblem = colours.player(colour), emblem or colours.emblem(colour)
    rim = theme.mix(ground, theme.GOLD_BRIGHT, 0.65)
    if size < SMALL and seat is not None:
        canvas.icon(f"plate_{emblem}", x, y, size * 1.12, rim)
        canvas.icon(f"plate_{emblem}", x, y, size * 1.12 - 2.6, ground)
        canvas.text(x, y, seat_letter(seat), LETTER._replace(size=size * 0.76, colour=theme.ink_on(ground)), "middle")
        return
    canvas.disc(x, y, size, ground, rim, 1.4)
    canvas.icon(f"emblem_{emblem}", x, y, size * 0.62, theme.ink_on(ground))
    if seat is not None:
        letter(canvas, x + size * 0.37, y + size * 0.35, max(15.0, size * 0.46), seat)


def seat_letter(seat: int) -> str:
    """``A`` for seat 0, ``B`` for seat 1, and so on."""
    return chr(ord("A") + seat)


def letter(canvas: Canvas, x: float, y: float, size: float, seat: int) -> None:
    """The letter of a seat as in the notation, on a small dark ground around a point."""
    canvas.disc(x, y, size, theme.HOLLOW, theme.GOLD_BRIGHT, 1.2)
    canvas.text(x, y, seat_letter(seat), LETTER._replace(size=size * 0.8, colour=theme.LIGHT), "middle")


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
