"""Paint the pieces' texture: textures/pieces.png (colour) and textures/pieces_normal.jpg."""

import itertools
from pathlib import Path

import atlas
import blocks
import numpy as np
from noise import blur, colour, fractal, mix, normals, stretched, to_bytes, value_noise
from PIL import Image

TEXTURES = Path(__file__).resolve().parents[2] / "games/torres/textures"

STONE_LIGHT, STONE, STONE_WARM, STONE_COOL = colour("#d3bf98"), colour("#bda67c"), colour("#c19a64"), colour("#a79c88")
JOINT, MOSS = colour("#7d6a4c"), colour("#77793f")


def stone(height: int, width: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """(colour, height) of weathered limestone without joints."""
    broad = fractal(height, width, 3, seed, 3)
    mottle = fractal(height, width, 9, seed + 1, 5, 0.6)
    grain = fractal(height, width, 64, seed + 2, 3, 0.7)
    pits = np.clip((fractal(height, width, 30, seed + 3, 3) - 0.63) * 7, 0, 1)
    base = mix(STONE, STONE_LIGHT, np.clip((mottle - 0.3) * 2.0, 0, 1))
    base = mix(base, STONE_WARM, np.clip((broad - 0.50) * 3.2, 0, 0.55))
    base = mix(base, STONE_COOL, np.clip((0.47 - broad) * 3.2, 0, 0.55))
    base = base * (0.90 + 0.20 * grain)[..., None]
    base = mix(base, JOINT * 0.9, pits * 0.5)
    return base, 0.5 * mottle + 0.35 * grain - 0.6 * pits


def masonry(
    height: int, width: int, rows: list[tuple[float, float, list[tuple[float, float]]]], seed: int, joint: float = 2.6
) -> tuple[np.ndarray, np.ndarray]:
    """Stones laid in `rows` (y0, y1, [(x0, x1), ...]), all in pixels: each its own tone, rounded edge, dark joint."""
    base, relief = stone(height, width, seed)
    random = np.random.default_rng(seed + 5)
    yy, xx = np.mgrid[0:height, 0:width].astype(float)
    wobble = (fractal(height, width, 24, seed + 7, 3) - 0.5) * 5.0
    edge = np.full((height, width), -4.0)
    tone = np.ones((height, width, 3))
    for y0, y1, spans in rows:
        for x0, x1 in spans:
            inside = np.minimum(np.minimum(xx - x0, x1 - xx), np.minimum(yy - y0, y1 - yy)) + wobble
            here = inside > edge
            edge = np.where(here, inside, edge)
            value, warm = random.normal(1.0, 0.075), random.normal(0.0, 0.028)
            tint = np.array([value * (1 + warm), value, value * (1 - 1.6 * warm)])
            tone = np.where((here & (inside > 0))[..., None], tint, tone)
    depth = np.clip(edge / joint, 0, 1)
    light = np.clip(1 - np.abs(edge - 5.0) / 3.5, 0, 1)
    picture = mix(JOINT * (0.85 + 0.3 * relief[..., None]), base * tone, depth)
    picture = picture * (1 + 0.07 * light)[..., None]
    return picture, relief * 0.5 * depth + 2.2 * np.clip(edge / 7.0, 0, 1) ** 0.6


def wall(seed: int) -> tuple[np.ndarray, np.ndarray]:
    """One elevation of a block, its courses where the modelled corner stones have theirs."""
    region = atlas.WALLS[0]
    random = np.random.default_rng(seed)
    rows = []
    for course in range(6):
        bottom = region.height - 4 - course * blocks.COURSE * atlas.DENSITY
        y0, y1 = bottom - blocks.COURSE * atlas.DENSITY, bottom
        edges = [0.0]
        edges.append(random.uniform(50, 90) if course % 2 else random.uniform(80, 115))
        while edges[-1] < region.width - 60:
            edges.append(edges[-1] + random.uniform(38, 68))
        edges[-1] = float(region.width)
        rows.append((y0, y1, list(itertools.pairwise(edges))))
    picture, relief = masonry(region.height, region.width, rows, seed)
    up = (np.arange(region.height)[::-1] / region.height)[:, None]
    stain = fractal(region.height, region.width, 10, seed + 50, 4)
    foot = np.clip((0.22 - up) * 4, 0, 1) * np.clip((stain - 0.40) * 4, 0, 1)
    picture = mix(picture, MOSS * 0.9, foot * 0.55)
    streak = np.clip((value_noise(region.height, region.width, 40, seed + 60).mean(axis=0) - 0.5) * 3, 0, 1)[None, :]
    picture = picture * (1 - 0.13 * streak * np.clip((up - 0.45) * 2.2, 0, 1))[..., None]
    return picture, relief


def flags(seed: int) -> tuple[np.ndarray, np.ndarray]:
    """The roof's flagstones."""
    region = atlas.FLAGS
    random = np.random.default_rng(seed)
    rows, y = [], 0.0
    while y < region.height - 30:
        step = min(random.uniform(56, 80), region.height - y)
        edges = [0.0]
        while edges[-1] < region.width - 45:
            edges.append(edges[-1] + random.uniform(60, 110))
        edges[-1] = float(region.width)
        rows.append((y, y + step, list(itertools.pairwise(edges))))
        y += step
    picture, relief = masonry(region.height, region.width, rows, seed, joint=2.0)
    lichen = np.clip((fractal(region.height, region.width, 8, seed + 9, 4) - 0.57) * 6, 0, 1)
    return mix(picture * 1.03, MOSS * 1.15, lichen * 0.28), relief * 0.8


def planks(region: atlas.Region, seed: int) -> tuple[np.ndarray, np.ndarray]:
    grain = stretched(region.height, region.width, 12, 14, seed)
    fine = stretched(region.height, region.width, 50, 26, seed + 3, 2)
    picture = (
        mix(colour("#4a2f1a"), colour("#8a5d34"), np.clip(grain * 1.5 - 0.25, 0, 1)) * (0.85 + 0.3 * fine)[..., None]
    )
    gap = np.abs(((np.arange(region.height) / 28.0) % 1) - 0.5) > 0.46
    picture[gap] *= 0.35
    return picture, 0.4 * fine - 1.0 * gap[:, None]


def weave(region: atlas.Region, tint: str, seed: int, strength: float = 0.10) -> tuple[np.ndarray, np.ndarray]:
    yy, xx = np.mgrid[0 : region.height, 0 : region.width]
    thread = 0.5 + 0.25 * np.sin(xx * np.pi / 2) + 0.25 * np.sin(yy * np.pi / 2)
    soft = fractal(region.height, region.width, 5, seed, 4)
    shade = 1 - strength * (1 - thread) - 0.22 * (1 - soft)
    return colour(tint) * shade[..., None], thread * 0.25


def plain(
    region: atlas.Region, tint: str, seed: int, spread: float = 0.12, cells: int = 6
) -> tuple[np.ndarray, np.ndarray]:
    soft = fractal(region.height, region.width, cells, seed, 5, 0.6)
    return np.clip(colour(tint) * (1 + spread * (soft - 0.5) * 2)[..., None], 0, 1), soft * 0.15


def rings(region: atlas.Region, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Chain mail."""
    yy, xx = np.mgrid[0 : region.height, 0 : region.width].astype(float)
    shift = (yy // 6 % 2) * 3
    ring = np.cos((xx + shift) * 2 * np.pi / 6) * np.cos(yy * 2 * np.pi / 12)
    picture = colour("#8b8e94") * (0.66 + 0.34 * ring)[..., None]
    return picture * (0.9 + 0.2 * fractal(region.height, region.width, 6, seed))[..., None], ring * 0.8


def ermine(region: atlas.Region, seed: int) -> tuple[np.ndarray, np.ndarray]:
    picture, relief = plain(region, "#f1ead9", seed, 0.06, 20)
    random = np.random.default_rng(seed)
    yy, xx = np.mgrid[0 : region.height, 0 : region.width].astype(float)
    for row in range(6):
        for column in range(6):
            x = (column + 0.5 * (row % 2) + 0.3 + random.uniform(-0.1, 0.1)) * region.width / 6
            y = (row + 0.5) * region.height / 6
            spot = ((xx - x) / 2.6) ** 2 + ((yy - y) / 5.5) ** 2 < 1
            picture[spot] = colour("#2c2622")
    return picture, relief


def paint() -> tuple[np.ndarray, np.ndarray]:
    """(colour, normal) of the whole texture, 0..1."""
    picture = np.tile(colour("#8d7d62"), (atlas.SIZE, atlas.SIZE, 1))
    bump = np.tile([0.5, 0.5, 1.0], (atlas.SIZE, atlas.SIZE, 1))
    parts = {region.name: (wall(300 + i), 1.0) for i, region in enumerate(atlas.WALLS)}
    parts["flags"] = (flags(411), 0.8)
    parts["stone"] = (stone(384, 384, 512), 1.5)
    trim, trim_relief = stone(atlas.TRIM.height, atlas.TRIM.width, 613)
    parts["trim"] = ((np.clip(trim * 1.10 + 0.015, 0, 1), trim_relief), 1.5)
    parts["wood"] = (planks(atlas.WOOD, 21), 0.8)
    parts["cloth"] = (weave(atlas.CLOTH, "#ffffff", 31, 0.03), 0.25)
    parts["robe"] = (weave(atlas.ROBE, "#6b2a86", 33, 0.04), 0.25)
    parts["steel"] = (plain(atlas.STEEL, "#c6c9cf", 35, 0.10), 0.4)
    parts["gold"] = (plain(atlas.GOLD, "#f2bf4e", 37, 0.10), 0.4)
    parts["ermine"] = (ermine(atlas.ERMINE, 39), 0.6)
    parts["leather"] = (plain(atlas.LEATHER, "#6e4526", 41, 0.25, 10), 1.0)
    parts["skin"] = (plain(atlas.SKIN, "#d9a680", 43, 0.05), 0.2)
    parts["hair"] = (plain(atlas.HAIR, "#e4ddd0", 45, 0.10, 16), 1.0)
    parts["iron"] = (plain(atlas.IRON, "#5b5c60", 47, 0.18), 0.8)
    parts["enamel"] = (plain(atlas.ENAMEL, "#f6efdc", 49, 0.04), 0.2)
    parts["dark"] = (plain(atlas.DARK, "#1d1712", 51, 0.3), 0.2)
    parts["mail"] = (rings(atlas.MAIL, 53), 0.7)
    parts["gem"] = (plain(atlas.GEM, "#b3122e", 55, 0.2), 0.2)
    parts["moss"] = (plain(atlas.GROUND, "#6f7440", 57, 0.25, 16), 1.0)
    for region in atlas.ALL:
        (tint, relief), strength = parts[region.name]
        place = np.s_[region.y : region.y + region.height, region.x : region.x + region.width]
        picture[place] = tint
        bump[place] = normals(blur(relief, 1, 1), strength)
    return picture, bump


def main() -> None:
    TEXTURES.mkdir(parents=True, exist_ok=True)
    picture, bump = paint()
    Image.fromarray(to_bytes(picture)).save(TEXTURES / "pieces.png", optimize=True)
    Image.fromarray(to_bytes(bump)).save(TEXTURES / "pieces_normal.jpg", quality=93, subsampling=0)


if __name__ == "__main__":
    main()
