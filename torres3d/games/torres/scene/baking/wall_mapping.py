"""Cells for each wall of each tower in the picture of walls and for each square, and the GLSL that maps them. Pure.

The picture of walls has a cell for each side of each square, for towers of up to `MOST_LEVELS`.
"""

from torres3d.games.torres.rules.squares import Square

ACROSS, UP = 32, 8
"""Columns and rows of cells in the picture of walls: 64 squares times four sides."""
WIDTH = 1.06
"""Width of the world in a cell: a square and a margin."""
BELOW, MOST_LEVELS, ABOVE = 0.05, 9, 0.7
"""Levels in a cell, and the margins below and above them."""
FACE, SLOPE = 0.46, 1.1
"""Distance of a wall from the middle of its square. Things behind it are seen obliquely from above: so much higher for
each step behind."""
BOARD = 8.12
"""Width and depth of the board in the picture from above."""


def wall_place(side: int, square: Square, along: float, levels: float) -> tuple[float, float]:
    """The place in the picture of walls, 0 to 1 in both directions, of a point so far ``along`` a side (0 to 3: south,
    east, north, west; to the right as seen from there, from the middle of the square) and so many levels up the
    wall."""
    number = side * 64 + square
    column, row = number % ACROSS, number // ACROSS
    height = (levels + BELOW) / (MOST_LEVELS + BELOW + ABOVE)
    return (column + 0.5 + along / WIDTH) / ACROSS, (row + height) / UP


def roof_place(x: float, y: float) -> tuple[float, float]:
    """The place in the picture from above of a point of the world."""
    return x / BOARD + 0.5, y / BOARD + 0.5


WALL_PLACE = f"""
uniform vec3 wall;             // the direction it faces, and the number of its side
vec4 placed(vec3 point) {{
    vec2 square = clamp(floor(point.xy + 4.0), 0.0, 7.0);
    vec2 from_middle = point.xy - square + 3.5;
    float number = wall.z * 64.0 + square.y * 8.0 + square.x;
    float along = dot(from_middle, vec2(-wall.y, wall.x)) / {WIDTH:.4f};
    float out_of_middle = dot(from_middle, wall.xy);
    float z = point.z + {SLOPE:.4f} * max({FACE:.4f} - out_of_middle, 0.0);
    float height = (z / LEVEL_HEIGHT + {BELOW:.4f}) / {MOST_LEVELS + BELOW + ABOVE:.4f};
    float column = mod(number, {ACROSS}.0), row = floor(number / {ACROSS}.0);
    vec2 place = vec2((column + 0.5 + along) / {ACROSS}.0, (row + height) / {UP}.0);
    return vec4(place * 2.0 - 1.0, -out_of_middle, 1.0);           // what stands out farther is nearer
}}
"""
