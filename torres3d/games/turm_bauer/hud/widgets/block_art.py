"""Blocks of Turm Bauer as small pictures: cubes of wood seen from above a corner, with grain and their emblem."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageEnhance, ImageFilter

from torres3d.games.turm_bauer.hud.models.supply_models import DrawnShape
from torres3d.games.turm_bauer.hud.widgets.block_pose_choice import Part, extent, pose_parts
from torres3d.hud.kit import theme
from torres3d.hud.kit.canvas import Canvas
from torres3d.hud.kit.icons import Icons
from torres3d.hud.kit.layout import Rect
from torres3d.hud.kit.theme import Colour

NATURAL = theme.colour("#d8b884")
"""The wood of neutral parts."""
TILE = 96
"""Pixels of the side of a painted face, before it is laid on a cube."""
OVERSAMPLING = 2
"""Pictures are painted this much larger and made smaller."""
RIGHT, DOWN = 0.866, 0.46
"""Extent of a cube's horizontal edge right and down, in edges; a vertical one goes one edge up."""
LIGHTS = {"top": 1.06, "south": 0.88, "east": 0.64}
"""Brightness of the visible faces: the light comes from the left, as on the table."""
DULL, DARK = 0.66, 0.6
"""Colour and light of a faint picture, as shares."""
EMBLEM = 0.56
"""Share of a face that its emblem takes."""
Corner = tuple[float, float]
Floats = NDArray[np.float64]


def block_art(canvas: Canvas, icons: Icons, rect: Rect, shape: DrawnShape, colour: Colour, emblem: int,
              *, edge: float | None = None, most: float = 99.0, faint: bool = False,
              held: bool = False) -> None:  # fmt: skip
    """Draw a block in the middle of a rectangle, above its lower edge.

    ``edge`` is a cube's edge in units; without it the block is as large as the rectangle and ``most`` allow. ``faint``
    is one that cannot be used now. A block that is ``held`` is drawn in its orientation, others in their best pose.
    """
    parts = tuple((*cell, sum(cell) % 2 == shape.coloured) for cell in shape.cells) if held else pose_parts(shape)
    wide, high = size_of(parts)
    edge = edge or min(rect.w / wide, rect.h / high, most)
    pixels = max(3, round(edge * canvas.px * 4)) / 4
    picture = (_faint if faint else _picture)(icons, parts, colour, emblem, pixels)
    left = round(rect.middle[0] * canvas.px - picture.width / 2)
    space = rect.h * canvas.px - picture.height
    top = round(rect.y * canvas.px + space * (0.5 if held else 0.86))
    canvas.lay(picture, left, top)


def silhouette(canvas: Canvas, icons: Icons, rect: Rect, shape: DrawnShape, edge: float, colour: Colour) -> None:
    """The outline of a block that is gone, where it lay."""
    pixels = max(3, round(edge * canvas.px * 4)) / 4
    whole = _picture(icons, pose_parts(shape), NATURAL, 1, pixels).getchannel("A")
    inner = whole.filter(ImageFilter.MinFilter(3))
    picture = Image.new("RGBA", whole.size, colour[:3])
    line = ImageChops.subtract(whole, inner).point([value * colour[3] // 255 for value in range(256)])
    picture.putalpha(ImageChops.lighter(line, whole.point([value * colour[3] // 1400 for value in range(256)])))
    left = round(rect.middle[0] * canvas.px - picture.width / 2)
    canvas.lay(picture, left, round(rect.y * canvas.px + (rect.h * canvas.px - picture.height) * 0.86))


def size_of(parts: tuple[Part, ...]) -> tuple[float, float]:
    """The width and height of a block's picture, in edges of a cube."""
    (x0, x1), (y0, y1), (z0, z1) = extent(parts)
    lying = (x1 - x0) + (y1 - y0)
    return lying * RIGHT, lying * DOWN + (z1 - z0)


@lru_cache(maxsize=512)
def _faint(icons: Icons, parts: tuple[Part, ...], colour: Colour, emblem: int, edge: float) -> Image.Image:
    """The picture of a block that cannot be used now: darker, and with less colour."""
    picture = _picture(icons, parts, colour, emblem, edge)
    dull = ImageEnhance.Brightness(ImageEnhance.Color(picture.convert("RGB")).enhance(DULL)).enhance(DARK)
    dull.putalpha(picture.getchannel("A"))
    return dull


@lru_cache(maxsize=512)
def _picture(icons: Icons, parts: tuple[Part, ...], colour: Colour, emblem: int, edge: float) -> Image.Image:
    """The picture of a block, a cube's edge ``edge`` pixels long."""
    (x0, _), (_, y1), (_, z1) = extent(parts)
    wide, high = size_of(parts)
    unit = edge * OVERSAMPLING
    sheet = Image.new(
        "RGBA", (round(wide * unit) + 2 * OVERSAMPLING, round(high * unit) + 2 * OVERSAMPLING), theme.CLEAR
    )
    cells = {part[:3] for part in parts}

    def at(x: float, y: float, z: float) -> Corner:
        return ((x - x0) + (y - _low(parts))) * RIGHT * unit + OVERSAMPLING, (
            (x - x0) * DOWN + (y1 - y) * DOWN + (z1 - z)
        ) * unit + OVERSAMPLING

    for x, y, z, stained in sorted(parts, key=lambda part: (part[0] - part[1] + part[2], part[2])):
        look = (colour, emblem) if stained else (NATURAL, 0)
        if (x, y, z + 1) not in cells:
            _lay(sheet, _face(icons, *look, "top"), at(x, y, z + 1), at(x + 1, y, z + 1), at(x, y + 1, z + 1))
        if (x, y - 1, z) not in cells:
            _lay(sheet, _face(icons, *look, "south"), at(x, y, z), at(x + 1, y, z), at(x, y, z + 1))
        if (x + 1, y, z) not in cells:
            _lay(sheet, _face(icons, *look, "east"), at(x + 1, y, z), at(x + 1, y + 1, z), at(x + 1, y, z + 1))
    return sheet.resize(
        (max(1, sheet.width // OVERSAMPLING), max(1, sheet.height // OVERSAMPLING)), Image.Resampling.LANCZOS
    )


def _low(parts: tuple[Part, ...]) -> int:
    return min(part[1] for part in parts)


def _lay(sheet: Image.Image, face: Image.Image, origin: Corner, along: Corner, up: Corner) -> None:
    """Lay a painted face on a sheet: its lower left corner at ``origin``, its lower right one at ``along``, its upper
    left one at ``up``."""
    far = (along[0] + up[0] - origin[0], along[1] + up[1] - origin[1])
    xs, ys = zip(origin, along, up, far, strict=True)
    left, top = int(min(xs)) - 1, int(min(ys)) - 1
    size = int(max(xs)) + 2 - left, int(max(ys)) + 2 - top
    ax, ay = along[0] - origin[0], along[1] - origin[1]
    bx, by = up[0] - origin[0], up[1] - origin[1]
    area = ax * by - ay * bx
    # A face reaches a little over its edges, so that no ground is visible between two of them.
    grown = TILE / 1.02
    dx, dy = left - origin[0], top - origin[1]
    u = (by * grown / area, -bx * grown / area, (by * dx - bx * dy) * grown / area + TILE * 0.01)
    v = (ay * grown / area, -ax * grown / area, (ay * dx - ax * dy) * grown / area + TILE * 0.99)
    laid = face.transform(size, Image.Transform.AFFINE, (*u, *v), Image.Resampling.BILINEAR)
    sheet.alpha_composite(laid, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))


@lru_cache(maxsize=128)
def _face(icons: Icons, colour: Colour, emblem: int, side: str) -> Image.Image:
    """A face of a cube, straight from before: wood in a colour, its emblem (0: none), a bevelled edge."""
    seed = {"top": 5, "south": 11, "east": 17}[side] + emblem
    grain = _grain(seed)
    base = np.array(colour[:3], dtype=np.float64) / 255
    wood = np.array(NATURAL[:3], dtype=np.float64) / 255
    # Stained wood lets the grain through; dark stains show it lighter, light ones darker.
    base = base * 0.93 + wood * 0.07 if emblem else base
    pixels = base * (1 + (0.13 if emblem else 0.11) * grain[..., None])
    pixels += 0.02 * grain[..., None]
    pixels = pixels * LIGHTS[side]
    if emblem:
        pixels = _stamped(pixels, icons, colour, emblem)
    pixels = _bevelled(pixels, side)
    whole = (np.clip(pixels, 0, 1) * 255).astype(np.uint8)
    return Image.fromarray(whole).convert("RGBA")


def _stamped(pixels: Floats, icons: Icons, colour: Colour, emblem: int) -> Floats:
    """The emblem burnt into the face, or printed where the colour is dark."""
    size = round(TILE * EMBLEM)
    mark = np.zeros((TILE, TILE, 1))
    start = (TILE - size) // 2
    sign = icons.tinted(f"emblem_{emblem}", size, theme.LIGHT).getchannel("A")
    mark[start : start + size, start : start + size, 0] = np.asarray(sign, dtype=np.float64) / 255
    ink = np.array(theme.ink_on(colour)[:3], dtype=np.float64) / 255
    light = float(pixels.mean()) / max(sum(colour[:3]) / 765, 0.05)
    return pixels * (1 - 0.62 * mark) + ink * min(light, 1.0) * 0.62 * mark


def _bevelled(pixels: Floats, side: str) -> Floats:
    """Edges that catch the light: bright ones above and at the left, dark ones below and at the right."""
    along = np.arange(TILE)
    near = np.minimum(along, TILE - 1 - along)
    width = 5.0
    fall = np.clip(1 - near / width, 0, 1) ** 1.4
    first = np.where(along < TILE / 2, fall, 0.0)
    last = np.where(along >= TILE / 2, fall, 0.0)
    bright = 0.30 if side == "top" else 0.22
    shade = np.zeros((TILE, TILE))
    shade += bright * first[:, None] - 0.30 * last[:, None]
    shade += bright * 0.6 * first[None, :] - 0.24 * last[None, :]
    return pixels * (1 + shade[..., None])


@lru_cache(maxsize=32)
def _grain(seed: int) -> Floats:
    """The grain of a board around 0, rows first: growth rings that run across the face, and fine pores."""
    chance = np.random.default_rng(seed)
    across, along = np.mgrid[0:TILE, 0:TILE] / TILE
    bend = np.zeros((TILE, TILE))
    for n in range(1, 4):
        bend += chance.normal(0, 0.05 / n) * np.sin(2 * np.pi * (n * 0.5 * along + chance.random()))
    rings = np.sin(2 * np.pi * ((across + bend) * chance.uniform(4.2, 5.6) + chance.random()))
    rings = np.sign(rings) * np.abs(rings) ** 0.7
    pores = chance.normal(0, 1, (TILE, TILE // 12)).repeat(12, axis=1)[:, :TILE]
    return np.asarray(0.62 * rings + 0.3 * np.clip(pores, -1.6, 1.6), dtype=np.float64)
