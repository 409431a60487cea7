"""Paint the board's textures: the ground of Castile, the frame with numbers and letters; the table; the backdrop."""

from pathlib import Path
from typing import Any

import boards
import layout
import numpy as np
from noise import blur, colour, fractal, mix, normals, stretched, to_bytes
from PIL import Image, ImageDraw, ImageFilter, ImageFont

ASSETS = Path(__file__).resolve().parents[2] / "games/torres"
TEXTURES = ASSETS / "textures"
# The large textures: a PNG of noise is four times as large and takes three times as long to load.
JPEG: dict[str, Any] = {"quality": 92, "subsampling": 0}
CLOTH, CLOTH_DARK, CLOTH_BAND = "#2c424c", "#233641", "#8c7a55"
BAND = 7.35
"""How far from the board's middle the cloth's bands lie."""
FIGURES = ASSETS / "fonts" / "AlegreyaSans-Bold.ttf"


def ground() -> tuple[np.ndarray, np.ndarray]:
    """(colour, height) of the 8 x 8 squares: meadow and dry field in turn, with a worn joint between them."""
    size, half = 2048, layout.GROUND_HALF
    axis = (np.arange(size) + 0.5) / size * 2 * half - half
    wobble_x = (fractal(size, size, 40, 71, 3) - 0.5) * 0.05
    wobble_y = (fractal(size, size, 40, 72, 3) - 0.5) * 0.05
    x, y = axis[None, :] + wobble_x, axis[::-1][:, None] + wobble_y
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    dry = ((column + row) % 2).astype(float)
    joint = np.minimum(np.abs(x - np.round(x)), np.abs(y - np.round(y)))
    broad, mottle = fractal(size, size, 6, 80, 4), fractal(size, size, 28, 81, 5, 0.6)
    blade = fractal(size, size, 240, 82, 3, 0.8)
    grass = mix(colour("#4f6f3a"), colour("#7c9a52"), np.clip((mottle - 0.25) * 1.9, 0, 1))
    grass = mix(grass, colour("#93a25c"), np.clip((broad - 0.52) * 3, 0, 0.6))
    field = mix(colour("#a38a5c"), colour("#cdb88a"), np.clip((mottle - 0.25) * 1.9, 0, 1))
    field = mix(field, colour("#8c8446"), np.clip((fractal(size, size, 14, 83, 4) - 0.53) * 5, 0, 0.7))
    furrow = 0.5 + 0.5 * np.sin((axis[::-1][:, None] + wobble_y * 0.6) * 2 * np.pi * 9)
    field = field * (0.95 + 0.07 * furrow)[..., None]
    picture = mix(grass, field, dry) * (0.80 + 0.40 * blade)[..., None]
    random = np.random.default_rng(90)
    tone = random.normal(1.0, 0.03, (12, 12))
    picture *= np.clip(tone[row + 6, column + 6], 0.9, 1.1)[..., None]
    worn = np.clip(1 - (joint - 0.010) / 0.022, 0, 1) * np.clip(0.75 + (mottle - 0.5) * 2.2, 0.35, 1)
    picture = mix(picture, colour("#5b4a2e") * (0.8 + 0.4 * blade[..., None]), worn * 0.85)
    shoulder = np.clip(1 - np.abs(joint - 0.055) / 0.03, 0, 1)
    picture *= (1 + 0.06 * shoulder)[..., None]
    outside = np.maximum(np.abs(axis)[None, :], np.abs(axis)[:, None])
    picture = mix(picture, colour("#4c3b25"), np.clip((outside - 3.995) / 0.02, 0, 1))
    relief = 0.9 * blade + 0.6 * mottle - 1.6 * worn + 0.12 * furrow * dry
    stones = Image.new("L", (size, size), 0)
    draw = ImageDraw.Draw(stones)
    for _ in range(520):
        px, py, r = random.uniform(0, size), random.uniform(0, size), random.uniform(1.5, 5.0)
        draw.ellipse((px - r, py - r * 0.8, px + r, py + r * 0.8), fill=int(random.uniform(120, 255)))
    pebble = np.asarray(stones.filter(ImageFilter.GaussianBlur(0.8)), dtype=float) / 255
    picture = mix(picture, colour("#cbb88f"), pebble * 0.75)
    return picture, relief + 1.2 * pebble


def walnut(height: int, width: int, seed: int, dark: str = "#3a2213", light: str = "#7a4b28") -> np.ndarray:
    grain = stretched(height, width, 9, 22, seed)
    wave = 0.5 + 0.5 * np.sin((grain * 9 + stretched(height, width, 4, 12, seed + 4) * 5) * np.pi)
    fine = stretched(height, width, 120, 40, seed + 8, 2)
    picture = mix(colour(dark), colour(light), np.clip(0.25 + 0.5 * wave * grain + 0.35 * (grain - 0.3), 0, 1))
    return picture * (0.80 + 0.40 * fine)[..., None]


def lettered(
    size: int, text: str, font: Path, points: int, ink: str, ground_tint: str, line: str, seed: int
) -> Image.Image:
    """A plate with `text` in its middle and a fine line around."""
    soft = fractal(size, size, 6, seed, 4)
    plate = colour(ground_tint) * (0.93 + 0.14 * soft)[..., None]
    large = Image.fromarray(to_bytes(plate)).resize((size * 3, size * 3), Image.Resampling.BICUBIC)
    draw = ImageDraw.Draw(large)
    edge = size * 3 * 0.05
    draw.rectangle((edge, edge, size * 3 - edge, size * 3 - edge), outline=line, width=max(3, size // 24))
    draw.text(
        (size * 1.5, size * 1.5),
        text,
        font=ImageFont.truetype(font, points * 3),
        fill=ink,
        anchor="mm",
        features=["lnum"] if _raqm() else None,
    )
    return large.resize((size, size), Image.Resampling.LANCZOS)


def _raqm() -> bool:
    from PIL import features

    return bool(features.check("raqm"))


NUMERALS = 98
"""Points of the track's numbers: two figures all but fill their space, so that they can be read from the usual view."""


def frame() -> Image.Image:
    size = boards.FRAME_SIZE
    wood = walnut(boards.FRAME_WOOD.height, size, 140, "#26160f", "#54331f")
    sheet = Image.new("RGB", (size, size), "#3f2717")
    sheet.paste(Image.fromarray(to_bytes(wood)), (0, boards.FRAME_WOOD.y))
    for number in range(100):
        region = boards.cell_region(number)
        if number % 10 == 0:
            look = ("#fff3d2", "#8a2a1f", "#e2b659")
        elif number % 5 == 0:
            look = ("#3a1c0a", "#dcbf86", "#8d6630")
        else:
            look = ("#2e1c0e", "#e9d9b3", "#c7ab77")
        plate = lettered(region.width, str(number), FIGURES, NUMERALS, *look, seed=700 + number)
        sheet.paste(plate, (region.x, region.y))
    for index in range(16):
        region = boards.label_region(index)
        text = "abcdefgh"[index] if index < 8 else str(index - 7)
        plate = lettered(region.width, text, FIGURES, 150, "#ffdf9a", "#24140b", "#b98a45", seed=900 + index)
        sheet.paste(plate, (region.x, region.y))
    return sheet


def table() -> np.ndarray:
    """2048 px for 16 units of woollen cloth with woven bands; tiles. The board lies in the middle of a field."""
    size = 2048
    cloud = fractal(size, size, 7, 160, 4)
    nap = fractal(size, size, 220, 161, 3, 0.8)
    picture = mix(colour(CLOTH_DARK), colour(CLOTH), np.clip(0.2 + 0.6 * cloud, 0, 1))
    away = np.abs((np.arange(size) + 0.5) / size * 16 - 8)  # the board's middle is at a corner of the picture
    away = np.abs(away - 8)
    for middle, half, share in ((BAND, 0.14, 0.10), (BAND - 0.14, 0.018, 0.40), (BAND + 0.14, 0.018, 0.40)):
        line = np.clip((half - np.abs(away - middle)) / 0.012 + 0.5, 0, 1)
        band = np.maximum(line[None, :], line[:, None])
        picture = mix(picture, colour(CLOTH_BAND), share * band * (0.75 + 0.5 * (nap - 0.5)))
    ply = 0.5 + 0.5 * np.sin((np.arange(size)[None, :] + np.arange(size)[:, None]) * 2 * np.pi / 8)
    return picture * (1.0 + 0.42 * (nap - 0.5) + 0.10 * (ply - 0.5))[..., None]


HAZE = "#10171d"
"""What the table dissolves to, as a screen shows `torres3d/games/torres/scene/scene_graph.py`'s."""


def backdrop() -> Image.Image:
    """A hall at night far out of focus: the floor as dark as the far end of the table, tall windows at dusk, lamps."""
    width, height = 1024, 512
    up = 1 - (np.arange(height) + 0.5) / height  # 0 below, 1 above
    stops = [(0.0, HAZE), (0.49, HAZE), (0.55, "#1d2226"), (0.66, "#24231f"), (0.80, "#15161a"), (1.0, "#0a0d10")]
    column = np.stack(
        [np.interp(up, [s for s, _ in stops], [colour(c)[k] for _, c in stops]) for k in range(3)], axis=1
    )
    base = Image.fromarray(to_bytes(np.repeat(column[:, None, :], width, axis=1)))
    draw = ImageDraw.Draw(base, "RGBA")
    random = np.random.default_rng(181)
    for i in range(26):
        x = i * width / 26 + random.uniform(-6, 6)
        w, h = random.uniform(12, 30), random.uniform(40, 95)
        tint = [(48, 36, 26, 120), (20, 22, 26, 150), (60, 44, 30, 110), (34, 36, 38, 120)][int(random.integers(4))]
        draw.rectangle((x - w / 2, 262 - h, x + w / 2, 262), fill=tint)
    # The windows stand where the sun comes from (west to south-west); u runs east, north, west, south.
    for i, x in enumerate((468, 524, 580, 636, 692)):
        glow = 190 if i in (1, 2, 3) else 150
        draw.rounded_rectangle((x - 15, 128, x + 15, 238), radius=15, fill=(126, 140, 158, glow))
    for _ in range(16):
        x, y, r = random.uniform(0, width), random.uniform(180, 236), random.uniform(3, 7)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=(255, 186, 104, 170))
    triple = Image.new("RGB", (width * 3, height))
    for i in range(3):
        triple.paste(base, (i * width, 0))
    return triple.filter(ImageFilter.GaussianBlur(17)).crop((width, 0, width * 2, height))


def main() -> None:
    picture, relief = ground()
    Image.fromarray(to_bytes(picture)).save(TEXTURES / "ground.jpg", **JPEG)
    small = relief.reshape(1024, 2, 1024, 2).mean(axis=(1, 3))
    Image.fromarray(to_bytes(normals(blur(small, 1, 1), 1.3))).save(TEXTURES / "ground_normal.jpg", **JPEG)
    frame().save(TEXTURES / "frame.jpg", **JPEG)
    Image.fromarray(to_bytes(table())).resize((1024, 1024), Image.Resampling.LANCZOS).save(
        TEXTURES / "table.jpg", **JPEG
    )
    backdrop().save(TEXTURES / "backdrop.png", optimize=True)


if __name__ == "__main__":
    main()
