"""Dice, seen from above."""

from torres3d.games.turm_bauer.kit.chance import PIPS
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.layout import Rect

IVORY, IVORY_LOW = theme.colour("#f6ecd4"), theme.colour("#d9c49a")
DIM, DIM_LOW = theme.colour("#8d7f68"), theme.colour("#6f624e")
PIP, PIP_DIM = theme.colour("#2a1a10"), theme.colour("#3c3024")


def die(canvas: Canvas, x: float, y: float, size: float, value: int, lit: bool = True) -> None:
    """A die around a point: ivory with a line of gold where its number counts (``lit``), otherwise dark."""
    box = Rect(x - size / 2, y - size / 2, size, size)
    radius = size * 0.2
    canvas.glow(box.moved(0, size * 0.05), (0, 0, 0, 150), size * 0.1, radius)
    canvas.fill(box, IVORY_LOW if lit else DIM_LOW, radius)
    face = Rect(box.x + size * 0.03, box.y + size * 0.02, size * 0.94, size * 0.9)
    canvas.fill(face, IVORY if lit else DIM, radius * 0.95)
    for right, down in PIPS[value]:
        at = x + right * size * 0.25, y - size * 0.015 + down * size * 0.25
        canvas.disc(*at, size * 0.19, PIP if lit else PIP_DIM, theme.mix(PIP, DIM, 0.4), size * 0.02)
    if lit:
        canvas.outline(box.inset(-size * 0.05), theme.GOLD_BRIGHT, radius * 1.2, max(1.2, size * 0.045))
