"""Draw the cards' pictures: ten action cards, eight master cards (master_cards.py) and the back."""

import sys
from collections.abc import Callable
from pathlib import Path

import master_cards
import numpy as np
from drawing import BLUE, FINE, GOLD, SIZE, Scene, save
from noise import fractal
from PIL import Image, ImageDraw

CARDS = Path(__file__).resolve().parents[2] / "games/torres/cards"


def chevrons(scene: Scene, x: float, y: float, count: int, size: float = 22) -> None:
    """`count` marks upwards, one for each level."""
    for i in range(count):
        low = y - i * size * 0.95
        shape = [
            (x - size, low),
            (x, low - size * 0.8),
            (x + size, low),
            (x + size, low + size * 0.5),
            (x, low - size * 0.3),
            (x - size, low + size * 0.5),
        ]
        scene.polygon(shape, GOLD, 2.6)


def climb() -> Scene:
    """One knight, a tower two levels higher beside him."""
    scene = Scene(unit=96, centre=(150, 372))
    scene.meadow(2, 2, 0, 0)
    scene.tower(1, 1, 1)
    scene.tower(1, 0, 3)
    scene.tower(0, 0, 1)
    scene.knight(1, 0, 3, ghost=True)
    scene.knight(0, 0, 1)
    a, b = scene.at(0, 0, 1), scene.at(1, 0, 3)
    scene.arrow([(a[0] - 8, a[1] - 112), (a[0] + 12, b[1] - 60), (b[0] - 34, b[1] - 52)])
    chevrons(scene, 440, 250, 2)
    return scene


def under() -> Scene:
    """A block pushed under the tower on which a knight stands; he rises."""
    scene = Scene(unit=98, centre=(226, 392))
    scene.meadow(2, 2, 0, 0)
    scene.tower(0, 1, 2)
    scene.block(1, 0.0, 0, golden=True)
    for level in (1, 2):
        scene.block(1, 0.0, level + 0.32)
    scene.knight(1, 0, 3.32)
    left = scene.at(0.2, -0.9, 0.42)
    right = scene.at(0.5, -0.52, 0.42)
    scene.arrow([(left[0] - 52, left[1] - 4), (right[0] + 10, right[1] - 4)], width=18, head=38)
    p = scene.at(1, 0, 3.32)
    scene.arrow([(p[0] + 66, p[1] + 20), (p[0] + 66, p[1] - 86)], width=13)
    return scene


def extra() -> Scene:
    """A further block from the supply comes down on a tower."""
    scene = Scene(unit=100, centre=(170, 378))
    scene.meadow(2, 2, 0, 0)
    scene.tower(0, 1, 1)
    scene.tower(1, 1, 1)
    scene.tower(0, 0, 1)
    scene.tower(1, 0, 1)
    scene.block(1, 0, 2.15, golden=True)
    top = scene.at(1, 0, 3.15)
    scene.arrow([(top[0] + 92, top[1] - 20), (top[0] + 92, top[1] + 116)], width=15, head=34)
    x, y = top[0] - 112, top[1] + 30
    plus = [
        (-13, -44),
        (13, -44),
        (13, -13),
        (44, -13),
        (44, 13),
        (13, 13),
        (13, 44),
        (-13, 44),
        (-13, 13),
        (-44, 13),
        (-44, -13),
        (-13, -13),
    ]
    scene.polygon([(x + a * 0.9, y + b * 0.9) for a, b in plus], GOLD, 3.0)
    return scene


def doors() -> Scene:
    """In at a door below, up inside the castle, out of a higher tower's door onto a roof."""
    scene = Scene(unit=92, centre=(108, 360))
    scene.meadow(3, 2, 0, 0)
    scene.tower(2, 1, 1)
    scene.tower(1, 1, 3)
    scene.tower(1, 0, 2)
    scene.tower(0, 0, 1)
    scene.knight(1, 0, 2, ghost=True)
    scene.knight(2, 0, 0)
    a, door = scene.at(1.9, -0.1, 0.25), scene.at(1.46, 0.0, 0.30)
    scene.arrow([(a[0] - 16, a[1] + 8), (door[0] - 2, door[1] + 4)], width=14, head=24)
    scene.dashes([scene.at(1.2, 0, 0.75), scene.at(1, 0.1, 1.2), scene.at(1, 0.3, 1.7)], (255, 236, 170), 6, 12, 8)
    out, roof = scene.at(1.0, 0.5, 2.55), scene.at(1, 0, 2)
    scene.arrow(
        [(out[0] + 60, out[1] - 6), (out[0] + 50, out[1] + 44), (roof[0] + 26, roof[1] - 14)], width=13, head=30
    )
    return scene


def diagonal() -> Scene:
    """A step over the corner."""
    scene = Scene(unit=112, centre=(156, 296))
    scene.meadow(2, 2, 0, 0, marked=[(1, 1)])
    scene.block(0, 1, 0)
    scene.knight(1, 1, 0, ghost=True, scale=0.9)
    a, b = scene.at(0.20, 0.20, 0.0), scene.at(0.82, 0.82, 0.0)
    scene.arrow([(a[0] + 6, a[1]), (b[0] - 2, b[1])], width=20, head=42)
    scene.knight(0, 0, 0, scale=0.9)
    return scene


def coins(bright: int) -> Scene:
    """Five action points and `bright` more."""
    scene = Scene(unit=62)
    radius, step = 54.0, 122.0
    places = [(256 + (i - 1) * step, 150.0) for i in range(3)]
    second = 2 + bright
    places += [(256 + (i - (second - 1) / 2) * (step if second < 4 else 116), 300.0) for i in range(second)]
    for i, (x, y) in enumerate(places):
        if i < 5:
            scene.coin(x, y, radius, False)
    for i, (x, y) in enumerate(places):
        if i >= 5:
            scene.coin(x, y, radius, True)
    scene.centre, scene.unit = (256, 470), 76
    scene.knight(0, 0, 0, scale=1.05)
    return scene


def shift() -> Scene:
    """The top block of one tower goes to another place."""
    scene = Scene(unit=92, centre=(112, 346))
    scene.meadow(3, 2, 0, 0)
    scene.tower(0, 0, 2)
    scene.block(0, 0, 2, ghost=True)
    scene.tower(2, 0, 1)
    scene.block(2, 0, 1, golden=True)
    a, b = scene.at(0, 0, 3), scene.at(2, 0, 2)
    scene.arrow([(a[0] + 6, a[1] - 6), ((a[0] + b[0]) / 2 + 8, a[1] - 74), (b[0] - 2, b[1] - 24)], width=15, head=36)
    return scene


def recall() -> Scene:
    """A knight is taken off the board and set beside another of his own."""
    scene = Scene(unit=92, centre=(112, 330))
    scene.meadow(3, 2, 0, 0, marked=[(2, 0)])
    scene.block(1, 1, 0)
    scene.knight(2, 1, 0)
    scene.knight(0, 0, 0, ghost=True)
    scene.knight(2, 0, 0)
    a, b = scene.at(0, 0, 0.9), scene.at(2, 0, 1.0)
    scene.arrow(
        [
            (a[0], a[1] - 22),
            (a[0] + 62, a[1] - 104),
            (a[0] + 150, a[1] - 112),
            (b[0] - 34, b[1] - 96),
            (b[0] - 4, b[1] - 26),
        ],
        width=15,
        head=36,
    )
    return scene


def leap() -> Scene:
    """Over the piece on the next square to the one behind it."""
    scene = Scene(unit=98, centre=(86, 292))
    scene.meadow(3, 1, 0, 0, marked=[(2, 0)])
    scene.knight(0, 0, 0)
    scene.knight(1, 0, 0, BLUE)
    scene.knight(2, 0, 0, ghost=True)
    a, m, b = scene.at(0, 0, 1), scene.at(1, 0, 1.35), scene.at(2, 0, 1)
    scene.arrow([(a[0] + 20, a[1] - 54), (m[0] + 6, m[1] - 76), (b[0] + 6, b[1] - 24)], width=15, head=36)
    return scene


ACTION: dict[str, Callable[[], Scene]] = {
    "climb": climb, "under": under, "extra": extra, "doors": doors, "diagonal": diagonal,
    "six": lambda: coins(1), "seven": lambda: coins(2), "shift": shift, "recall": recall, "leap": leap,
}  # fmt: skip


def back() -> Image.Image:
    """The card back: a golden tower on dark red, framed, with a lattice."""
    size = SIZE * FINE
    picture = Image.new("RGB", (size, size), (92, 24, 22))
    draw = ImageDraw.Draw(picture, "RGBA")
    step = size // 12
    for i in range(-12, 25):
        draw.line([(i * step, 0), (i * step + size, size)], fill=(122, 40, 32), width=8)
        draw.line([(i * step, size), (i * step + size, 0)], fill=(122, 40, 32), width=8)
    for row in range(13):
        for column in range(13):
            x, y = column * step, row * step
            draw.ellipse((x - 14, y - 14, x + 14, y + 14), fill=(168, 112, 44))
    gold, dark, light = (218, 172, 84), (128, 84, 30), (246, 216, 140)
    for inset, width in ((56, 22), (104, 8)):
        draw.rectangle((inset, inset, size - inset, size - inset), outline=gold, width=width)
    c = size / 2
    draw.ellipse((c - 620, c - 620, c + 620, c + 620), fill=(74, 18, 18), outline=gold, width=26)
    draw.ellipse((c - 560, c - 560, c + 560, c + 560), outline=dark, width=10)

    def block(x0: float, y0: float, x1: float, y1: float, tint: tuple[int, int, int] = gold) -> None:
        draw.rectangle((c + x0, c + y0, c + x1, c + y1), fill=tint, outline=dark, width=10)

    for x in (-300, -180, -60, 60, 180, 300):
        block(x - 44, 150 - 44, x + 44, 150)
    block(-344, 150, 344, 400)
    for x in (-150, -50, 50, 150):
        block(x - 36, -330 - 56, x + 36, -330)
    block(-190, -330, 190, -270, light)
    block(-170, -270, 170, 400)
    for y in (-130, 60):
        block(-190, y, 190, y + 36, light)
    for x, y, w, h in (
        (0, 400, 76, 190),
        (0, 20, 46, 110),
        (0, -165, 46, 80),
        (-262, 400, 40, 120),
        (262, 400, 40, 120),
    ):
        draw.rectangle((c + x - w, c + y - h, c + x + w, c + y - 4), fill=(58, 14, 14))
        draw.ellipse((c + x - w, c + y - h - w, c + x + w, c + y - h + w), fill=(58, 14, 14))
    block(-10, -520, 10, -386)
    draw.polygon([(c + 10, c - 520), (c + 150, c - 480), (c + 10, c - 440)], fill=light, outline=dark)
    small = picture.resize((SIZE, SIZE), Image.Resampling.LANCZOS)
    grain = (0.88 + 0.24 * fractal(SIZE, SIZE, 80, 12, 3, 0.8))[..., None]
    return Image.fromarray(np.clip(np.asarray(small) * grain, 0, 255).astype(np.uint8))


def main(wanted: list[str]) -> None:
    """Draw all pictures, or only those `wanted`: names of cards, or `back`."""
    for folder, pictures in (("action", ACTION), ("master", master_cards.MASTER)):
        for name, make in pictures.items():
            if not wanted or name in wanted:
                save(make().finish(), CARDS / folder / f"{name}.png")
    if not wanted or "back" in wanted:
        save(back(), CARDS / "back.png")


if __name__ == "__main__":
    main(sys.argv[1:])
