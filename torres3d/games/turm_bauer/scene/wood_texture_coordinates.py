"""Texture coordinates on wood: long grain along a block's own axis, end grain across it. Pure.

The picture is eight cubes wide and high and repeats from left to right. From its lower edge up it has bands of long
grain and of end grain of one wood, then of dark wood. `assets/source/turm_bauer/wood.py` paints it.
"""

import zlib
from dataclasses import dataclass
from functools import lru_cache

SIDE = 8.0
"""Width of the picture in cubes."""
MARGIN = 0.06
"""Free margin at the edges of a band, in cubes."""


@dataclass(frozen=True, slots=True)
class Band:
    """A band of the picture: its start and its height, in cubes."""

    start: float
    height: float


LONG, END = Band(0.0, 4.0), Band(4.0, 2.0)
DARK_LONG, DARK_END = Band(6.0, 1.0), Band(7.0, 1.0)


@lru_cache(maxsize=4096)
def chance(*what: object) -> float:
    """A number 0..1 that looks random but is always the same for the same things."""
    return zlib.crc32(repr(what).encode()) / 2**32


def along_grain(along: float, across: float, row: object, dark: bool = False) -> tuple[float, float]:
    """The texture coordinates of a point of long grain: ``along`` the block, and -0.5 to 0.5 ``across`` a part of a
    ``row`` of parts, which come from one place in the wood."""
    return along / SIDE, _up(DARK_LONG if dark else LONG, across, chance(row))


def across_grain(right: float, up: float, part: object, dark: bool = False) -> tuple[float, float]:
    """The texture coordinates of a point at the end of a part, -0.5 to 0.5 in both directions."""
    return right / SIDE + chance(part), _up(DARK_END if dark else END, up, chance(part, "up"))


def _up(band: Band, across: float, share: float) -> float:
    wide = 1.0 - 2 * MARGIN
    return (band.start + MARGIN + (across + 0.5) * wide + share * (band.height - 1.0)) / SIDE
