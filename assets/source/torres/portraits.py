"""Draw the portraits of the bots' characters (160 px): a head in a round frame, each known by what it wears and holds.

On a field of 160 units at four times the size.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from drawing import GOLD, GOLD_DARK, GREEN, INK, RED, STEEL, Rgb, shade
from PIL import Image, ImageDraw

FOLDER = Path(__file__).resolve().parents[2] / "games/torres/characters"
SIZE, FINE = 160, 4
SKY: Rgb = (236, 217, 174)
PALE, TAN, DARK, BROWN = (240, 208, 172), (214, 164, 118), (150, 102, 66), (98, 62, 36)


class Portrait:
    """A portrait in the making: a ground, shoulders and a head, to which `shape`, `disc` and `line` add."""

    def __init__(self, ground: Rgb, coat: Rgb, skin: Rgb) -> None:
        self.image = Image.new("RGBA", (SIZE * FINE, SIZE * FINE), (*ground, 255))
        self.draw = ImageDraw.Draw(self.image)
        self.disc(80, 44, 70, 54, shade(ground, 1.1))
        self.disc(80, 172, 62, 52, coat)
        self.disc(80, 172, 40, 50, shade(coat, 1.14))
        self.shape(shade(skin, 0.86), 68, 98, 92, 98, 94, 130, 80, 140, 66, 130)
        self.disc(52, 80, 8, 11, shade(skin, 0.9))
        self.disc(108, 80, 8, 11, shade(skin, 0.9))
        self.disc(80, 78, 31, 38, skin)
        self.disc(87, 82, 22, 31, shade(skin, 1.05))

    def shape(self, tint: Rgb, *points: float) -> None:
        """A filled shape with a line around it."""
        pairs = [(x * FINE, y * FINE) for x, y in zip(points[::2], points[1::2], strict=True)]
        self.draw.polygon(pairs, fill=tint)
        self.draw.line([*pairs, pairs[0]], fill=shade(tint, 0.62), width=FINE, joint="curve")

    def disc(self, x: float, y: float, across: float, down: float, tint: Rgb) -> None:
        """A filled ellipse around a point."""
        self.draw.ellipse(((x - across) * FINE, (y - down) * FINE, (x + across) * FINE, (y + down) * FINE), fill=tint)

    def line(self, tint: Rgb, width: float, *points: float) -> None:
        """A line through points."""
        pairs = [(x * FINE, y * FINE) for x, y in zip(points[::2], points[1::2], strict=True)]
        self.draw.line(pairs, fill=tint, width=round(width * FINE), joint="curve")

    def arc(self, x: float, y: float, across: float, down: float, begin: float, end: float, tint: Rgb) -> None:
        """A part of an ellipse, in degrees clockwise from the right."""
        box = ((x - across) * FINE, (y - down) * FINE, (x + across) * FINE, (y + down) * FINE)
        self.draw.arc(box, begin, end, fill=tint, width=3 * FINE)

    def face(self, brows: float, smile: float, hair: Rgb) -> None:
        """Eyes, nose and mouth: ``brows`` how far they slope inwards, ``smile`` how deep the mouth bends."""
        for side in (-1, 1):
            x = 80 + side * 13
            self.disc(x, 76, 5.4, 4.2, (250, 246, 238))
            self.disc(x + 1.5, 76, 2.8, 3.2, INK)
            self.line(hair, 3.4, x - 7, 66 + side * -brows, x + 7, 66 + side * brows)
        self.line(shade(TAN, 0.72), 2.2, 81, 80, 85, 91, 79, 93)
        if smile > 0:
            self.arc(80, 98 - smile, 12, smile + 5, 20, 160, (132, 54, 44))
        else:
            self.arc(80, 108, 11, 6 - smile, 205, 335, (132, 54, 44))

    def save(self, name: str) -> None:
        """Frame it, and write it."""
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).ellipse((FINE, FINE, (SIZE - 1) * FINE, (SIZE - 1) * FINE), fill=255)
        for inset, width, tint in ((0, 9, GOLD_DARK), (1.5, 5, GOLD), (7, 2, INK)):
            box = (inset * FINE, inset * FINE, (SIZE - inset) * FINE, (SIZE - inset) * FINE)
            self.draw.ellipse(box, outline=tint, width=width * FINE)
        self.image.putalpha(mask)
        FOLDER.mkdir(exist_ok=True)
        self.image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(FOLDER / f"{name}.png", optimize=True)


def builder() -> Portrait:
    """Gaspar: a master mason with a beard and a cap, a block and a trowel before him."""
    found = Portrait(SKY, (122, 92, 62), TAN)
    found.shape(BROWN, 50, 84, 58, 100, 66, 96, 80, 100, 94, 96, 102, 100, 110, 84, 106, 112, 92, 124, 68, 124, 54, 112)
    found.face(0.4, 5, BROWN)
    found.shape((176, 66, 44), 46, 58, 52, 34, 80, 24, 108, 34, 114, 58, 80, 50)
    found.shape((204, 88, 58), 44, 60, 80, 50, 116, 60, 114, 66, 80, 57, 46, 66)
    found.shape((214, 196, 158), 18, 122, 58, 122, 58, 152, 18, 152)
    found.line(shade((214, 196, 158), 0.7), 2, 18, 132, 58, 132)
    found.shape(STEEL, 104, 116, 146, 124, 112, 138)
    found.line(DARK, 6, 108, 127, 96, 146)
    return found


def royalist() -> Portrait:
    """Leonor: a lady with long hair and a crown."""
    found = Portrait((150, 56, 62), (92, 40, 110), PALE)
    found.shape((120, 64, 30), 46, 70, 38, 128, 60, 132, 58, 80)
    found.shape((120, 64, 30), 114, 70, 122, 128, 100, 132, 102, 80)
    found.face(0.8, 6, (104, 56, 28))
    found.shape((136, 74, 34), 48, 74, 52, 46, 80, 36, 108, 46, 112, 74, 98, 56, 80, 52, 62, 56)
    found.shape(GOLD, 48, 50, 44, 22, 62, 36, 80, 12, 98, 36, 116, 22, 112, 50, 80, 42)
    for x, y in ((44, 22), (80, 12), (116, 22)):
        found.disc(x, y, 4.4, 4.4, RED)
    found.disc(80, 36, 4, 5, GREEN)
    found.line(GOLD, 4, 58, 136, 80, 148, 102, 136)
    found.disc(80, 150, 5, 5, GOLD)
    return found


def neighbour() -> Portrait:
    """Ines: a friendly guest in a hood, a lit window behind her."""
    found = Portrait((70, 86, 112), (58, 118, 92), TAN)
    found.shape((120, 96, 76), 8, 30, 36, 30, 36, 84, 8, 84)
    found.shape((250, 214, 120), 14, 38, 30, 38, 30, 60, 14, 60)
    found.line((120, 96, 76), 2.5, 22, 38, 22, 60)
    found.face(1.4, 9, BROWN)
    found.disc(60, 92, 6, 4, (226, 142, 116))
    found.disc(104, 92, 6, 4, (226, 142, 116))
    found.shape(
        (66, 138, 106), 44, 128, 38, 74, 52, 38, 80, 26, 108, 38, 122, 74, 116, 128, 106, 122, 110, 76, 98, 52, 80, 46,
        62, 52, 50, 76, 54, 122,
    )  # fmt: skip
    found.line(DARK, 4, 128, 118, 128, 140)
    found.shape(GOLD, 120, 138, 136, 138, 138, 156, 118, 156)
    return found


def spoiler() -> Portrait:
    """Rufo: a sly fellow with a goatee, a feathered hat and one brow raised."""
    found = Portrait((84, 78, 62), (60, 52, 58), PALE)
    found.face(-2.6, 3, (52, 36, 30))
    found.shape((52, 36, 30), 72, 108, 88, 108, 84, 122, 80, 128, 76, 122)
    found.line((52, 36, 30), 3, 64, 97, 74, 93, 80, 95, 86, 93, 96, 97)
    found.shape((44, 44, 52), 34, 58, 50, 44, 52, 24, 84, 16, 108, 26, 110, 44, 128, 54, 112, 62, 80, 54, 50, 62)
    found.line(RED, 4, 52, 45, 80, 40, 109, 45)
    found.shape((196, 60, 44), 104, 42, 118, 18, 142, 10, 136, 30, 122, 40)
    found.line(shade((196, 60, 44), 0.6), 1.6, 106, 42, 140, 12)
    return found


PORTRAITS: dict[str, Callable[[], Portrait]] = {
    "builder": builder,
    "neighbour": neighbour,
    "royalist": royalist,
    "spoiler": spoiler,
}


def main() -> None:
    """Draw all portraits, or those named."""
    for name in sys.argv[1:] or PORTRAITS:
        PORTRAITS[name]().save(name)


if __name__ == "__main__":
    main()
