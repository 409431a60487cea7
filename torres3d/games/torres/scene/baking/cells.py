"""Where each side of each tower lies in the picture of walls, and each square in the picture from above. Pure.

The picture of walls has a cell for each side of each square; towers of up to `MOST_LEVELS` fit in.
"""

from torres3d.games.torres.rules.squares import Square

ACROSS, UP = 32, 8
"""Cells of the picture of walls, side by side and over one another: 64 squares times four sides."""
WIDTH = 1.06
"""How much of the world a cell shows from its left to its right edge: a square, and some to spare."""
BELOW, MOST_LEVELS, ABOVE = 0.05, 9, 0.7
"""How many levels a cell shows, and how much below and above them."""
FACE, SLOPE = 0.46, 1.1
"""How far from the middle of a square a wall stands. What lies behind it is seen obliquely from above: so much higher
for each step behind."""
BOARD = 8.12
"""Width and depth of the board that is seen from above."""


def wall_place(side: int, square: Square, along: float, levels: float) -> tuple[float, float]:
    """The place in the picture of walls, 0 to 1 both ways, of a point so far ``along`` a side (0 to 3: south, east,
    north, west; seen from there to the right, from the middle of the square) and so many levels up the wall."""
    number = side * 64 + square
    column, row = number % ACROSS, number // ACROSS
    height = (levels + BELOW) / (MOST_LEVELS + BELOW + ABOVE)
    return (column + 0.5 + along / WIDTH) / ACROSS, (row + height) / UP


def roof_place(x: float, y: float) -> tuple[float, float]:
    """The place in the picture from above of a point of the world."""
    return x / BOARD + 0.5, y / BOARD + 0.5
