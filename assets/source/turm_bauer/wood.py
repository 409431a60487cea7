"""Paint the wood of Turm Bauer: natural and dark, the stain on coloured parts, walnut planks, felt, the room.

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
    """1024 pixels for 16 cubes of walnut planks, oiled; tiles."""
    size = 2048
    picture = np.zeros((size, size, 3))
    random = np.random.default_rng(640)
    edges = [0, 300, 640, 930, 1240, 1520, 1790, size]
    for number, (low, high) in enumerate(itertools.pairwise(edges)):
        late = rings(high - low, size, 650 + 7 * number, 2.4)
        silk = stretched(high - low, size, 70, 30, 660 + number, 4)
        board = mix(colour("#5f4330"), colour("#331f14"), np.clip(late * 0.6 + 0.1, 0, 1))
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


WALLS = [
    (0.0, "#0d0a08"),
    (0.44, "#120e0b"),
    (0.485, "#1d1611"),
    (0.50, "#2c2119"),
    (0.54, "#463526"),
    (0.66, "#4d3b2b"),
    (0.80, "#2e241c"),
    (1.0, "#15110e"),
]
"""What the room looks like from its floor up: colours by the share of the picture's height."""
BOOKS = ("#7d3b2a", "#2f4f52", "#93702f", "#5b2a26", "#3c4a35", "#a08a66", "#6b4a2c", "#28404f")
SHELF = (0.15, 0.36, 0.487, 0.70)
LAMPS = ((0.415, 0.575, 1.0), (0.575, 0.55, 0.8), (0.125, 0.56, 0.55))
"""Places of lamps, and how bright they are."""
WINDOWS = (0.82, 0.925, 1.03)


class Room:
    """A room far out of focus, all around: north is at a quarter of the width."""

    width, height = 1024, 512

    def __init__(self) -> None:
        self._x = (np.arange(self.width)[None, :] + 0.5) / self.width
        self._y = 1 - (np.arange(self.height)[:, None] + 0.5) / self.height
        stops = [at for at, _ in WALLS]
        column = np.stack(
            [np.interp(self._y[:, 0], stops, [colour(name)[part] for _, name in WALLS]) for part in range(3)], axis=1
        )
        self._picture = np.repeat(column[:, None, :], self.width, 1)

    def pane(self, left: float, right: float, low: float, high: float, name: str, strength: float = 1.0) -> None:
        """A rectangle, out of focus later on."""
        across = (self._x - left) % 1.0 < right - left
        inside = (across & (self._y > low) & (self._y < high)).astype(float)
        self._picture = mix(self._picture, colour(name), inside * strength)

    def light(self, x: float, y: float, reach: float, name: str, strength: float) -> None:
        """Light that a lamp or a window sheds on what is around it."""
        across = ((self._x - x + 0.5) % 1.0 - 0.5) * 2.0
        falls = np.exp(-(across**2 + ((self._y - y) * 1.1) ** 2) / reach**2)
        self._picture = self._picture + colour(name) * (falls * strength)[..., None]

    def disc(self, x: float, y: float, radius: float, name: str, strength: float) -> None:
        """A far light as a lens out of focus shows it."""
        across = ((self._x - x + 0.5) % 1.0 - 0.5) * 2.0
        edge = np.clip((radius - np.hypot(across, self._y - y)) * 260.0, 0.0, 1.0)
        self._picture = self._picture + colour(name) * (edge * strength)[..., None]

    def blur(self, pixels: float) -> None:
        whole = np.concatenate([np.clip(self._picture, 0, 1)] * 3, axis=1)
        seen = Image.fromarray(to_bytes(whole)).filter(ImageFilter.GaussianBlur(pixels))
        self._picture = np.asarray(seen, float)[:, self.width : 2 * self.width] / 255

    def image(self) -> Image.Image:
        grain = np.random.default_rng(9).normal(0, 0.0024, self._picture.shape)
        return Image.fromarray(to_bytes(np.clip(self._picture + grain, 0, 1)))


def room() -> Image.Image:
    """The room in the evening: a shelf of books in the north, lamps, a sideboard, tall windows where the sun stands."""
    found, chance = Room(), np.random.default_rng(31)
    left, right, low, high = SHELF
    found.pane(left, right, low, high, "#1d130c")
    boards = 5
    for board in range(boards):
        foot = low + 0.008 + (high - low) * board / boards
        x = left + 0.004
        while x < right - 0.008:
            wide = chance.uniform(0.003, 0.0085)
            tall = (high - low) / boards * chance.uniform(0.55, 0.85)
            if chance.random() > 0.16:
                found.pane(x, x + wide, foot, foot + tall, BOOKS[chance.integers(len(BOOKS))], 0.9)
            x += wide
    found.pane(0.47, 0.62, 0.485, 0.54, "#2a1a10")
    found.pane(0.64, 0.69, 0.487, 0.68, "#20150d")
    for start, wide, low, tall in ((0.485, 0.03, 0.60, 0.06), (0.525, 0.022, 0.61, 0.045), (0.715, 0.05, 0.58, 0.09)):
        found.pane(start, start + wide, low, low + tall, "#8a6d42", 0.8)
        found.pane(start + 0.004, start + wide - 0.004, low + 0.009, low + tall - 0.009, "#3d4a45", 0.9)
    for start in WINDOWS:
        found.pane(start - 0.015, start + 0.075, 0.50, 0.76, "#6d4a34", 0.7)  # curtains
        for half in (0.0, 0.031):
            for low in (0.53, 0.60, 0.67):
                found.pane(start + half, start + half + 0.027, low, low + 0.062, "#f2dcb4", 0.85)
        found.light(start + 0.03, 0.62, 0.12, "#ffd9a0", 0.16)
    found.blur(5.0)
    for x, y, bright in LAMPS:
        found.light(x, y, 0.16, "#ff9d45", 0.28 * bright)
        found.light(x, y, 0.05, "#ffc27a", 0.46 * bright)
        found.disc(x, y, 0.020, "#ffe2b0", 0.50 * bright)
    for _ in range(16):  # a string of small lights on the shelf and the sideboard
        x = chance.choice([chance.uniform(0.15, 0.36), chance.uniform(0.47, 0.62)])
        found.disc(x, chance.uniform(0.52, 0.70), chance.uniform(0.007, 0.012), "#ffb765", chance.uniform(0.06, 0.20))
    found.blur(1.6)
    return found.image()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    sheet(("#e6c79c", "#b98a58"), ("#6a4329", "#341d10"), 0.72, 500).save(FOLDER / "wood.jpg", **JPEG)
    sheet(("#fdfdfd", "#8c8c8c"), ("#fdfdfd", "#8c8c8c"), 1.0, 560).save(FOLDER / "stain.jpg", **JPEG)
    Image.fromarray(to_bytes(planks())).resize((1024, 1024), Image.Resampling.LANCZOS).save(
        FOLDER / "planks.jpg", **JPEG
    )
    Image.fromarray(to_bytes(felt())).save(FOLDER / "felt.jpg", **JPEG)
    room().save(FOLDER / "room.jpg", **JPEG)


if __name__ == "__main__":
    main()
