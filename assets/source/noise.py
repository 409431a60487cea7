"""Noise for textures: smooth, tiling, the same in every run; plus blur and the step from heights to a normal map."""

import numpy as np


def value_noise(height: int, width: int, cells: int, seed: int) -> np.ndarray:
    """Smooth noise 0..1 that tiles, about `cells` bumps across the width."""
    rows = max(1, round(cells * height / width))
    lattice = np.random.default_rng(seed).random((rows, cells))
    y = np.arange(height) * rows / height
    x = np.arange(width) * cells / width
    y0, x0 = np.floor(y).astype(int), np.floor(x).astype(int)
    ty, tx = y - y0, x - x0
    ty, tx = (ty * ty * (3 - 2 * ty))[:, None], (tx * tx * (3 - 2 * tx))[None, :]
    y1, x1 = (y0 + 1) % rows, (x0 + 1) % cells
    top = lattice[np.ix_(y0, x0)] * (1 - tx) + lattice[np.ix_(y0, x1)] * tx
    low = lattice[np.ix_(y1, x0)] * (1 - tx) + lattice[np.ix_(y1, x1)] * tx
    return top * (1 - ty) + low * ty


def fractal(height: int, width: int, cells: int, seed: int, octaves: int = 5, gain: float = 0.5) -> np.ndarray:
    """Sum of `octaves` noises, each twice as fine; mean about 0.5."""
    total, weight, strength = np.zeros((height, width)), 0.0, 1.0
    for octave in range(octaves):
        count = min(cells * 2**octave, width)
        total += strength * value_noise(height, width, count, seed + 101 * octave)
        weight += strength
        strength *= gain
    return total / weight


def stretched(height: int, width: int, cells: int, ratio: float, seed: int, octaves: int = 4) -> np.ndarray:
    """Noise drawn out along x: wood grain. `ratio` is how much longer than high a bump is."""
    total, weight, strength = np.zeros((height, width)), 0.0, 1.0
    for octave in range(octaves):
        rows = max(2, min(cells * 2**octave, height))
        columns = max(2, round(rows * width / height / ratio))
        lattice = np.random.default_rng(seed + 13 * octave).random((rows, columns))
        y, x = np.arange(height) * rows / height, np.arange(width) * columns / width
        y0, x0 = np.floor(y).astype(int) % rows, np.floor(x).astype(int) % columns
        ty, tx = (y % 1)[:, None], (x % 1)[None, :]
        ty, tx = ty * ty * (3 - 2 * ty), tx * tx * (3 - 2 * tx)
        y1, x1 = (y0 + 1) % rows, (x0 + 1) % columns
        top = lattice[np.ix_(y0, x0)] * (1 - tx) + lattice[np.ix_(y0, x1)] * tx
        low = lattice[np.ix_(y1, x0)] * (1 - tx) + lattice[np.ix_(y1, x1)] * tx
        total += strength * (top * (1 - ty) + low * ty)
        weight += strength
        strength *= 0.55
    return total / weight


def blur(image: np.ndarray, radius: int, times: int = 2) -> np.ndarray:
    """Box blur that tiles."""
    out = image
    for _ in range(times):
        for axis in (0, 1):
            out = sum(np.roll(out, shift, axis) for shift in range(-radius, radius + 1)) / (2 * radius + 1)
    return out


def colour(text: str) -> np.ndarray:
    """'#rrggbb' as three numbers 0..1 (sRGB)."""
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def mix(first: np.ndarray, second: np.ndarray, amount: np.ndarray | float) -> np.ndarray:
    """Linear mix of pictures or colours; `amount` (h,w) or a number."""
    weight = np.asarray(amount)[..., None] if np.ndim(amount) else amount
    return first * (1 - weight) + second * weight


def normals(height: np.ndarray, strength: float) -> np.ndarray:
    """(h,w,3) 0..1 normal map (y up) of a height field."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * strength
    dy = (np.roll(height, 1, 0) - np.roll(height, -1, 0)) * strength
    vector = np.dstack([-dx, -dy, np.ones_like(height)])
    return vector / np.linalg.norm(vector, axis=2, keepdims=True) * 0.5 + 0.5


def to_bytes(image: np.ndarray) -> np.ndarray:
    return np.round(np.clip(image, 0, 1) * 255).astype(np.uint8)
