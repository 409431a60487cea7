"""Drawing small isometric scenes with Pillow, like coloured engravings: towers, knights, squares and arrows.

Everything is given in pixels of the finished picture (512 wide) or in board units; drawn at four times the size.
"""

import itertools
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from noise import fractal
from PIL import Image, ImageChops, ImageDraw, ImageFilter

SIZE = 512
FINE = 4
Point = tuple[float, float]
Rgb = tuple[int, int, int]

INK: Rgb = (58, 38, 24)
TOP, LEFT, RIGHT = (236, 217, 174), (206, 178, 128), (158, 126, 84)
GRASS: Rgb = (158, 164, 92)
DRY: Rgb = (212, 186, 126)
GOLD, GOLD_DARK, DOOR = (240, 190, 72), (168, 112, 28), (62, 40, 26)
RED, BLUE, GREEN = (187, 42, 28), (38, 84, 168), (63, 150, 106)
STEEL: Rgb = (198, 202, 208)


def shade(tint: Rgb, factor: float) -> Rgb:
    r, g, b = (max(0, min(255, round(c * factor))) for c in tint)
    return r, g, b


class Scene:
    """A picture in the making. Board units: x to the lower right, y to the upper right, z up."""

    def __init__(self, *, unit: float = 62.0, centre: Point = (256.0, 300.0), rise: float = 0.78) -> None:
        self.image = Image.new("RGB", (SIZE * FINE, SIZE * FINE))
        self.unit, self.centre, self.rise = unit, centre, rise
        self._sky()
        self.draw = ImageDraw.Draw(self.image, "RGBA")

    def _sky(self) -> None:
        size = SIZE
        down = np.linspace(0, 1, size)[:, None, None]
        top, low = np.array([236, 205, 160.0]), np.array([250, 236, 204.0])
        sky = top * (1 - down) + low * down + np.zeros((size, size, 1))
        cloud = fractal(size, size, 4, 9, 4)[..., None]
        sky += (cloud - 0.5) * 26
        base = Image.fromarray(np.clip(sky, 0, 255).astype(np.uint8)).resize(
            (size * FINE, size * FINE), Image.Resampling.BICUBIC
        )
        draw = ImageDraw.Draw(base)
        for level, tint, seed in ((205, (224, 196, 150), 1), (238, (205, 182, 128), 2), (275, (184, 170, 108), 3)):
            line = fractal(8, size, 5, 40 + seed, 3)[0]
            points = [(x * FINE, (level - 60 * (line[x] - 0.5)) * FINE) for x in range(0, size, 4)]
            draw.polygon(
                [(0, size * FINE), *points, (size * FINE, points[-1][1]), (size * FINE, size * FINE)], fill=tint
            )
        self.image = base

    def at(self, x: float, y: float, z: float = 0.0) -> Point:
        """The pixel of a point in board units."""
        u = self.unit
        return self.centre[0] + (x + y) * u * 0.866, self.centre[1] + (x - y) * u * 0.5 - z * u * self.rise

    def polygon(
        self, points: Sequence[Point], fill: Rgb | tuple[int, int, int, int], line: float = 2.2, ink: Rgb = INK
    ) -> None:
        big = [(x * FINE, y * FINE) for x, y in points]
        self.draw.polygon(big, fill=fill)
        if line:
            self.draw.line([*big, big[0], big[1]], fill=ink, width=round(line * FINE), joint="curve")

    def line(self, points: Sequence[Point], tint: Rgb | tuple[int, int, int, int] = INK, width: float = 2.0) -> None:
        self.draw.line([(x * FINE, y * FINE) for x, y in points], fill=tint, width=round(width * FINE), joint="curve")

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: Rgb | tuple[int, int, int, int] | None,
        line: float = 2.2,
        ink: Rgb = INK,
    ) -> None:
        box = ((x - rx) * FINE, (y - ry) * FINE, (x + rx) * FINE, (y + ry) * FINE)
        self.draw.ellipse(box, fill=fill, outline=ink if line else None, width=max(1, round(line * FINE)))

    def square(self, x: float, y: float, tint: Rgb, line: float = 1.8, grow: float = 0.5, ink: Rgb = INK) -> None:
        """The flat square with its centre at (x, y)."""
        g = grow
        corners = [self.at(x - g, y - g), self.at(x + g, y - g), self.at(x + g, y + g), self.at(x - g, y + g)]
        self.polygon(corners, tint, line, ink)

    def meadow(
        self, columns: int, rows: int, x0: float = 0.0, y0: float = 0.0, marked: Sequence[Point] = (), mark: Rgb = GOLD
    ) -> None:
        """A chequered piece of the board from (x0, y0), with a wooden edge; `marked` squares are golden."""
        low, g = 0.32, 0.56
        west, south, east = (x0 - g, y0 - g), (x0 + columns - 1 + g, y0 - g), (x0 + columns - 1 + g, y0 + rows - 1 + g)
        north = (x0 - g, y0 + rows - 1 + g)
        self.shadow([self.at(*west, -low), self.at(*south, -low), self.at(*east, -low), self.at(*north, -low)], (0, 10))
        self.polygon([self.at(*west), self.at(*south), self.at(*south, -low), self.at(*west, -low)], (118, 76, 44))
        self.polygon([self.at(*south), self.at(*east), self.at(*east, -low), self.at(*south, -low)], (86, 54, 32))
        self.polygon([self.at(*west), self.at(*south), self.at(*east), self.at(*north)], (140, 96, 56))
        for row in reversed(range(rows)):
            for column in range(columns):
                x, y = x0 + column, y0 + row
                tint = GRASS if (column + row) % 2 else DRY
                self.square(x, y, mark if (x, y) in marked else tint, 1.2, ink=(98, 78, 44))

    def shadow(self, points: Sequence[Point], move: Point, strength: int = 90) -> None:
        """A soft shadow of a shape."""
        mask = Image.new("L", (SIZE, SIZE), 0)
        ImageDraw.Draw(mask).polygon([(x + move[0], y + move[1]) for x, y in points], fill=strength)
        mask = mask.filter(ImageFilter.GaussianBlur(7)).resize(self.image.size, Image.Resampling.BILINEAR)
        self.image.paste(Image.new("RGB", self.image.size, (60, 40, 20)), (0, 0), mask)
        self.draw = ImageDraw.Draw(self.image, "RGBA")

    def hatch(self, a: Point, b: Point, c: Point, d: Point, count: int, alpha: int = 60) -> None:
        """Fine lines across the quadrangle a b c d, parallel to a b: an engraver's shade."""
        for i in range(1, count):
            t = i / count
            p = (a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t)
            q = (b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t)
            self.line([p, q], (*INK, alpha), 0.9)

    def block(
        self, x: float, y: float, level: float, *, golden: bool = False, ghost: bool = False, battlements: bool = False
    ) -> None:
        """One block whose floor is at `level`; golden: the one the card is about."""
        g, z0, z1 = 0.46, level, level + 1.0
        top, left, right = (TOP, LEFT, RIGHT) if not golden else ((255, 226, 140), (240, 188, 76), (196, 138, 40))
        west, south, east, north = (x - g, y - g), (x + g, y - g), (x + g, y + g), (x - g, y + g)
        a, b, c, d = self.at(*west, z1), self.at(*south, z1), self.at(*east, z1), self.at(*north, z1)
        a0, b0, c0 = self.at(*west, z0), self.at(*south, z0), self.at(*east, z0)
        if ghost:
            for p, q in ((a, b), (b, c), (c, d), (d, a), (a0, b0), (b0, c0), (a, a0), (b, b0), (c, c0)):
                self.dashes([p, q], (96, 70, 44), 2.2)
            return
        self.polygon([a0, b0, b, a], left)
        self.polygon([b0, c0, c, b], right)
        self.hatch(b0, b, c, c0, 9, 46)
        for fraction in (0.28, 0.54, 0.80):
            z = z0 + fraction
            self.line([self.at(*west, z), self.at(*south, z)], (*INK, 60), 1.1)
            self.line([self.at(*south, z), self.at(*east, z)], (*INK, 70), 1.1)
        for i, fraction in enumerate((0.0, 0.28, 0.54)):
            for t in (0.16, 0.84) if i % 2 else (0.26, 0.74):
                for p, q in ((west, south), (south, east)):
                    px, py = p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
                    self.line([self.at(px, py, z0 + fraction), self.at(px, py, z0 + fraction + 0.27)], (*INK, 55), 1.1)
        self.door(west, south, z0, shade(left, 1.12))
        self.door(south, east, z0, shade(right, 1.12))
        self.polygon([a, b, c, d], top)
        self.line([a, b, c], shade(top, 1.1), 2.0)
        if battlements:
            for px, py in (
                (x - g + 0.08, y + g - 0.08),
                (x, y + g - 0.08),
                (x + g - 0.08, y + g - 0.08),
                (x - g + 0.08, y),
                (x + g - 0.08, y),
                (x - g + 0.08, y - g + 0.08),
                (x, y - g + 0.08),
                (x + g - 0.08, y - g + 0.08),
            ):
                self.cube(px, py, z1, 0.085, 0.19, (top, left, right))

    def cube(self, x: float, y: float, z: float, g: float, high: float, tints: tuple[Rgb, Rgb, Rgb]) -> None:
        top, left, right = tints
        a, b, c, d = (
            self.at(x - g, y - g, z + high),
            self.at(x + g, y - g, z + high),
            self.at(x + g, y + g, z + high),
            self.at(x - g, y + g, z + high),
        )
        a0, b0, c0 = self.at(x - g, y - g, z), self.at(x + g, y - g, z), self.at(x + g, y + g, z)
        self.polygon([a0, b0, b, a], left, 1.4)
        self.polygon([b0, c0, c, b], right, 1.4)
        self.polygon([a, b, c, d], top, 1.4)

    def door(self, p: Point, q: Point, z: float, rim: Rgb) -> None:
        def arch(half: float, spring: float) -> list[Point]:
            points = [(0.5 - half, 0.0), (0.5 - half, spring)]
            points += [
                (0.5 - half * float(np.cos(a)), spring + half * 1.05 * float(np.sin(a)))
                for a in np.linspace(0, np.pi, 12)
            ]
            points += [(0.5 + half, 0.0)]
            return [self.at(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, z + up) for t, up in points]

        self.polygon(arch(0.245, 0.38), rim, 1.4)
        self.polygon(arch(0.175, 0.38), DOOR, 1.4)

    def tower(self, x: float, y: float, height: int, *, golden: Sequence[int] = ()) -> None:
        for level in range(height):
            self.block(x, y, level, golden=level in golden, battlements=False)

    def knight(self, x: float, y: float, z: float, tint: Rgb = RED, *, scale: float = 1.0, ghost: bool = False) -> None:
        """A knight with helmet, plume and shield; a ghost is where one was or will be."""
        px, py = self.at(x, y, z)
        k = self.unit / 62 * scale

        def p(points: Sequence[Point]) -> list[Point]:
            return [(px + a * k, py + b * k) for a, b in points]

        if ghost:
            outline = p(
                [
                    (-19, 2),
                    (-17, -6),
                    (-11, -34),
                    (-13, -44),
                    (-8, -62),
                    (0, -67),
                    (8, -62),
                    (13, -44),
                    (11, -34),
                    (17, -6),
                    (19, 2),
                    (10, 8),
                    (-10, 8),
                ]
            )
            self.draw.polygon([(a * FINE, b * FINE) for a, b in outline], fill=(*tint, 70))
            self.dashes([*outline, outline[0]], shade(tint, 0.75), 2.4, 6, 4)
            return
        self.ellipse(px, py + 1 * k, 21 * k, 11 * k, shade(tint, 0.62))
        self.ellipse(px, py - 3 * k, 20 * k, 10 * k, tint)
        self.polygon(p([(-14, -4), (-9, -34), (9, -34), (14, -4), (7, 1), (-7, 1)]), tint)
        self.polygon(p([(4, -34), (9, -34), (14, -4), (7, 1)]), shade(tint, 0.72), 0)
        self.line(p([(-11, -22), (11, -22)]), GOLD_DARK, 3.2 * k)
        self.ellipse(px, py - 35 * k, 14 * k, 8 * k, shade(tint, 1.08))
        plume = p([(0, -62), (-6, -74), (4, -82), (18, -76), (21, -60), (14, -66), (6, -68)])
        self.polygon(plume, tint)
        self.polygon(p([(-11, -40), (-12, -54), (-8, -63), (0, -66), (8, -63), (12, -54), (11, -40), (0, -36)]), STEEL)
        self.polygon(p([(5, -38), (7, -63), (12, -54), (11, -40)]), shade(STEEL, 0.78), 0)
        self.line(p([(-9, -52), (9, -52)]), INK, 3.2 * k)
        self.line(p([(0, -62), (0, -40)]), GOLD_DARK, 2.4 * k)
        self.line(p([(18, 0), (18, -78)]), (108, 70, 40), 3.0 * k)
        self.polygon(p([(15, -78), (18, -92), (21, -78)]), STEEL, 1.6)
        self.polygon(p([(-19, -33), (-4, -33), (-4, -18), (-11, -8), (-19, -18)]), shade(tint, 1.15))
        self.line(p([(-11.5, -30), (-11.5, -13)]), (248, 240, 222), 2.6 * k)
        self.line(p([(-17, -25), (-6, -25)]), (248, 240, 222), 2.6 * k)

    def dashes(self, points: Sequence[Point], tint: Rgb, width: float, dash: float = 9.0, gap: float = 6.0) -> None:
        """A dashed line along `points`."""
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            length = float(np.hypot(x1 - x0, y1 - y0))
            run = 0.0
            while run < length:
                stop = min(run + dash, length)
                a, b = run / length, stop / length
                self.line(
                    [(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)], tint, width
                )
                run += dash + gap

    def arrow(self, points: Sequence[Point], tint: Rgb = GOLD, width: float = 13.0, head: float = 30.0) -> None:
        """A broad arrow with an inked edge along the smooth curve through `points`."""
        curve = smooth(points)
        steps = np.hypot(*np.diff(curve, axis=0).T)
        keep = len(curve) - 1
        rest = 0.0
        while keep > 1 and rest < head * 0.8:
            keep -= 1
            rest += float(steps[keep])
        shaft = curve[: keep + 1]
        tip = curve[-1]
        along = tip - curve[keep]
        along = along / max(float(np.hypot(*along)), 1e-6)
        across = np.array([-along[1], along[0]])
        wings = [
            tip,
            tip - along * head + across * head * 0.62,
            tip - along * head * 0.78,
            tip - along * head - across * head * 0.62,
        ]
        normal = np.gradient(shaft, axis=0)
        normal = np.column_stack([-normal[:, 1], normal[:, 0]])
        normal /= np.maximum(np.hypot(normal[:, 0], normal[:, 1]), 1e-6)[:, None]
        taper = np.linspace(0.45, 1.0, len(shaft))[:, None] * width / 2
        band = [tuple(v) for v in np.vstack([shaft + normal * taper, (shaft - normal * taper)[::-1]]).tolist()]
        head_points = [tuple(v) for v in np.array(wings).tolist()]
        for grow, fill in ((5.0, INK), (0.0, tint)):
            for shape in (band, head_points):
                big = [(x * FINE, y * FINE) for x, y in shape]
                self.draw.polygon(big, fill=fill)
                if grow:
                    self.draw.line([*big, big[0], big[1]], fill=fill, width=round(grow * FINE), joint="curve")
        light = shade(tint, 1.12)
        self.line([tuple(v) for v in (shaft + normal * taper * 0.35)[2:-2].tolist()], light, 2.2)

    def coin(self, x: float, y: float, radius: float, bright: bool) -> None:
        """An action point: a coin with a boot's winged mark; a bright one shines."""
        tint = GOLD if bright else (196, 158, 96)
        if bright:
            for i in range(12):
                a = 2 * np.pi * i / 12
                c, s = float(np.cos(a)), float(np.sin(a))
                self.line(
                    [
                        (x + c * radius * 1.16, y + s * radius * 1.16),
                        (x + c * radius * (1.42 if i % 2 else 1.30), y + s * radius * (1.42 if i % 2 else 1.30)),
                    ],
                    (255, 214, 110),
                    5,
                )
        self.ellipse(x + 2, y + 6, radius, radius, shade(tint, 0.5), 0)
        self.ellipse(x, y, radius, radius, tint, 3.0)
        self.ellipse(x, y, radius * 0.80, radius * 0.80, shade(tint, 1.1 if bright else 0.95), 1.6, GOLD_DARK)
        r = radius * 0.52
        boot = [(-0.42, -1.0), (0.22, -1.0), (0.18, 0.05), (0.95, 0.42), (1.0, 0.92), (-0.55, 0.92), (-0.50, 0.2)]
        self.polygon(
            [(x + a * r - r * 0.12, y + b * r) for a, b in boot], shade(INK, 1.25) if bright else shade(INK, 1.6), 0
        )
        self.line([(x - r * 0.66, y - r * 0.62), (x + r * 0.12, y - r * 0.62)], tint, 2.4)

    def finish(self) -> Image.Image:
        """Size down, add paper grain and a soft dark edge."""
        small = self.image.resize((SIZE, SIZE), Image.Resampling.LANCZOS)
        grain = fractal(SIZE, SIZE, 90, 5, 3, 0.8)
        axis = np.linspace(-1, 1, SIZE)
        far = np.sqrt(axis[None, :] ** 2 + axis[:, None] ** 2)
        factor = (0.93 + 0.14 * grain) * (1 - 0.30 * np.clip(far - 0.72, 0, 1))
        paper = Image.fromarray(np.clip(factor * 255 / 1.07, 0, 255).astype(np.uint8)).convert("RGB")
        return ImageChops.multiply(small, paper)


def smooth(points: Sequence[Point], steps: int = 24) -> np.ndarray:
    """(n,2) a Catmull-Rom curve through `points`."""
    p = np.array(points, dtype=float)
    if len(p) == 2:
        return p[0] + (p[1] - p[0]) * np.linspace(0, 1, steps)[:, None]
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, steps, endpoint=False):
            a, b, c, d = p[i - 1 : i + 3]
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    out.append(p[-2])
    return np.array(out)


def save(picture: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, optimize=True)
