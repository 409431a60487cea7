"""Overlay ``stairs``: for each colour the fields that its figure can reach (T-6)."""

import itertools
from math import cos, pi, sin

from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.places import TABLE
from torres3d.games.turm_bauer.scene.overlays.overlay_values import Drawing, Shown
from torres3d.scene.shapes.bands import quad
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes

CORNERS: tuple[tuple[int, int], ...] = ((-1, 1), (1, 1), (1, -1), (-1, -1))
"""The corner of a field for each colour's sign, so that its place tells it, too."""
OUT = 0.25
RADIUS, EDGE = 0.17, 0.035
ABOVE = 0.03
DARK: Tone = (0.09, 0.06, 0.04)
PALE: Tone = (1.0, 0.97, 0.90)
SHAPES: dict[int, tuple[int, float]] = {1: (20, 0.0), 2: (4, pi / 4), 3: (3, pi / 2), 4: (4, 0.0)}
"""By emblem: the number of corners of the sign, and the first one: round, square, triangle, diamond."""


def stairs(shown: Shown) -> Drawing:
    """The signs, in the corners of fields, of the colours whose figures can reach them now without a ring, or stand
    there."""
    signs: list[Mesh] = []
    for number, each in enumerate(shown.state.sets):
        look = shown.looks[each.colour]
        for place in sorted(reachable(shown.state, each.colour) | {each.figure}, key=str):
            if place != TABLE:
                x, y, z = shown.place_at(place)
                east, north = CORNERS[number % len(CORNERS)]
                signs += _sign((x + OUT * east, y + OUT * north, z + ABOVE), look.emblem, look.colour)
    return Drawing(bands=join_meshes(signs) if signs else EMPTY)


def _sign(middle: Point, emblem: int, tone: Tone) -> list[Mesh]:
    x, y, z = middle
    found = []
    for lift, radius, colour in ((0.0, RADIUS + EDGE, PALE), (0.003, RADIUS + EDGE / 2, DARK), (0.006, RADIUS, tone)):
        count, first = SHAPES.get(emblem, SHAPES[1])
        rim = [
            (x + radius * cos(first + 2 * pi * n / count), y + radius * sin(first + 2 * pi * n / count), z + lift)
            for n in range(count + 1)
        ]
        found += [quad([(x, y, z + lift), one, two, two], [(colour, 1.0)] * 4) for one, two in itertools.pairwise(rim)]
    return found
