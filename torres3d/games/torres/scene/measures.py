"""Sizes of the set, and places of its squares. The ground of the board is z = 0. Pure numbers."""

from torres3d.games.torres.rules.squares import Square
from torres3d.scene.shapes.axis_conventions import Point

BLOCK_HEIGHT = 0.64
"""Height of one block, which is one level."""
BLOCK_SIDE = 0.92
"""Width of a tower: a narrow gap separates towers."""
KNIGHT_HEIGHT = 0.95
KNIGHT_RADIUS = 0.25
KING_HEIGHT = 1.1
KING_RADIUS = 0.29
MARKER_HEIGHT = 0.1
LAP_HEIGHT, LAP_WIDTH = 0.055, 1.22
"""Height of the disc under a marker for each lap, and its width in markers."""


def top(height: int) -> float:
    """The z of the top of a tower of ``height`` blocks."""
    return BLOCK_HEIGHT * height


def centre(square: Square, height: int = 0, above: float = 0.0) -> Point:
    """The middle of a square, on top of ``height`` blocks, or so far ``above`` them."""
    return (square % 8 - 3.5, square // 8 - 3.5, BLOCK_HEIGHT * height + above)


def square_under(x: float, y: float) -> Square | None:
    """The square that contains the point, or None beside the board."""
    if not (-4.0 <= x < 4.0 and -4.0 <= y < 4.0):
        return None
    return int(x + 4.0) + 8 * int(y + 4.0)


def scatter(square: Square, floor: int = 0) -> int:
    """A number 0..2**16-1 that looks random but is constant for a place: it varies stones and stances."""
    mixed = (square * 0x9E3779B1 ^ (floor + 1) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed ^= mixed >> 15
    mixed = mixed * 0x2C1B3C6D & 0xFFFFFFFF
    mixed ^= mixed >> 12
    return mixed >> 8 & 0xFFFF
