"""Small things painted on several panels: players' chips, stacks of blocks, pips."""

from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas, TextStyle
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Theme
from torres3d.rules.kinds import STACK_LIMIT


def chip(canvas: Canvas, colours: Theme, colour: str, x: float, y: float, size: float) -> None:
    """A player's chip: the colour with its emblem, around a point."""
    ground = colours.player(colour)
    canvas.disc(x, y, size, ground, theme.mixed(ground, theme.GOLD_BRIGHT, 0.65), 1.4)
    canvas.icon(colours.emblem(colour), x, y, size * 0.62, theme.on(ground))


def tower(canvas: Canvas, rect: Rect, blocks: int, faint: bool = False, new: int = 0) -> None:
    """A stack of up to three blocks standing at the bottom of a rectangle, the ``new`` ones on top in another
    colour; empty places are outlines."""
    high = min(rect.h / STACK_LIMIT, rect.w * 0.52)
    for level in range(STACK_LIMIT):
        box = Rect(rect.x, rect.bottom - high * (level + 1), rect.w, high - 1)
        if level < blocks:
            block(canvas, box, theme.STONE_DARK if faint else theme.STONE)
        elif level < blocks + new:
            block(canvas, box, theme.GREEN_BRIGHT)
        else:
            canvas.outline(box, (*theme.LIGHT_FAINT[:3], 60), 2)


def block(canvas: Canvas, box: Rect, ground: theme.Colour) -> None:
    """One block seen from the side, with its door."""
    canvas.fill(box, theme.mixed(ground, theme.WOOD_LINE, 0.35), 2)
    canvas.fill(Rect(box.x, box.y, box.w, box.h - 1.5), ground, 2)
    canvas.fill(Rect(box.x + 1, box.y, box.w - 2, 1.2), theme.mixed(ground, theme.LIGHT, 0.5))
    door = box.w * 0.24
    canvas.fill(
        Rect(box.x + (box.w - door) / 2, box.y + box.h * 0.34, door, box.h * 0.56),
        theme.mixed(ground, theme.WOOD_LINE, 0.72),
        door * 0.45,
    )


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
