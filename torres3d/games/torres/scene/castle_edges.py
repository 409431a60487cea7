"""Edges of a castle, and the sign and colours of the king's, as overlays and scorings draw them."""

from torres3d.games.torres.rules.squares import Bitboard, squares_of
from torres3d.games.torres.scene.measures import centre
from torres3d.scene.shapes.axis_conventions import SIDES
from torres3d.scene.shapes.colour_space import Colour

KINGS_LINE: Colour = (0.80, 0.52, 1.0)
KINGS_PLATE: Colour = (0.30, 0.14, 0.42)
GOLD: Colour = (1.0, 0.85, 0.35)
KING = "♔"
HALF_SQUARE = 0.495


def edges(castle: Bitboard) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """All outer edges of a castle: from where to where."""
    found = []
    for square in squares_of(castle):
        x, y, _ = centre(square)
        for east, north in SIDES:
            file, rank = square % 8 + east, square // 8 + north
            if 0 <= file < 8 and 0 <= rank < 8 and castle >> (file + 8 * rank) & 1:
                continue
            mx, my = x + HALF_SQUARE * east, y + HALF_SQUARE * north
            ax, ay = -north * 0.5, east * 0.5
            found.append(((mx - ax, my - ay), (mx + ax, my + ay)))
    return found
