"""The views of the Torres table that have a name, and what has to be in sight in them."""

from torres3d.table.shapes.space import Point
from torres3d.table.touch.camera import Views
from torres3d.table.touch.viewpoint import STEEPEST, Room, Viewpoint

PRESETS: dict[str, Viewpoint] = {
    "iso": Viewpoint(0.0, -1.1, 0.2, 27.0, 42.0, 22.5),
    "south": Viewpoint(0.0, -0.2, 0.3, 0.0, 46.0, 21.0),
    "east": Viewpoint(0.2, 0.0, 0.3, 90.0, 46.0, 21.0),
    "north": Viewpoint(0.0, 0.2, 0.3, 180.0, 46.0, 21.0),
    "west": Viewpoint(-0.2, 0.0, 0.3, 270.0, 46.0, 21.0),
    "top": Viewpoint(0.0, 0.0, 0.0, 0.0, STEEPEST, 21.5),
}
"""By name; the first is where a game begins."""
FRAME = 5.45
"""Half the width of the board with its track."""
TALLEST = 2.6
"""Towers up to this height have to be in sight when a view is fitted; few are higher."""
SHOWN: tuple[Point, ...] = tuple(
    (x * half, y * half, z) for x in (-1, 1) for y in (-1, 1) for half, z in ((FRAME, 0.0), (4.0, TALLEST))
)
"""What a fitted view shows: the corners of the board's frame and of the towers' space."""
TORRES_VIEWS = Views(PRESETS, SHOWN)
BETWEEN_PANELS = Room(-0.60, 0.57, -0.585, 0.84)
"""Where the board lies when panels stand left and right, cards below and a line of text above."""
