"""Overlays ``levels`` and ``stairs``: the level of each field, and the fields that each figure can reach."""

import itertools
from collections.abc import Iterable, Iterator
from math import cos, pi, sin

from torres3d.games.turm_bauer.rules.cell_and_column_names import SOUTH, TABLE, Cell, letter_name, level_of
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
    """A numeral on every field, on a card in the colour of its level; the names of columns around the tower. Nothing
    over ruins."""
    if shown.state.ruin is not None:
        return Drawing()
    fields = shown.fields
    tones = level_tones(shown.levels, max(map(level_of, fields), default=0))
    cards = [_card(shown.place_at(cell), tones[level_of(cell)]) for cell in fields]
    return Drawing(level_labels(shown), join_meshes(cards))


def level_labels(shown: Shown) -> tuple[Label, ...]:
    """The numerals on fields where no figure stands, and the names of columns."""
    stood_on = {each.figure for each in shown.state.sets}
    fields = shown.fields
    free = [cell for cell in fields if cell not in stood_on]
    labels = [Label(str(level_of(cell)), shown.place_at(cell), SIZE, fades=True) for cell in free]
    return (*labels, *column_labels(fields))


NAME_SIZE = 15
NAME_TONE: Tone = (0.74, 0.86, 0.86)
NAMES_OUT = 1.0
"""How far beyond the tower the names of its columns lie on the table, in edges."""


def column_labels(cells: Iterable[Cell]) -> list[Label]:
    """The letters of columns south and north of these cells, and their numbers west and east, as the log has them."""
    xs, ys = ({cell[axis] for cell in cells} for axis in range(2))
    west, east, south, north = min(xs), max(xs), min(ys), max(ys)
    found = [
        (letter_name(x), (x - 0.5, y, 0.0))
        for x in range(west, east + 1)
        for y in (south - 1.0 - NAMES_OUT, north + NAMES_OUT)
    ]
    found += [
        (str(y + SOUTH), (x, y - 0.5, 0.0))
        for y in range(south, north + 1)
        for x in (west - 1.0 - NAMES_OUT, east + NAMES_OUT)
    ]
    return [Label(name, place, NAME_SIZE, NAME_TONE, unless_hidden=True, yields=True) for name, place in found]


def _card(place: Point, tone: Tone, half: float = HALF, opacity: float = OPACITY) -> Mesh:
    x, y, z = place
    corners = [(x + half * a, y + half * b, z + ABOVE) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return quad(corners, [(tone, opacity)] * 4)


CORNERS: tuple[tuple[int, int], ...] = ((-1, 1), (1, 1), (1, -1), (-1, -1))
"""The corner of a field for each colour's sign, so that its place tells it, too."""
OUT = 0.21
RADIUS, EDGE = 0.165, 0.03
SIGN_ABOVE = 0.03
PLATE, PLATE_OPACITY = 0.43, 0.82
"""Half the width of the dark plate below the signs, on which they stand out from wood of any colour."""
DARK: Tone = (0.09, 0.06, 0.04)
PALE: Tone = (1.0, 0.97, 0.90)
SHAPES: dict[int, tuple[int, float]] = {1: (20, 0.0), 2: (4, pi / 4), 3: (3, pi / 2), 4: (4, 0.0)}
"""By emblem: the number of corners of the sign, and the first one: round, square, triangle, diamond."""


def stairs(shown: Shown) -> Drawing:
    """The signs, in the corners of fields, of the colours whose figures can reach them now without a ring, or stand
    there; on a dark plate. Nothing over ruins."""
    if shown.state.ruin is not None:
        return Drawing()
    signs: list[Mesh] = []
    plates: set[Cell] = set()
    for number, cell, (x, y, z) in stairs_of(shown):
        plates.add(cell)
        look = shown.looks[shown.state.sets[number].colour]
        signs += _sign((x, y, z + SIGN_ABOVE), look.emblem, look.colour)
    cards = [_card(shown.place_at(place), DARK, PLATE, PLATE_OPACITY) for place in sorted(plates)]
    return Drawing(bands=join_meshes([*cards, *signs]) if signs else EMPTY)


def stairs_of(shown: Shown) -> Iterator[tuple[int, Cell, Point]]:
    """The number of each colour with the fields where its sign lies, and the place of the sign."""
    for number, each in enumerate(shown.state.sets):
        for place in sorted(reachable(shown.state, each.colour) | {each.figure}, key=str):
            if place != TABLE:
                x, y, z = shown.place_at(place)
                east, north = CORNERS[number % len(CORNERS)]
                yield number, place, (x + OUT * east, y + OUT * north, z)


def _sign(middle: Point, emblem: int, tone: Tone) -> list[Mesh]:
    x, y, z = middle
    found = []
    for lift, radius, colour in ((0.0, RADIUS + EDGE, PALE), (0.006, RADIUS, tone)):
        count, first = SHAPES.get(emblem, SHAPES[1])
        rim = [
            (x + radius * cos(first + 2 * pi * n / count), y + radius * sin(first + 2 * pi * n / count), z + lift)
            for n in range(count + 1)
        ]
        found += [quad([(x, y, z + lift), one, two, two], [(colour, 1.0)] * 4) for one, two in itertools.pairwise(rim)]
    return found
