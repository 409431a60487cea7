"""Signs and pictures: assets/icons and other folders of the assets at the size they are shown, and the simple signs
that are drawn here with a few lines.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path

from PIL import Image, ImageDraw

from torres3d.hud.kit.theme import Colour

GRID = 24
"""Drawn signs are given on a grid of 24 x 24."""
SMOOTH = 8
ENDINGS = (".png", ".webp")
"""Suffixes of pictures: drawn ones, and those taken from the table."""

Shape = tuple[str, tuple[float, ...]]
"""`poly` (points), `line` (width, points), `disc` or `hole` (x, y, radius), `ring` (x, y, radius, width),
`arc` (x, y, radius, width, from, to in degrees, clockwise from east), `cut` (points)."""


def _star(x: float, y: float, far: float, near: float) -> tuple[float, ...]:
    radii = (far, near) * 5
    return tuple(v for i, r in enumerate(radii) for v in (x + r * sin(i * pi / 5), y - r * cos(i * pi / 5)))


def _ray(x: float, y: float, angle: float, far: float) -> tuple[float, float]:
    return x + far * cos(angle), y + far * sin(angle)


TOWER: tuple[Shape, ...] = (
    ("poly", (2, 22, 2, 9.5, 4.3, 9.5, 4.3, 12, 6.6, 12, 6.6, 9.5, 9.4, 9.5, 9.4, 12, 11.7, 12, 11.7, 9.5, 14, 9.5,
              14, 22)),
    ("cut", (6, 22, 6, 18, 10, 18, 10, 22)),
)  # fmt: skip
"""A tower at the left, beside which there is room for what becomes of it."""
SIGNS: dict[str, tuple[Shape, ...]] = {
    "block": (
        ("poly", (4, 21, 4, 6, 7, 6, 7, 9, 10, 9, 10, 6, 14, 6, 14, 9, 17, 9, 17, 6, 20, 6, 20, 21)),
        ("cut", (9.5, 21, 9.5, 15.5, 14.5, 15.5, 14.5, 21)),
        ("hole", (12, 15.5, 2.5)),
    ),
    "knight": (
        ("disc", (12, 7.5, 4.2)),
        ("poly", (7.5, 20.5, 9, 12, 15, 12, 16.5, 20.5)),
        ("poly", (5.5, 22, 5.5, 19.5, 18.5, 19.5, 18.5, 22)),
        ("cut", (12, 6.4, 17, 6.4, 17, 7.9, 12, 7.9)),
    ),
    "crown": (("poly", (3, 7, 8, 12, 12, 4, 16, 12, 21, 7, 19, 19, 5, 19)),),
    "card": (
        ("poly", (6, 3, 18, 3, 18, 21, 6, 21)),
        ("cut", (8, 5, 16, 5, 16, 19, 8, 19)),
        ("poly", (12, 7.5, 15, 12, 12, 16.5, 9, 12)),
    ),
    "marker": (
        ("line", (2.2, 5, 21, 5, 3)),
        ("poly", (6, 3, 20, 7.5, 6, 12)),
    ),
    "undo": (("arc", (12.5, 13, 7, 2.6, -150, 80)), ("poly", (2.5, 11.5, 6, 3.5, 12, 10))),
    "redo": (("arc", (11.5, 13, 7, 2.6, 100, 330)), ("poly", (21.5, 11.5, 18, 3.5, 12, 10))),
    "reset": (("line", (2.6, 5, 5, 5, 19)), ("poly", (8, 12, 19, 5, 19, 19))),
    "settings": (
        ("ring", (12, 12, 7.6, 4)),
        *(("line", (3.4, *_ray(12, 12, i * pi / 4, 7), *_ray(12, 12, i * pi / 4, 9.4))) for i in range(8)),
    ),
    "keys": (
        ("poly", (2, 6, 22, 6, 22, 19, 2, 19)),
        ("cut", (3.8, 7.8, 20.2, 7.8, 20.2, 17.2, 3.8, 17.2)),
        *(("disc", (x, 10.6, 1.2)) for x in (6.4, 10.1, 13.9, 17.6)),
        ("line", (2.2, 7.5, 14.6, 16.5, 14.6)),
    ),
    "check": (("line", (3.2, 4.5, 12.5, 10, 18, 19.5, 6)),),
    "close": (("line", (3, 5.5, 5.5, 18.5, 18.5)), ("line", (3, 18.5, 5.5, 5.5, 18.5))),
    "plus": (("line", (3.2, 12, 4.5, 12, 19.5)), ("line", (3.2, 4.5, 12, 19.5, 12))),
    "minus": (("line", (3.2, 4.5, 12, 19.5, 12)),),
    "left": (("poly", (16, 4, 16, 20, 6, 12)),),
    "right": (("poly", (8, 4, 8, 20, 18, 12)),),
    "up": (("poly", (4, 16, 20, 16, 12, 6)),),
    "down": (("poly", (4, 8, 20, 8, 12, 18)),),
    "same": (("line", (2.6, 5, 8.5, 19, 8.5)), ("line", (2.6, 5, 15.5, 19, 15.5))),
    "first": (("line", (2.6, 5, 4.5, 5, 19.5)), ("poly", (13, 5, 13, 19, 6, 12)), ("poly", (20, 5, 20, 19, 13, 12))),
    "last": (("line", (2.6, 19, 4.5, 19, 19.5)), ("poly", (11, 5, 11, 19, 18, 12)), ("poly", (4, 5, 4, 19, 11, 12))),
    "back": (("line", (2.6, 7, 5, 7, 19)), ("poly", (18, 5, 18, 19, 9, 12))),
    "forward": (("line", (2.6, 17, 5, 17, 19)), ("poly", (6, 5, 6, 19, 15, 12))),
    "turn_back": (("poly", (12, 5, 12, 19, 4, 12)), ("poly", (20, 5, 20, 19, 12, 12))),
    "turn_forward": (("poly", (12, 5, 12, 19, 20, 12)), ("poly", (4, 5, 4, 19, 12, 12))),
    "mistake_back": (("poly", (11, 5, 11, 19, 3, 12)), ("line", (3, 17, 4.5, 17, 13.5)), ("disc", (17, 18.3, 1.9))),
    "mistake_forward": (("poly", (13, 5, 13, 19, 21, 12)), ("line", (3, 7, 4.5, 7, 13.5)), ("disc", (7, 18.3, 1.9))),
    "play": (("poly", (6, 3.5, 6, 20.5, 20, 12)),),
    "pause": (("line", (4, 8, 4.5, 8, 19.5)), ("line", (4, 16, 4.5, 16, 19.5))),
    "menu": (("line", (2.4, 4, 6, 20, 6)), ("line", (2.4, 4, 12, 20, 12)), ("line", (2.4, 4, 18, 20, 18))),
    "more": tuple(("disc", (x, 12, 2.7)) for x in (4.0, 12.0, 20.0)),
    "learn": (
        ("poly", (12, 4, 23, 9, 12, 14, 1, 9)),
        ("poly", (5.5, 12.5, 12, 15.5, 18.5, 12.5, 18.5, 17, 12, 20, 5.5, 17)),
        ("line", (1.8, 21.5, 10, 21.5, 17)),
    ),
    "star": (("poly", _star(12, 12.6, 9.5, 4.2)),),
    "rise": (
        ("line", (2.4, 3.5, 3, 3.5, 20.5, 21, 20.5)),
        ("line", (2.6, 6.5, 16, 11, 11.5, 14, 14, 20, 6.5)),
        ("poly", (15.5, 4.5, 21.5, 4.5, 21.5, 10.5)),
    ),
    "bot": (
        ("line", (1.8, 12, 2.5, 12, 6)),
        ("disc", (12, 3, 1.8)),
        ("poly", (4.5, 7, 19.5, 7, 19.5, 19.5, 4.5, 19.5)),
        ("hole", (9, 12, 2)),
        ("hole", (15, 12, 2)),
        ("cut", (8, 16, 16, 16, 16, 17.5, 8, 17.5)),
    ),
    "person": (("disc", (12, 8, 4.6)), ("poly", (3.5, 21, 5.5, 15.5, 9, 13.5, 15, 13.5, 18.5, 15.5, 20.5, 21))),
    "heights": (
        ("poly", (3, 21, 3, 14, 8.5, 14, 8.5, 21)),
        ("poly", (9.3, 21, 9.3, 9, 14.8, 9, 14.8, 21)),
        ("poly", (15.6, 21, 15.6, 3, 21, 3, 21, 21)),
    ),
    "levels": (
        ("poly", (12, 2.5, 21.5, 7, 12, 11.5, 2.5, 7)),
        ("line", (2, 2.5, 12, 12, 16.5, 21.5, 12)),
        ("line", (2, 2.5, 16.5, 12, 21, 21.5, 16.5)),
    ),
    "castles": (("line", (2.4, 4, 4, 14, 4, 14, 10, 20, 10, 20, 20, 4, 20, 4, 4)),),
    "scores": (("ring", (12, 12, 9.2, 2.2)), ("line", (2.6, 9, 9.5, 12, 7, 12, 17.5))),
    "xray": (
        ("line", (1.8, 5, 21, 5, 4, 19, 4, 19, 21, 5, 21)),
        ("line", (1.4, 5, 12.5, 19, 12.5)),
        ("poly", (5, 21, 5, 12.5, 19, 12.5, 19, 21)),
    ),
    "stairs": (("poly", (3, 21, 3, 16, 9, 16, 9, 10.5, 15, 10.5, 15, 5, 21, 5, 21, 21)),),
    "load": (
        ("line", (2.2, 12, 3, 12, 12)),
        ("poly", (6.6, 10, 17.4, 10, 12, 15.4)),
        ("poly", (4, 17, 20, 17, 20, 21, 4, 21)),
    ),
    "doors": (
        ("poly", (4, 21, 4, 11, 20, 11, 20, 21)),
        ("disc", (12, 11, 8)),
        ("cut", (8, 21, 8, 12, 16, 12, 16, 21)),
        ("hole", (12, 12, 4)),
    ),
    "map": (
        ("line", (1.8, 4, 4, 20, 4, 20, 20, 4, 20, 4, 4)),
        ("poly", (4, 4, 12, 4, 12, 12, 4, 12)),
        ("poly", (12, 12, 20, 12, 20, 20, 12, 20)),
    ),
    "eye": (
        ("ring", (12, 12, 5, 2)),
        ("disc", (12, 12, 2)),
        ("arc", (12, 17, 11.5, 2, -150, -30)),
        ("arc", (12, 7, 11.5, 2, 30, 150)),
    ),
    "hint": (
        ("disc", (12, 9, 6.2)),
        ("poly", (9, 13, 15, 13, 14.6, 18, 9.4, 18)),
        ("line", (1.8, 9.4, 20, 14.6, 20)),
    ),
    "search": (("ring", (10, 10, 6.5, 2.6)), ("line", (3.2, 14.5, 14.5, 20.5, 20.5))),
    "pen": (("line", (4, 7.5, 16.5, 17, 7)), ("poly", (3.5, 20.5, 4.5, 15.5, 8.5, 19.5))),
    "quill": (
        ("poly", (21.5, 2.5, 14, 4, 8.5, 9, 6.8, 16.8, 13, 15.5, 18.5, 10.5, 17, 10, 20.5, 7)),
        ("cut", (17, 6.2, 17.8, 7, 8, 17.8, 6.4, 17.4)),
        ("line", (1.8, 3, 21.5, 9.5, 14.5)),
    ),
    "bin": (
        ("poly", (5, 8, 19, 8, 17.6, 21.5, 6.4, 21.5)),
        ("cut", (8.6, 10.5, 10.2, 10.5, 10.6, 19, 9.4, 19)),
        ("cut", (13.8, 10.5, 15.4, 10.5, 14.6, 19, 13.4, 19)),
        ("line", (2.4, 4, 5.4, 20, 5.4)),
        ("line", (2.2, 9.5, 3, 14.5, 3)),
    ),
    "promote": (
        ("line", (2.4, 8, 21, 8, 17)),
        ("line", (2.4, 18, 21, 18, 16.5, 8, 12, 8, 8)),
        ("poly", (2.8, 9, 8, 1.8, 13.2, 9)),
    ),
    "set_up": (
        ("line", (1.8, 20, 8, 20, 3.5, 3.5, 3.5, 3.5, 20, 8.5, 20)),
        ("line", (1.5, 9, 3.5, 9, 20)),
        ("line", (1.5, 14.5, 3.5, 14.5, 12)),
        ("line", (1.5, 3.5, 9, 19, 9)),
        ("line", (1.5, 3.5, 14.5, 12, 14.5)),
        ("line", (3.6, 14.5, 18, 20.8, 11.7)),
        ("poly", (10.8, 21.8, 11.8, 17.4, 15.2, 20.8)),
    ),
    "board": (
        ("line", (2, 3.5, 3.5, 20.5, 3.5, 20.5, 20.5, 3.5, 20.5, 3.5, 3.5)),
        *(("line", (1.2, at, 3.5, at, 20.5)) for at in (9.2, 14.8)),
        *(("line", (1.2, 3.5, at, 20.5, at)) for at in (9.2, 14.8)),
    ),
    "copy": (
        ("line", (2, 8.5, 8.5, 20.5, 8.5, 20.5, 21, 8.5, 21, 8.5, 8.5)),
        ("line", (2, 5, 15.5, 3.5, 15.5, 3.5, 3, 15.5, 3, 15.5, 5)),
    ),
    "share": (
        ("line", (2, 18, 5.5, 6.5, 12, 18, 18.5)),
        ("disc", (18, 5.5, 3.6)),
        ("disc", (6.5, 12, 3.6)),
        ("disc", (18, 18.5, 3.6)),
    ),
    "paste": (
        ("line", (2, 8, 5, 4.5, 5, 4.5, 21, 19.5, 21, 19.5, 5, 16, 5)),
        ("poly", (8.5, 2.5, 15.5, 2.5, 15.5, 7.5, 8.5, 7.5)),
        ("line", (1.6, 8.5, 12, 15.5, 12)),
        ("line", (1.6, 8.5, 16, 13, 16)),
    ),
    "raise": (
        *TOWER,
        ("line", (2.6, 18.5, 2.5, 18.5, 10.5)),
        ("line", (2.6, 14.5, 6.5, 22.5, 6.5)),
    ),
    "lower": (
        *TOWER,
        ("line", (2.6, 14.5, 6.5, 22.5, 6.5)),
    ),
    "folder": (
        ("poly", (3, 5, 9.5, 5, 11.5, 8, 21, 8, 21, 19.5, 3, 19.5)),
        ("cut", (4.5, 10, 19.5, 10, 19.5, 11, 4.5, 11)),
    ),
    "book": (
        ("poly", (2.5, 5, 8, 4, 11.4, 5.6, 11.4, 20.5, 8, 19, 2.5, 20)),
        ("poly", (21.5, 5, 16, 4, 12.6, 5.6, 12.6, 20.5, 16, 19, 21.5, 20)),
    ),
    "hourglass": (
        ("poly", (5, 3, 19, 3, 12, 12)),
        ("poly", (5, 21, 19, 21, 12, 12)),
        ("line", (2, 4, 3, 20, 3)),
        ("line", (2, 4, 21, 20, 21)),
    ),
    "emblem_1": (("disc", (12, 12, 8.6)), ("hole", (12, 12, 4.2))),
    "emblem_2": (
        ("poly", (4, 4, 12, 4, 12, 12, 4, 12)),
        ("poly", (12, 12, 20, 12, 20, 20, 12, 20)),
        ("line", (1.6, 4, 4, 20, 4, 20, 20, 4, 20, 4, 4)),
    ),
    "emblem_3": (("poly", (12, 2.5, 21.5, 20, 2.5, 20)), ("cut", (12, 9.5, 15.6, 16.6, 8.4, 16.6))),
    "plate_1": (("disc", (12, 12, 11)),),
    "plate_2": (("poly", (2, 2, 22, 2, 22, 22, 2, 22)),),
    "plate_3": (("poly", (1.5, 2, 22.5, 2, 22.5, 15, 12, 24, 1.5, 15)),),
    "plate_4": (("poly", (6, 1, 18, 1, 18, 6, 23, 6, 23, 18, 18, 18, 18, 23, 6, 23, 6, 18, 1, 18, 1, 6, 6, 6)),),
    "emblem_4": (("poly", (9, 3, 15, 3, 15, 9, 21, 9, 21, 15, 15, 15, 15, 21, 9, 21, 9, 15, 3, 15, 3, 9, 9, 9)),),
}  # fmt: skip


def _drawn(name: str, size: int) -> Image.Image:
    k = size * SMOOTH / GRID
    mask = Image.new("L", (size * SMOOTH, size * SMOOTH), 0)
    draw = ImageDraw.Draw(mask)
    for kind, given in SIGNS[name]:
        v = [value * k for value in given]
        points = list(zip(v[::2], v[1::2], strict=False))
        if kind in ("poly", "cut"):
            draw.polygon(points, fill=255 if kind == "poly" else 0)
        elif kind in ("disc", "hole"):
            box = (v[0] - v[2], v[1] - v[2], v[0] + v[2], v[1] + v[2])
            draw.ellipse(box, fill=255 if kind == "disc" else 0)
        elif kind == "ring":
            draw.ellipse((v[0] - v[2], v[1] - v[2], v[0] + v[2], v[1] + v[2]), outline=255, width=round(v[3]))
        elif kind == "arc":
            box = (v[0] - v[2], v[1] - v[2], v[0] + v[2], v[1] + v[2])
            draw.arc(box, given[4], given[5], fill=255, width=round(v[3]))
        elif kind == "line":
            path = list(zip(v[1::2], v[2::2], strict=True))
            draw.line(path, fill=255, width=round(v[0]), joint="curve")
            for x, y in (path[0], path[-1]):
                draw.ellipse((x - v[0] / 2, y - v[0] / 2, x + v[0] / 2, y + v[0] / 2), fill=255)
    return mask.resize((size, size), Image.Resampling.LANCZOS)


class Icons:
    """Signs and pictures by name; each is read or drawn once for each size."""

    def __init__(self, assets: Path, faces: Sequence[str] = ()) -> None:
        """``assets`` holds the folder icons; ``faces`` are folders in it with faces of bots."""
        self._assets = assets
        self.faces = faces
        self.tinted = lru_cache(maxsize=1024)(self._tinted)
        self.picture = lru_cache(maxsize=128)(self._picture)
        self._read = lru_cache(maxsize=64)(self._open)

    def forget(self) -> None:
        """Keep no sign or picture any more; the files that were read stay known."""
        self.tinted.cache_clear()
        self.picture.cache_clear()

    def _open(self, file: Path) -> Image.Image:
        with Image.open(file) as picture:
            return picture.convert("RGBA")

    def _tinted(self, name: str, size: int, colour: Colour) -> Image.Image:
        file = self._assets / "icons" / f"{name}.png"
        if file.is_file():
            mask = self._read(file).getchannel("A").resize((size, size), Image.Resampling.LANCZOS)
        else:
            mask = _drawn(name, size)
        picture = Image.new("RGBA", (size, size), colour[:3])
        picture.putalpha(mask.point([value * colour[3] // 255 for value in range(256)]))
        return picture

    def _picture(self, name: str, width: int, height: int) -> Image.Image | None:
        """A picture of the assets that fills ``width`` x ``height`` pixels, its overhang cut; None if missing."""
        file = next((file for ending in ENDINGS if (file := self._assets / f"{name}{ending}").is_file()), None)
        if file is None:
            return None
        picture = self._read(file)
        factor = max(width / picture.width, height / picture.height)
        wide, high = width / factor, height / factor
        # Where nothing hangs over, rounding must not reach beyond the picture.
        left, top = max(picture.width - wide, 0.0) / 2, max(picture.height - high, 0.0) / 2
        box = left, top, min(left + wide, picture.width), min(top + high, picture.height)
        return picture.resize((width, height), Image.Resampling.LANCZOS, box=box)
