"""Signs at a block in the hand: a straight arrow where it drifts, and arcs around it where it is turned.

They differ by shape, so nobody has to tell colours apart, and have a dark rim on light wood. Turns are small: arcs are
drawn so many times as long, with a tick where the block would be straight and a tip at the end.
"""

from itertools import pairwise
from math import cos, hypot, pi, radians, sin

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import arrow, lane, quad

LIGHT: Colour = (1.0, 0.97, 0.88)
GOLD: Colour = (1.0, 0.84, 0.36)
DARK: Colour = (0.09, 0.05, 0.03)
ABOVE = 0.16
"""Edges above the block."""
RIM = 0.05
"""Edges by which the dark rim is wider."""
WIDTH = 0.13
SHORT, LONG, STRETCH = 0.45, 1.2, 9.0
"""Length of the arrow in edges: at least, at most, and how much of it for each edge a second."""
SLOWEST = 0.002
"""Edges a second from which on a drift is shown."""
BESIDE, TICK = 0.4, 0.36
"""Edges between the block and the arcs, and of the tick that crosses each where the block would be straight."""
MAGNIFIED = 12.0
"""So many times the block's turn is that of an arc ..."""
WIDEST = 120.0
"""... up to so many degrees."""
STRAIGHT = 0.25
"""Degrees up to which a block counts as straight: half a click of the wheel."""
PIECE = 6.0
"""Degrees of one piece of an arc."""


def drift_arrow(cells: Cells, aside: tuple[float, float], lift: float, drift: tuple[float, float]) -> Mesh:
    """An arrow over the middle of the block in the direction of its drift; none where it hardly moves."""
    speed = hypot(*drift)
    if speed < SLOWEST:
        return EMPTY
    x, y, z = _over(cells, aside, lift)
    far = min(SHORT + STRETCH * speed, LONG)
    east, north = drift[0] / speed, drift[1] / speed
    tip = (x + far * east, y + far * north, z)
    return join_meshes(
        [_arrow((x, y, z), tip, WIDTH + 2 * RIM, DARK, -0.01), _arrow((x, y, z), tip, WIDTH, LIGHT, 0.0)]
    )


def turn_arcs(cells: Cells, aside: tuple[float, float], lift: float, yaw: float) -> Mesh:
    """Two arcs on opposite sides of the block, from where it would be straight to where it is turned by ``yaw``
    degrees; a straight block has ticks only."""
    middle = _over(cells, aside, lift)
    x, y, _ = middle_of(cells)
    radius = BESIDE + max(hypot(abs(east - 0.5 - x) + 0.5, abs(north - 0.5 - y) + 0.5) for east, north, _ in cells)
    ends = max(-WIDEST, min(WIDEST, MAGNIFIED * yaw)) if abs(yaw) > STRAIGHT else 0.0
    parts = []
    for start in (0.0, 180.0):
        for width, colour, down in ((WIDTH + 2 * RIM, DARK, -0.01), (WIDTH, GOLD, 0.0)):
            low = (middle[0], middle[1], middle[2] + down)
            tick = [_on(low, radius + out * (TICK + width - WIDTH), start) for out in (-0.5, 0.5)]
            parts.append(lane(tick[0], tick[1], 0.5 * width, colour, 1.0))
            if ends:
                parts += _arc(low, radius, start, ends, width, colour)
    return join_meshes(parts)


def _over(cells: Cells, aside: tuple[float, float], lift: float) -> Point:
    x, y, _ = middle_of(cells)
    return x + aside[0], y + aside[1], max(z for _, _, z in cells) + 1 + lift + ABOVE


def _arrow(start: Point, tip: Point, width: float, colour: Colour, down: float) -> Mesh:
    low, high = (start[0], start[1], start[2] + down), (tip[0], tip[1], tip[2] + down)
    return join_meshes([lane(low, high, width, colour, 1.0), arrow(low, high, 1.6 * width, colour)])


def _on(middle: Point, radius: float, degrees: float) -> Point:
    x, y, z = middle
    return x + radius * cos(radians(degrees)), y + radius * sin(radians(degrees)), z


def _arc(middle: Point, radius: float, start: float, ends: float, width: float, colour: Colour) -> list[Mesh]:
    """Pieces of a ring from a direction to so many degrees further, with a tip."""
    count = max(2, round(abs(ends) / PIECE))
    turns = [start + ends * number / count for number in range(count + 1)]
    inner, outer = radius - width / 2, radius + width / 2
    parts = []
    for one, other in pairwise(turns):
        corners = [
            _on(middle, inner, one),
            _on(middle, outer, one),
            _on(middle, outer, other),
            _on(middle, inner, other),
        ]
        parts.append(quad(corners, [(colour, 1.0)] * 4))
    back = 180.0 / pi * 0.1 / radius * (1 if ends > 0 else -1)
    parts.append(arrow(_on(middle, radius, start + ends - back), _on(middle, radius, start + ends), width, colour))
    return parts
