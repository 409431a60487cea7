"""A tower for 3D printing, as one closed skin and as binary STL: a groove wherever two blocks meet.

Each cell has a core and gaps to its neighbours. The core of a part is full, and so are the gaps between parts of one
block; between two blocks only the gap between their cores is. Full pieces never touch along an edge only, so each edge
of the skin has two faces. Blocks stand straight, as in the lattice.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from math import cos, pi, sin

import numpy as np

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE, Cell, Cells, Colour
from torres3d.games.turm_bauer.rules.state import State
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.export.printing import Figure, Points, Solid, Triangles, figure_skin, knight, stl

GROOVE = 0.05
"""Half the width of the groove between blocks, and its depth."""
FACES = (
    ((1, 0, 0), ((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1))),
    ((-1, 0, 0), ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 0))),
    ((0, 1, 0), ((0, 1, 0), (0, 1, 1), (1, 1, 1), (1, 1, 0))),
    ((0, -1, 0), ((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1))),
    ((0, 0, 1), ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))),
    ((0, 0, -1), ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0))),
)
"""The sides of a piece: direction, and corners counter-clockwise from outside."""
FOOT, STEPS = 0.36, 24
"""Radius of a figure's foot, and its number of corners."""


def tower_solid(blocks: tuple[Cells, ...], figures: Mapping[Cell, int]) -> Solid:
    """Cornerstone and ``blocks`` as one body on z = 0. ``figures`` are emblems by the cells of their fields; figures on
    the table are left out."""
    owner = {cell: number for number, cells in enumerate((CORNERSTONE, *blocks)) for cell in cells}
    full = {piece for cell in owner for piece in _pieces(cell, owner)}
    corners: dict[Cell, int] = {}
    quads: list[tuple[int, ...]] = []
    loops: dict[Cell, tuple[int, ...]] = {}
    for piece in sorted(full):
        for out, face in FACES:
            if tuple(a + b for a, b in zip(piece, out, strict=True)) in full:
                continue
            numbers = tuple(
                corners.setdefault((piece[0] + x, piece[1] + y, piece[2] + z), len(corners)) for x, y, z in face
            )
            cell = (piece[0] // 2, piece[1] // 2, piece[2] // 2)
            if out == (0, 0, 1) and cell in figures and piece == _core(cell):
                loops[cell] = numbers
            else:
                quads.append(numbers)
    points = np.array([_line(*corner) for corner in corners])
    skin = np.array(quads)
    parts: list[Triangles] = [skin[:, (0, 1, 2)], skin[:, (0, 2, 3)]]
    added: list[Points] = [points]
    count = len(points)
    for cell, loop in loops.items():
        more, triangles = _standing(points, loop, count, knight(figures[cell]))
        added.append(more)
        parts.append(triangles)
        count += len(more)
    return Solid(np.concatenate(added), np.concatenate(parts))


def _core(cell: Cell) -> Cell:
    return 2 * cell[0], 2 * cell[1], 2 * cell[2]


def _pieces(cell: Cell, owner: Mapping[Cell, int]) -> list[Cell]:
    """The core of a cell, and the full gaps to its neighbours eastward, northward and up."""
    found = []
    for step in product((0, 1), repeat=3):
        reached = [(cell[0] + x, cell[1] + y, cell[2] + z) for x, y, z in product(*(range(part + 1) for part in step))]
        owners = {owner.get(other) for other in reached}
        if None not in owners and (len(owners) == 1 or sum(step) == 1):
            found.append((2 * cell[0] + step[0], 2 * cell[1] + step[1], 2 * cell[2] + step[2]))
    return found


def _line(x: int, y: int, z: int) -> tuple[float, float, float]:
    """The place of a corner of pieces: cores leave a groove at the edges of their cells. The table is flat."""
    across = tuple(each // 2 - 1 + (GROOVE if each % 2 == 0 else 1 - GROOVE) for each in (x, y))
    up = 0.0 if z == 0 else z // 2 + (GROOVE if z % 2 == 0 else 1 - GROOVE)
    return across[0], across[1], up


def _standing(points: Points, loop: Sequence[int], count: int, figure: Figure) -> tuple[Points, Triangles]:
    """A figure that closes the hole in the top of a part: new points (numbered from ``count``) and triangles. A rim
    joins the four corners of the hole to its round foot."""
    middle = points[list(loop)].mean(axis=0)
    foot = np.array([
        (middle[0] + FOOT * cos(angle), middle[1] + FOOT * sin(angle), middle[2])
        for angle in (2 * pi * step / STEPS for step in range(STEPS))
    ])  # fmt: skip
    rim = []
    for number, corner in enumerate(loop):
        # Corners lie at 225, 315, 45 and 135 degrees: each sees the quarter of the foot around its own direction.
        first = (STEPS // 2 + number * (STEPS // 4)) % STEPS
        around = [count + (first + step) % STEPS for step in range(STEPS // 4 + 1)]
        rim += [(corner, high, low) for low, high in pairwise(around)]
        rim.append((corner, loop[(number + 1) % 4], around[-1]))
    more, triangles = figure_skin(foot, count + np.arange(STEPS), count + STEPS, figure)
    return np.concatenate((foot, more)), np.concatenate((np.array(rim), triangles))


CUBE_EDGE = 10.0
"""Millimetres for one cube: a tower of twenty levels fits into a common printer."""


def tower_stl(state: State, looks: Mapping[Colour, SeatLook]) -> bytes:
    figures = {each.figure: looks[each.colour].emblem for each in state.sets if each.figure != TABLE}
    return stl(tower_solid(tuple(built.cells for built in state.blocks), figures), CUBE_EDGE)
