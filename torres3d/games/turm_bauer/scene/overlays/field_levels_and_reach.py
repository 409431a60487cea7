"""Overlays ``levels`` and ``stairs``: the level of each field, and the fields that each figure can reach."""

import itertools
from math import cos, pi, sin

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, level_of
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown, level_tones
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.labels import Label
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import quad

HALF, ABOVE = 0.40, 0.018
OPACITY = 0.80
SIZE = 18


def levels(shown: Shown) -> Drawing:
    """A numeral on every field, on a card in the colour of its level."""
    labels, cards = [], []
    stood_on = {each.figure for each in shown.state.sets}
    fields = shown.fields
    tones = level_tones(shown.levels, max(map(level_of, fields), default=0))
    for cell in fields:
        level = level_of(cell)
        place = shown.place_at(cell)
        cards.append(_card(place, tones[level]))
        if cell not in stood_on:
            labels.append(Label(str(level), place, SIZE, fades=True))
    return Drawing(tuple(labels), join_meshes(cards))


def _card(place: Point, tone: Tone) -> Mesh:
    x, y, z = place
    corners = [(x + HALF * a, y + HALF * b, z + ABOVE) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return quad(corners, [(tone, OPACITY)] * 4)


CORNERS: tuple[tuple[int, int], ...] = ((-1, 1), (1, 1), (1, -1), (-1, -1))
"""The corner of a field for each colour's sign, so that its place tells it, too."""
OUT = 0.25
RADIUS, EDGE = 0.17, 0.035
SIGN_ABOVE = 0.03
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
                signs += _sign((x + OUT * east, y + OUT * north, z + SIGN_ABOVE), look.emblem, look.colour)
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
