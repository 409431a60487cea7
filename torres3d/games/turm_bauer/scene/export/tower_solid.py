"""A tower for printing: cornerstone and blocks as one closed skin, with a groove wherever two blocks meet.

Each cell is cut into its core and what is left to its neighbours; a core is full where there is a part, what lies
between parts of one block as well, and between two blocks only what joins their cores. Full pieces never touch along
an edge only, so each edge of the skin has two faces. Blocks stand straight, as the lattice has them.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from math import cos, pi, sin

import numpy as np

from torres3d.games.turm_bauer.rules.places import CORNERSTONE, Cell, Cells
from torres3d.scene.export.printed_figures import Figure, figure_skin, knight
from torres3d.scene.export.solid import Points, Solid, Triangles

GROOVE = 0.05
"""Half the width of the groove between blocks, and how deep it is."""
FACES = (
    ((1, 0, 0), ((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1))),
    ((-1, 0, 0), ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 0))),
    ((0, 1, 0), ((0, 1, 0), (0, 1, 1), (1, 1, 1), (1, 1, 0))),
    ((0, -1, 0), ((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1))),
    ((0, 0, 1), ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))),
    ((0, 0, -1), ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0))),
)
"""Each side of a piece: where it looks, and its corners, counter-clockwise from outside."""
FOOT, STEPS = 0.36, 24
"""Radius of a figure's foot, and how many corners it has."""


def tower_solid(blocks: tuple[Cells, ...], figures: Mapping[Cell, int]) -> Solid:
    """Cornerstone and ``blocks`` as one body that stands on z = 0; ``figures`` by the cells of their fields, as the
    emblems of their colours. Those on the table are no part of it."""
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
    """The core of a cell, and what of the room between it and the next ones eastward, northward and up is full."""
    found = []
    for step in product((0, 1), repeat=3):
        reached = [(cell[0] + x, cell[1] + y, cell[2] + z) for x, y, z in product(*(range(part + 1) for part in step))]
        owners = {owner.get(other) for other in reached}
        if None not in owners and (len(owners) == 1 or sum(step) == 1):
            found.append((2 * cell[0] + step[0], 2 * cell[1] + step[1], 2 * cell[2] + step[2]))
    return found


def _line(x: int, y: int, z: int) -> tuple[float, float, float]:
    """Where a corner of pieces lies: cores leave a groove to the edges of their cells. The table is flat."""
    across = tuple(each // 2 - 1 + (GROOVE if each % 2 == 0 else 1 - GROOVE) for each in (x, y))
    up = 0.0 if z == 0 else z // 2 + (GROOVE if z % 2 == 0 else 1 - GROOVE)
    return across[0], across[1], up


def _standing(points: Points, loop: Sequence[int], count: int, figure: Figure) -> tuple[Points, Triangles]:
    """A figure that closes the hole in the top of a part: new points (numbered from ``count``) and triangles. Between
    the four corners of the hole and its own round foot lies a rim."""
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
