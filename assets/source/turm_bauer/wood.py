"""Paint the wood of Turm Bauer: natural and dark, the stain that lies on coloured parts, ash planks, felt, the room.

A block's wood is one picture, eight cubes wide and high (`scene/wood_texture_coordinates.py` of the game knows its
bands): long grain, end grain, and both of dark wood. The stain has the same bands, nearly white: it is multiplied with
a player's colour."""

import itertools
from pathlib import Path
from typing import Any

import numpy as np
from noise import blur, colour, fractal, mix, stretched, to_bytes
from PIL import Image, ImageFilter

FOLDER = Path(__file__).resolve().parents[2] / "games/turm_bauer/textures"
JPEG: dict[str, Any] = {"quality": 90, "subsampling": 0}
CUBE = 160
"""Pixels along a cube before the pictures are made smaller."""
SIDE = 8 * CUBE
FINAL = 1024
HAZE = "#1f2228"
"""What the table dissolves to, as a screen shows `torres3d/games/turm_bauer/scene/daylight_and_occlusion.py`'s."""


def rings(height: int, width: int, seed: int, tight: float) -> np.ndarray:
    """Year rings cut lengthwise, 0 early wood to 1 late wood: lines that wander, wide apart and narrow in turn."""
    y = np.arange(height)[:, None] / CUBE
    x = np.arange(width)[None, :] / width
    wander = (stretched(height, width, 5, 14, seed, 3) - 0.5) * 1.1
    cathedral = 0.16 * np.cos(2 * np.pi * (x + fractal(height, width, 3, seed + 5, 2)))
    phase = (y + wander + cathedral) * tight + 1.7 * fractal(height, width, 4, seed + 9, 2)
    saw = phase % 1.0
    return np.clip(saw * 1.25 - 0.12, 0, 1) ** 2.2 * np.clip((1.0 - saw) * 9.0, 0, 1)


def ends(height: int, width: int, seed: int, tight: float) -> np.ndarray:
    """Year rings cut across: arcs about hearts that lie far apart."""
    y, x = np.mgrid[0:height, 0:width] / CUBE
    wobble = (fractal(height, width, 20, seed, 4) - 0.5) * 0.22
    phase = np.full((height, width), 1e9)
    random = np.random.default_rng(seed)
    for column in range(-1, 10, 2):
        heart_x, heart_y = column + random.uniform(-0.3, 0.3), -0.9 + random.uniform(-0.3, 0.3)
        phase = np.minimum(phase, np.hypot((x - heart_x + 4) % 8 - 4, y - heart_y))
    saw = ((phase + wobble) * tight) % 1.0
    return np.clip(saw * 1.2 - 0.1, 0, 1) ** 1.8 * np.clip((1.0 - saw) * 8.0, 0, 1)


def pores(height: int, width: int, seed: int, long: float) -> np.ndarray:
    """Fine dark strokes along the grain, 0..1."""
    fine = stretched(height, width, height // 5, long, seed, 2)
    return np.clip((fine - 0.62) * 5.0, 0, 1)


def long_grain(height: int, seed: int, light: str, dark: str, tight: float, contrast: float) -> np.ndarray:
    late = rings(height, SIDE, seed, tight)
    silk = stretched(height, SIDE, 60, 26, seed + 20, 4)
    tone = fractal(height, SIDE, 5, seed + 31, 3)
    picture = mix(colour(light), colour(dark), np.clip(late * contrast + (tone - 0.5) * 0.35, 0, 1))
    picture = picture * (0.93 + 0.14 * silk)[..., None]
    return picture * (1 - 0.16 * pores(height, SIDE, seed + 40, 34))[..., None]


def end_grain(height: int, seed: int, light: str, dark: str, tight: float, contrast: float) -> np.ndarray:
    late = ends(height, SIDE, seed, tight)
    speck = fractal(height, SIDE, 220, seed + 3, 2)
    picture = mix(colour(light), colour(dark), np.clip(late * contrast + 0.16, 0, 1))
    rays = np.clip((stretched(SIDE, height, 70, 10, seed + 8, 2).T[:height] - 0.60) * 3.0, 0, 0.5)
    return picture * (0.90 + 0.16 * speck)[..., None] * (1 + 0.10 * rays)[..., None]


def sheet(natural: tuple[str, str], dark: tuple[str, str], contrast: float, seed: int) -> Image.Image:
    """The four bands, from below: long grain 4 cubes high, end grain 2, both of dark wood 1."""
    bands = [
        long_grain(4 * CUBE, seed, *natural, 5.2, contrast),
        end_grain(2 * CUBE, seed + 100, natural[0], natural[1], 6.0, contrast),
        long_grain(CUBE, seed + 200, *dark, 6.0, contrast),
        end_grain(CUBE, seed + 300, dark[0], dark[1], 7.0, contrast),
    ]
    picture = Image.fromarray(to_bytes(np.concatenate([band[::-1] for band in reversed(bands)])))
    return picture.resize((FINAL, FINAL), Image.Resampling.LANCZOS)


def planks() -> np.ndarray:
    """1024 pixels for 16 cubes of ash planks, oiled dark; tiles."""
    size = 2048
    picture = np.zeros((size, size, 3))
    random = np.random.default_rng(640)
    edges = [0, 300, 640, 930, 1240, 1520, 1790, size]
    for number, (low, high) in enumerate(itertools.pairwise(edges)):
        late = rings(high - low, size, 650 + 7 * number, 2.4)
        silk = stretched(high - low, size, 70, 30, 660 + number, 4)
        board = mix(colour("#5c4636"), colour("#35251b"), np.clip(late * 0.6 + 0.1, 0, 1))
        board = (
            board * (0.90 + 0.2 * silk)[..., None] * (1 - 0.2 * pores(high - low, size, 670 + number, 40))[..., None]
        )
        board *= random.uniform(0.92, 1.06)
        gap = np.minimum(np.arange(high - low), np.arange(high - low)[::-1])[:, None].astype(float)
        picture[low:high] = board * (0.55 + 0.45 * np.clip(gap / 4, 0, 1))[..., None]
    return picture


def felt() -> np.ndarray:
    """512 pixels for 4 cubes of wool felt; tiles."""
    size = 512
    fibres = np.zeros((size, size))
    random = np.random.default_rng(700)
    for _ in range(5200):
        x, y, angle, length = random.uniform(0, size), random.uniform(0, size), random.uniform(0, np.pi), 14
        bend = angle + np.linspace(0, random.uniform(-1, 1), length)
        columns = (x + np.cumsum(np.cos(bend))).astype(int) % size
        rows = (y + np.cumsum(np.sin(bend))).astype(int) % size
        fibres[rows, columns] += random.uniform(-0.5, 1.0)
    fibres = np.clip(blur(fibres, 1, 1) * 0.5 + 0.5, 0, 1)
    tone = fractal(size, size, 6, 705, 4)
    return mix(colour("#22383f"), colour("#3d5a62"), np.clip(fibres * 0.75 + (tone - 0.5) * 0.25, 0, 1))


def room() -> Image.Image:
    """The room in the morning, far out of focus: pale walls, tall windows to the east, a dark shelf."""
    width, height = 1024, 512
    up = 1 - (np.arange(height) + 0.5) / height
    stops = [
        (0.0, HAZE),
        (0.495, HAZE),
        (0.53, "#2c3036"),
        (0.58, "#3d434a"),
        (0.68, "#4b5259"),
        (0.82, "#383f45"),
        (1.0, "#23282d"),
    ]
    column = np.stack(
        [np.interp(up, [s for s, _ in stops], [colour(c)[k] for _, c in stops]) for k in range(3)], axis=1
    )
    picture = np.repeat(column[:, None, :], width, 1)
    x = np.arange(width)[None, :] / width
    y = up[:, None]

    def pane(left: float, right: float, low: float, high: float, light: str, strength: float) -> None:
        nonlocal picture
        inside = ((x > left) & (x < right) & (y > low) & (y < high)).astype(float)
        picture = mix(picture, colour(light), inside * strength)

    for start in (0.58, 0.70, 0.82):
        for half in (0.0, 0.042):
            for low in (0.55, 0.655, 0.76):
                pane(start + half, start + half + 0.036, low, low + 0.092, "#dfe3e0", 0.75)
    pane(0.06, 0.24, 0.51, 0.74, "#4a3b2e", 0.8)
    pane(0.28, 0.34, 0.51, 0.68, "#6b5132", 0.6)
    pane(0.40, 0.50, 0.60, 0.74, "#6d5a38", 0.5)
    picture = np.roll(picture, round(0.196 * width), axis=1)  # the windows stand where the sun comes from
    blurred = np.asarray(
        Image.fromarray(to_bytes(np.concatenate([picture] * 3, axis=1))).filter(ImageFilter.GaussianBlur(13)), float
    )[:, width : 2 * width]
    grain = np.random.default_rng(9).normal(0, 0.6, blurred.shape)
    return Image.fromarray(np.clip(blurred + grain, 0, 255).astype(np.uint8))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    sheet(("#e6c79c", "#b98a58"), ("#6a4329", "#341d10"), 0.72, 500).save(FOLDER / "wood.jpg", **JPEG)
    sheet(("#fdfdfd", "#8c8c8c"), ("#fdfdfd", "#8c8c8c"), 1.0, 560).save(FOLDER / "stain.jpg", **JPEG)
    Image.fromarray(to_bytes(planks())).resize((1024, 1024), Image.Resampling.LANCZOS).save(FOLDER / "ash.jpg", **JPEG)
    Image.fromarray(to_bytes(felt())).save(FOLDER / "felt.jpg", **JPEG)
    room().save(FOLDER / "room.jpg", **JPEG)


if __name__ == "__main__":
    main()
