"""Draw the program's icon and those of its documents: a stepped castle in evening light with a knight on top of it.

On a field of 512 units at four times the size; the sizes of 32 pixels and less are drawn pixel by pixel, for a picture
that is only scaled down has no edges there.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from drawing import GOLD, GOLD_DARK, INK, RED, STEEL, Point, Rgb, save, shade
from PIL import Image, ImageChops, ImageDraw, ImageFilter
from small_icons import small_document, small_program

FOLDER = Path(__file__).resolve().parents[1] / "program"
FIELD, FINE = 512, 4
SIZES = (16, 32, 48, 64, 128, 256, 512)
PIXEL_BY_PIXEL = 32
"""Up to this size an icon is drawn by its pixels."""
LIT, SHADED, DOOR = (226, 197, 146), (150, 116, 76), (54, 33, 22)
ROOFS: tuple[Rgb, ...] = ((104, 107, 110), (176, 106, 72), (240, 214, 156))
"""The roofs of levels 1 to 3: slate, clay and honey, brighter than on the table."""
WALNUT, WALNUT_LIGHT = (58, 34, 19), (134, 86, 48)
SKY: tuple[Rgb, ...] = ((62, 40, 74), (150, 72, 78), (236, 138, 70), (255, 206, 118))
MEADOW, MEADOW_DARK = (122, 134, 62), (78, 92, 42)
PAPER, PAPER_DARK = (246, 234, 206), (214, 190, 146)
BEECH, BEECH_LIT, BEECH_SHADED = (222, 176, 112), (240, 204, 146), (168, 118, 66)
BLUE, YELLOW = (38, 84, 168), (244, 192, 58)


class Painting:
    """A picture in the making, clear at first. ``detail`` says how finely it is drawn: 2 every stone, 0 the least."""

    def __init__(self, detail: int) -> None:
        self.detail = detail
        self.image = Image.new("RGBA", (FIELD * FINE, FIELD * FINE))
        self.draw = ImageDraw.Draw(self.image)
        self.ink = (4.0, 3.2, 2.4)[2 - detail] if detail else 5.0

    def shape(self, points: Sequence[Point], tint: Rgb, line: float | None = None, ink: Rgb = INK) -> None:
        """A filled shape, with a line around it as broad as said, or as usual."""
        big = [(x * FINE, y * FINE) for x, y in points]
        self.draw.polygon(big, fill=(*tint, 255))
        width = self.ink if line is None else line
        if width:
            self.draw.line([*big, big[0], big[1]], fill=(*ink, 255), width=round(width * FINE), joint="curve")

    def line(self, points: Sequence[Point], tint: Rgb, width: float) -> None:
        """A line through points."""
        self.draw.line(
            [(x * FINE, y * FINE) for x, y in points], fill=(*tint, 255), width=round(width * FINE), joint="curve"
        )

    def disc(self, x: float, y: float, across: float, down: float, tint: Rgb, line: float = 0.0) -> None:
        """A filled ellipse around a point."""
        box = ((x - across) * FINE, (y - down) * FINE, (x + across) * FINE, (y + down) * FINE)
        self.draw.ellipse(box, fill=(*tint, 255), outline=(*INK, 255) if line else None, width=round(line * FINE))

    def under(self, mask: Image.Image, move: Point, blur: float, strength: float) -> None:
        """A soft shadow of what ``mask`` shows, below all that is there."""
        moved = ImageChops.offset(mask, round(move[0] * FINE), round(move[1] * FINE))
        soft = moved.filter(ImageFilter.GaussianBlur(blur * FINE)).point(lambda value: round(value * strength))
        shadow = Image.new("RGBA", self.image.size, (24, 12, 6, 255))
        shadow.putalpha(soft)
        self.image = Image.alpha_composite(shadow, self.image)
        self.draw = ImageDraw.Draw(self.image)

    def over(self, upper: Image.Image) -> None:
        """Lay another picture of the same size over it."""
        self.image = Image.alpha_composite(self.image, upper)
        self.draw = ImageDraw.Draw(self.image)

    def finish(self, size: int) -> Image.Image:
        """The picture with so many pixels a side, a little sharpened where it became small."""
        small = self.image.resize((size, size), Image.Resampling.LANCZOS)
        return small if size > 64 else small.filter(ImageFilter.UnsharpMask(0.6, 60, 0))


class Castle:
    """Towers of blocks seen from a corner: x to the lower right, y to the upper right, z up."""

    def __init__(self, on: Painting, unit: float, centre: Point, rise: float = 0.86) -> None:
        self.on, self.unit, self.centre, self.rise = on, unit, centre, rise

    def at(self, x: float, y: float, z: float) -> Point:
        """Where a point is in the picture."""
        return (
            self.centre[0] + (x + y) * self.unit * 0.866,
            self.centre[1] + (x - y) * self.unit * 0.5 - z * self.unit * self.rise,
        )

    def tower(self, x: float, y: float, height: int, covered: tuple[int, int] = (0, 0)) -> None:
        """A tower; ``covered`` floors of its left and right wall lie behind others."""
        west, south, east, north = self._corners(x, y, 0.5)
        for level in range(height):
            for wall, (p, q), tint in ((0, (west, south), LIT), (1, (south, east), SHADED)):
                if level >= covered[wall]:
                    self._storey(p, q, level, tint, wall)
        roof = ROOFS[height - 1]
        self.on.shape([self.at(*corner, height) for corner in (west, south, east, north)], roof)
        self._parapet(x, y, height)

    def _storey(self, p: Point, q: Point, level: int, tint: Rgb, wall: int) -> None:
        on, top = self.on, level + 1
        # Each floor is a little darker than the one above it: it lies deeper in the evening.
        tint = shade(tint, 0.93 + 0.045 * level)
        on.shape([self.at(*p, level), self.at(*q, level), self.at(*q, top), self.at(*p, top)], tint)
        if on.detail == 2:
            for row, rise in enumerate((0.0, 0.22, 0.44, 0.66)):
                ends = [self._along(p, q, share, level + rise) for share in (0.03, 0.97)]
                if row:
                    on.line(ends, shade(tint, 0.78), 2.0)
                for share in (0.14, 0.86) if row % 2 else (0.24, 0.76):
                    joint = [self._along(p, q, share, level + rise), self._along(p, q, share, level + rise + 0.22)]
                    on.line(joint, shade(tint, 0.78), 2.0)
        if on.detail:
            cornice = [(0.0, 0.88), (1.0, 0.88), (1.0, 1.0), (0.0, 1.0)]
            on.shape([self._along(p, q, share, level + rise) for share, rise in cornice], shade(tint, 1.12), 2.0)
        if on.detail:
            self._arch(p, q, level, 0.27, shade(tint, 1.14))
        self._arch(p, q, level, 0.19 if on.detail else 0.22, shade(DOOR, 1.0 if wall else 1.15))

    def _arch(self, p: Point, q: Point, level: float, half: float, tint: Rgb) -> None:
        turn = np.linspace(0, np.pi, 16)
        around = [(0.5 + half * float(np.cos(a)), 0.36 + half * 1.15 * float(np.sin(a))) for a in turn]
        outline = [(0.5 + half, 0.0), *around, (0.5 - half, 0.0)]
        self.on.shape([self._along(p, q, share, level + rise) for share, rise in outline], tint, 2.0)

    def _along(self, p: Point, q: Point, share: float, z: float) -> Point:
        return self.at(p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, z)

    def _parapet(self, x: float, y: float, z: float) -> None:
        half, thick, high = 0.5, 0.09, 0.23
        places = (-1.0, 0.0, 1.0) if self.on.detail else (-1.0, 1.0)
        reach = half - thick
        spots = {(x + a * reach, y + b * reach) for a in places for b in places if abs(a) == 1 or abs(b) == 1}
        for px, py in sorted(spots, key=lambda spot: spot[0] - spot[1]):
            self.cube(px, py, z, thick * (1.0 if self.on.detail else 1.5), high)

    def cube(self, x: float, y: float, z: float, half: float, high: float) -> None:
        """A small cube of the parapet."""
        west, south, east, north = self._corners(x, y, half)
        top, line = z + high, self.on.ink * 0.6
        self.on.shape([self.at(*west, z), self.at(*south, z), self.at(*south, top), self.at(*west, top)], LIT, line)
        self.on.shape([self.at(*south, z), self.at(*east, z), self.at(*east, top), self.at(*south, top)], SHADED, line)
        roof = [self.at(*corner, top) for corner in (west, south, east, north)]
        self.on.shape(roof, shade(LIT, 1.12), line)

    @staticmethod
    def _corners(x: float, y: float, half: float) -> tuple[Point, Point, Point, Point]:
        return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def knight(on: Painting, x: float, y: float, scale: float, tint: Rgb = RED) -> None:
    """A knight whose plinth stands around a point."""

    def p(*points: Point) -> list[Point]:
        return [(x + a * scale, y + b * scale) for a, b in points]

    ink = on.ink * 0.8
    on.disc(x, y + 2 * scale, 27 * scale, 14 * scale, shade(tint, 0.6), ink)
    on.disc(x, y - 4 * scale, 25 * scale, 12.5 * scale, tint, ink)
    on.shape(p((-17, -6), (-12, -42), (12, -42), (17, -6), (8, 1), (-8, 1)), tint, ink)
    on.shape(p((5, -42), (12, -42), (17, -6), (8, 1)), shade(tint, 0.7), 0)
    if on.detail:
        on.line(p((-14, -24), (14, -24)), GOLD_DARK, 5 * scale)
    on.disc(x, y - 43 * scale, 17 * scale, 9 * scale, shade(tint, 1.1), ink)
    on.shape(p((0, -78), (-8, -95), (6, -106), (24, -98), (29, -74), (18, -84), (8, -86)), shade(tint, 1.08), ink)
    head = ((-14, -50), (-16, -66), (-10, -79), (0, -84), (10, -79), (16, -66), (14, -50), (0, -44))
    on.shape(p(*head), STEEL, ink)
    on.shape(p((6, -47), (8, -78), (14, -72), (15, -64), (13, -50)), shade(STEEL, 0.74), 0)
    on.line(p((-11, -65), (11, -65)), INK, (5 if on.detail else 7) * scale)
    if on.detail:
        on.line(p((0, -62), (0, -49)), GOLD_DARK, 3.5 * scale)


def castle(on: Painting, unit: float, centre: Point) -> None:
    """Three towers like steps, and a red knight on the highest; two of them where the picture is small."""
    small = on.detail < 2
    built, height = Castle(on, unit * (1.3 if small else 1.0), centre), 2 if small else 3
    built.tower(0, 0, height, covered=(0, 1) if small else (2, 1))
    x, y = built.at(0, 0, height)
    if not small:
        built.tower(0, -1, 2)
    built.tower(1, 0, 1)
    knight(on, x, y + built.unit * 0.03, built.unit / 76)
    # The parapet in front of the knight's feet.
    for px, py in ((-0.41, -0.41), (0.0, -0.41), (0.41, -0.41), (0.41, 0.0), (0.41, 0.41)):
        if on.detail or 0.0 not in (px, py):
            built.cube(px, py, height, 0.09 * (1.0 if on.detail else 1.5), 0.23)


def gradient(stops: Sequence[Rgb], top: float, low: float) -> Image.Image:
    """Colours from the top to the bottom of the field, between two heights."""
    down = np.clip((np.arange(FIELD * FINE) / FINE - top) / (low - top), 0, 1) * (len(stops) - 1)
    bands = [np.interp(down, range(len(stops)), [stop[band] for stop in stops]) for band in range(3)]
    column = np.stack([*bands, np.full_like(down, 255)], axis=-1)[:, None, :].astype(np.uint8)
    return Image.fromarray(np.repeat(column, FIELD * FINE, axis=1), "RGBA")


def rounded(x0: float, y0: float, x1: float, y1: float, radius: float) -> Image.Image:
    """A mask of a rectangle with round corners."""
    mask = Image.new("L", (FIELD * FINE, FIELD * FINE))
    box = (x0 * FINE, y0 * FINE, x1 * FINE, y1 * FINE)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius=radius * FINE, fill=255)
    return mask


def masked(picture: Image.Image, mask: Image.Image) -> Image.Image:
    """What of a picture lies within a mask."""
    found = picture.copy()
    found.putalpha(ImageChops.multiply(picture.getchannel("A"), mask))
    return found


def tile(on: Painting) -> None:
    """The ground of the program's icon: an evening over meadows in a frame of walnut with a line of gold."""
    outer, gold = rounded(20, 20, 492, 492, 108), rounded(40, 40, 472, 472, 90)
    inner = rounded(46, 46, 466, 466, 85)
    on.over(masked(gradient((WALNUT_LIGHT, WALNUT, shade(WALNUT, 0.7)), 20, 492), outer))
    on.over(masked(gradient((shade(GOLD, 1.1), GOLD_DARK), 40, 472), gold))
    view = Painting(on.detail)
    view.over(gradient(SKY, 46, 360))
    sun = Painting(0)
    sun.disc(128, 318, 60, 60, (255, 236, 176))
    glow = sun.image.filter(ImageFilter.GaussianBlur(46 * FINE))
    for _ in range(3):
        view.over(glow)
    view.over(sun.image)
    for base, depth, tint in ((338, 30, (150, 108, 84)), (362, 22, (128, 116, 68))):
        swell = [(x, base - depth * float(np.sin(x / 92 + base))) for x in range(0, FIELD + 8, 8)]
        view.shape([(0.0, 512.0), *swell, (512.0, 512.0)], tint, 0)
    view.over(masked(gradient((MEADOW, MEADOW_DARK), 372, 470), rounded(-200, 374, 712, 900, 240)))
    on.over(masked(view.image, inner))


def program(size: int) -> Image.Image:
    """The program's icon."""
    on = Painting(2 if size >= 256 else 1 if size >= 64 else 0)
    tile(on)
    stood = Painting(on.detail)
    castle(stood, 84, (256, 354) if on.detail == 2 else (200, 338))
    stood.under(stood.image.getchannel("A"), (16, 10), 9, 0.55)
    on.over(masked(stood.image, rounded(20, -100, 492, 492, 108)))
    on.under(rounded(20, 20, 492, 492, 108), (0, 6), 7, 0.45)
    return on.finish(size)


def tower_of_wood(on: Painting) -> None:
    """Blocks of Turm Bauer, laid across one another, with a figure on top."""
    built = Castle(on, 68, (256, 376), 0.84)

    def slab(x0: float, y0: float, x1: float, y1: float, z: float, tint: Rgb) -> None:
        west, south, east, north = (x0, y0), (x1, y0), (x1, y1), (x0, y1)
        lit, dark, ink = shade(tint, 0.94), shade(tint, 0.68), on.ink
        on.shape([built.at(*west, z), built.at(*south, z), built.at(*south, z + 1), built.at(*west, z + 1)], lit, ink)
        on.shape([built.at(*south, z), built.at(*east, z), built.at(*east, z + 1), built.at(*south, z + 1)], dark, ink)
        on.shape([built.at(*corner, z + 1) for corner in (west, south, east, north)], shade(tint, 1.08), ink)

    slab(-1, 0, 1, 1, 0, BEECH)
    slab(-1, -1, 1, 0, 0, BEECH_LIT)
    slab(-1, -1, 0, 1, 1, YELLOW)
    slab(0, -1, 1, 1, 1, BLUE)
    slab(-1, 0, 1, 1, 2, BEECH)
    slab(-1, 0, 0, 1, 3, BEECH_LIT)
    x, y = built.at(0.5, 0.5, 3)
    on.disc(x, y, 22, 11, shade(RED, 0.7), on.ink)
    on.shape([(x - 20, y - 3), (x - 9, y - 54), (x + 9, y - 54), (x + 20, y - 3)], RED)
    on.disc(x, y - 66, 20, 20, shade(RED, 1.08), on.ink)


def tree_of_lines(on: Painting) -> None:
    """A study: a position from which lines part."""
    width = 14 if on.detail else 22
    for line in (((256, 330), (256, 232), (164, 186), (164, 96)), ((256, 232), (350, 186))):
        on.line(line, shade(PAPER_DARK, 0.5), width)
    for x, y, tint in ((164, 92, RED), (164, 190, shade(RED, 1.1)), (350, 190, BLUE)):
        on.disc(x, y, 34, 34, tint, on.ink * 1.4)
    Castle(on, 88, (256, 404)).tower(0, 0, 1)


def tower_of_stone(on: Painting) -> None:
    """The castle of the program's icon."""
    castle(on, 74, (256, 372) if on.detail == 2 else (206, 372))


MARKS: dict[str, Callable[[Painting], None]] = {"torres": tower_of_stone, "turm": tower_of_wood, "study": tree_of_lines}
"""What stands on the sheet of each kind of file, by the ending of its name."""


def document(kind: str, size: int) -> Image.Image:
    """The icon of a kind of file: a sheet with a bent corner and what it holds."""
    on = Painting(2 if size >= 256 else 1 if size >= 64 else 0)
    outline = [(76.0, 20.0), (336.0, 20.0), (436.0, 120.0), (436.0, 492.0), (76.0, 492.0)]
    sheet = Painting(0)
    sheet.shape(outline, PAPER, 0)
    whole = sheet.image.getchannel("A")
    on.over(masked(gradient((PAPER, shade(PAPER, 0.93)), 20, 492), whole))
    on.line([*outline, outline[0], outline[1]], shade(PAPER_DARK, 0.6), on.ink * 1.5)
    on.shape([(336, 20), (436, 120), (336, 120)], PAPER_DARK, on.ink * 1.2, shade(PAPER_DARK, 0.6))
    on.line([(106, 462), (406, 462)], GOLD_DARK, 9)
    mark = Painting(on.detail)
    MARKS[kind](mark)
    mark.under(mark.image.getchannel("A"), (8, 8), 7, 0.4)
    on.over(mark.image)
    on.under(whole, (0, 6), 7, 0.4)
    return on.finish(size)


def save_ico(pictures: Sequence[Image.Image], path: Path) -> None:
    """All sizes in one file, as Windows wants them; it knows none above 256."""
    known = [picture for picture in pictures if picture.width <= 256]
    sizes = [picture.size for picture in known]
    known[-1].save(path, sizes=sizes, append_images=known[:-1])


def main() -> None:
    """Draw all of them."""
    for kind in (None, *MARKS):
        name = "torres3d" if kind is None else f"torres3d-{kind}"
        pictures = [drawn(kind, size) for size in SIZES]
        for picture in pictures:
            save(picture, FOLDER / f"{name}-{picture.width}.png")
        save_ico(pictures, FOLDER / f"{name}.ico")


def drawn(kind: str | None, size: int) -> Image.Image:
    """The icon of a kind of file, or without one the program's."""
    if size <= PIXEL_BY_PIXEL:
        return small_program(size) if kind is None else small_document(kind, size)
    return program(size) if kind is None else document(kind, size)


if __name__ == "__main__":
    main()
