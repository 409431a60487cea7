"""The keyboard cursor: a frame around a place, with a beam of light. Towers in front of it let it shine through."""

from panda3d.core import NodePath

from torres3d.scene.interaction.lines_layer import Changed, LinesLayer
from torres3d.scene.shapes.bands import fence, quad
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes

LIGHT: Colour = (1.00, 0.97, 0.86)
SHADE: Colour = (0.62, 0.16, 0.42)
EDGE: Colour = (0.16, 0.02, 0.10)
"""Crimson with a light edge: no player, level or mark has this pair of colours."""
INNER, OUTER = 0.41, 0.50
"""Distance from the middle to the inner and outer side of the frame, in squares."""
LOW, HIGH = 0.03, 0.15
"""Bottom and top of the frame above the tower."""
GLOW: Colour = (1.00, 0.55, 0.80)
BEAM = (INNER + OUTER) / 2
RISING = 1.35
"""Height of the beam: over the head of the tallest piece."""
STRENGTH = 0.36
"""Strength of the beam at its foot; the figure inside keeps its colours."""
THROUGH = 0.45
"""Strength of the cursor behind a tower."""


class CursorFrame:
    """The frame of one cursor, hidden at first. ``changed`` is called with its old and its new place."""

    def __init__(self, parent: NodePath, changed: Changed) -> None:
        self._lines = LinesLayer(parent, "cursor", THROUGH, 30, changed, solid=True)
        self._place: Point | None = None

    def stand_at(self, place: Point | None) -> None:
        """Move to the middle of a place, or hide."""
        if place != self._place:
            self._place = place
            self._lines.draw(EMPTY if place is None else join_meshes([*_frame(place), *_beam(place)]))


def _frame(place: Point) -> list[Mesh]:
    """A square frame with upright sides: light on top, dark at its sides."""
    parts = []
    for turn in range(4):
        outer = [_turned(place, turn, x, -OUTER, z) for x, z in ((-1, LOW), (1, LOW), (1, HIGH), (-1, HIGH))]
        inner = [_turned(place, turn, x, -INNER, z) for x, z in ((-1, LOW), (1, LOW), (1, HIGH), (-1, HIGH))]
        parts.append(quad(outer, [(EDGE, 1.0), (EDGE, 1.0), (SHADE, 1.0), (SHADE, 1.0)]))
        parts.append(quad(inner, [(EDGE, 1.0), (EDGE, 1.0), (SHADE, 1.0), (SHADE, 1.0)]))
        parts.append(quad([outer[3], outer[2], inner[2], inner[3]], [(LIGHT, 1.0)] * 4))
    return parts


def _turned(place: Point, turn: int, side: int, off: float, z: float) -> Point:
    """A corner of a square frame, ``off`` from the middle, after some quarter turns."""
    x, y = side * abs(off), off
    for _ in range(turn):
        x, y = -y, x
    return place[0] + x, place[1] + y, place[2] + z


def _beam(place: Point) -> list[Mesh]:
    """A beam of light that rises from the frame and fades."""
    x, y, z = place
    corners = [(x + a * BEAM, y + b * BEAM, z + HIGH) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = zip(corners, [*corners[1:], corners[0]], strict=True)
    return [fence(start, end, RISING, GLOW, STRENGTH) for start, end in sides]
