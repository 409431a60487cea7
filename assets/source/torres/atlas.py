"""Where everything lies in the pieces' texture (textures/pieces.png): one texture, so one draw call a piece.

Pixels count from the upper left corner, as glTF's texture coordinates do.
"""

from dataclasses import dataclass

import numpy as np

SIZE = 1024
DENSITY = 400.0  # pixels for one board square


@dataclass(frozen=True)
class Region:
    """A rectangle of the texture, with a margin so that smaller mipmaps do not bleed into each other."""

    name: str
    x: int
    y: int
    width: int
    height: int
    density: float = DENSITY

    def project(self, points: np.ndarray, triangles: np.ndarray, seed: int) -> np.ndarray:
        """(m,3,2) pixel places: each face projected along its main direction, all shifted by `seed`."""
        corners = points[triangles]
        normal = np.abs(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]))
        main = np.argmax(normal + np.array([0.0, 1e-9, 0.0]), axis=1)
        across = np.where((main == 0)[:, None], corners[:, :, 1], corners[:, :, 0])
        up = np.where((main == 2)[:, None], corners[:, :, 1], corners[:, :, 2])
        low = points.min(axis=0)
        size = points.max(axis=0) - low
        margin = 6.0
        span = max(float(size.max()), 1e-6) * self.density
        room = min(self.width, self.height) - 2 * margin
        scale = self.density * min(1.0, room / span)
        free_x = max(self.width - 2 * margin - span * scale / self.density, 0.0)
        free_y = max(self.height - 2 * margin - span * scale / self.density, 0.0)
        random = np.random.default_rng(seed + 7919 * (self.x + self.y + 1))
        shift_x, shift_y = random.random(2)
        from_left = across - np.where(main == 0, low[1], low[0])[:, None]
        from_low = up - np.where(main == 2, low[1], low[2])[:, None]
        x = self.x + margin + shift_x * free_x + from_left * scale
        y = self.y + self.height - margin - shift_y * free_y - from_low * scale
        x = np.clip(x, self.x + margin / 2, self.x + self.width - margin / 2)
        y = np.clip(y, self.y + margin / 2, self.y + self.height - margin / 2)
        return np.stack([x, y], axis=-1)

    def wall(self, across: np.ndarray, up: np.ndarray) -> np.ndarray:
        """(n,2) pixel places of points of a wall, `across` from -0.48 to 0.48, `up` from 0."""
        x = self.x + self.width / 2 + np.asarray(across) * self.density
        y = self.y + self.height - 4 - np.asarray(up) * self.density
        return np.stack(
            [np.clip(x, self.x + 1, self.x + self.width - 1), np.clip(y, self.y + 1, self.y + self.height - 1)], axis=-1
        )


WALLS = tuple(Region(f"wall_{i}", 384 * (i % 2), 264 * (i // 2), 384, 264) for i in range(4))
FLAGS = Region("flags", 0, 528, 384, 384)
STONE = Region("stone", 384, 528, 384, 384)
WOOD = Region("wood", 0, 912, 768, 112)
CLOTH = Region("cloth", 768, 0, 256, 128)
STEEL = Region("steel", 768, 128, 128, 128)
GOLD = Region("gold", 896, 128, 128, 128)
ROBE = Region("robe", 768, 256, 128, 128)
ERMINE = Region("ermine", 896, 256, 128, 128)
LEATHER = Region("leather", 768, 384, 128, 128)
SKIN = Region("skin", 896, 384, 64, 64)
HAIR = Region("hair", 960, 384, 64, 64)
IRON = Region("iron", 896, 448, 64, 64)
ENAMEL = Region("enamel", 960, 448, 64, 64)
DARK = Region("dark", 768, 512, 128, 128)
MAIL = Region("mail", 896, 512, 128, 128)
GEM = Region("gem", 768, 640, 64, 64)
TRIM = Region("trim", 768, 704, 256, 208)
GROUND = Region("moss", 768, 912, 256, 112)
ALL = (
    *WALLS,
    FLAGS,
    STONE,
    WOOD,
    CLOTH,
    STEEL,
    GOLD,
    ROBE,
    ERMINE,
    LEATHER,
    SKIN,
    HAIR,
    IRON,
    ENAMEL,
    DARK,
    MAIL,
    GEM,
    TRIM,
    GROUND,
)
