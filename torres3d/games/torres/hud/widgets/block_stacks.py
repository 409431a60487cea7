"""Blocks and stacks of blocks, seen from the side."""

from torres3d.games.torres.rules.literal_types import STACK_LIMIT
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect


def tower(canvas: Canvas, rect: Rect, blocks: int, faint: bool = False, new: int = 0) -> None:
    """A stack of up to three blocks standing at the bottom of a rectangle, the ``new`` ones on top in another
    colour; empty places are outlines."""
    high = min(rect.h / STACK_LIMIT, rect.w * 0.52)
    for level in range(STACK_LIMIT):
        box = rect.foot(high * (level + 1), high - 1)
        if level < blocks:
            block(canvas, box, theme.STONE_DARK if faint else theme.STONE)
        elif level < blocks + new:
            block(canvas, box, theme.GREEN_BRIGHT)
        else:
            canvas.outline(box, (*theme.LIGHT_FAINT[:3], 60), 2)


def block(canvas: Canvas, box: Rect, ground: theme.Colour) -> None:
    """One block seen from the side, with its door."""
    canvas.fill(box, theme.mix(ground, theme.WOOD_LINE, 0.35), 2)
    canvas.fill(Rect(box.x, box.y, box.w, box.h - 1.5), ground, 2)
    canvas.fill(box.row(box.y, 1.2, 1), theme.mix(ground, theme.LIGHT, 0.5))
    door = box.w * 0.24
    canvas.fill(
        Rect(box.x + (box.w - door) / 2, box.y + box.h * 0.34, door, box.h * 0.56),
        theme.mix(ground, theme.WOOD_LINE, 0.72),
        door * 0.45,
    )
