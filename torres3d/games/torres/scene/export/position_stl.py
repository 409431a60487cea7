"""A position for 3D printing, as closed bodies and as binary STL: the plate, towers with battlements, in one skin.

Plate and towers are cells of one lattice, full or empty; their skin is every face between a full cell and an empty one.
Full cells never touch along an edge only, so the skin is closed and each edge has two faces. Lines over doors are bent
into arches. Figures close holes in the skin (`torres3d.scene.export.printing`).
"""

from collections.abc import Mapping, Sequence
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.rules.squares import Square, squares_of
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.scene.colours_and_emblems import SeatLook
from torres3d.scene.export.printing import KING, Figure, Points, Solid, Triangles, figure_skin, knight, stl

DOOR, MERLON, SHELL, WALL = 0.19, 0.10, 0.36, 0.46
"""Half widths, in squares: of a doorway, of the middle merlon, of a tower inside its shell, of a tower."""
ACROSS = (-WALL, -SHELL, -DOOR, -MERLON, 0.0, MERLON, DOOR, SHELL, WALL)
"""Lines of the lattice through a square, from its middle."""
RIM_INSIDE, RIM_OUTSIDE = 4.02, 4.40
PLATE, GROOVE = 0.14, 0.03
"""Thickness of the plate, depth of the grooves between squares."""
STEPS = (0.0, 0.06, 0.15, 0.24, 0.28)
"""Lines of the lattice above each floor: threshold and parapet, merlons, springing of the arch, the arch."""
SILL, ARCH = 1, 4
"""The upper edge of threshold and parapet, and that of the arch, among these lines."""
RISE = 0.15
"""Rise of an arch in its middle."""
FIRST = 2
"""The first layer of cells above the ground: below are the plate and the squares."""


def position_solid(heights: bytes, figures: Mapping[Square, Figure]) -> Solid:
    """The board with its towers and figures as one closed body, standing on z = -`PLATE`."""
    squares = [middle - 3.5 + line for middle in range(8) for line in ACROSS]
    floors = [floor * BLOCK_HEIGHT + step for floor in range(max(heights, default=0) + 1) for step in STEPS]
    across = np.array((-RIM_OUTSIDE, -RIM_INSIDE, *squares, RIM_INSIDE, RIM_OUTSIDE))
    up = np.array((-PLATE, -GROOVE, *floors))
    full = _cells(heights, len(across) - 1, len(up) - 1)
    points = _points(across, up)
    holes = {square: _deck(heights[square]) for square in figures}
    quads = _skin(full, holes)
    parts = [quads[:, (0, 1, 2)], quads[:, (0, 2, 3)]]
    added = [points.reshape(-1, 3)]
    count = points.size // 3
    shape = points.shape[:3]
    for square, figure in figures.items():
        loop = _loop(square, holes[square], shape)
        more, triangles = figure_skin(added[0][loop], loop, count, figure)
        added.append(more)
        parts.append(triangles)
        count += len(more)
    below, triangles = _bottom(shape, count, up[0])
    all_points = np.concatenate((*added, below))
    used, numbered = np.unique(np.concatenate((*parts, triangles)), return_inverse=True)
    return Solid(all_points[used], numbered.reshape(-1, 3))


def _start(file: int) -> int:
    return 2 + len(ACROSS) * file


def _deck(height: int) -> int:
    return FIRST + len(STEPS) * height


def _cells(heights: bytes, wide: int, high: int) -> NDArray[np.bool_]:
    full = np.zeros((wide, wide, high), np.bool_)
    full[:, :, 0] = True
    inside = slice(1, wide - 1)
    full[:, :, 1:3] = True
    full[inside, inside, 1:3] = False
    doorway = np.zeros((8, 8), np.bool_)
    for cells in (doorway, doorway.T):
        cells[2:6, (0, 7)] = True
    merlons = np.zeros((8, 8), np.bool_)
    for cells in (merlons, merlons.T):
        for along in (slice(0, 2), slice(3, 5), slice(6, 8)):
            cells[along, (0, 7)] = True
    parapet = np.ones((8, 8), np.bool_)
    parapet[1:7, 1:7] = False
    for square, height in enumerate(heights):
        x, y = _start(square % 8), _start(square // 8)
        tower = full[x : x + 8, y : y + 8]
        tower[:, :, 1] = True
        tower[:, :, FIRST : _deck(height)] = True
        for floor in range(height):
            sill, arch = _deck(floor) + SILL, _deck(floor) + ARCH
            tower[doorway, sill:arch] = False
        if height:
            deck = _deck(height)
            tower[:, :, deck] = parapet
            tower[:, :, deck + SILL] = merlons
    return full


def _points(across: Points, up: Points) -> Points:
    """The place of each point of the lattice, lines over doors bent."""
    x, y, z = np.meshgrid(across, across, up, indexing="ij")
    bend = np.zeros((len(across), len(across)))
    for i, a in enumerate(across):
        for j, b in enumerate(across):
            # The nearer side's door: along a wall only one of the two lies within a door's width.
            off = min(abs(_from_middle(a)), abs(_from_middle(b)))
            bend[i, j] = RISE * sqrt(max(1.0 - (off / DOOR) ** 2, 0.0))
    arches = range(FIRST + ARCH, len(up), len(STEPS))
    for layer in arches:
        z[:, :, layer] += bend
    return np.stack((x, y, z), axis=-1)


def _from_middle(line: float) -> float:
    return (line + 4.0) % 1.0 - 0.5


def _skin(full: NDArray[np.bool_], holes: Mapping[Square, int]) -> Triangles:
    """All faces as quads of the lattice's points, without the bottom and where figures stand."""
    wide, deep, high = (length + 1 for length in full.shape)
    padded = np.pad(full, 1)
    numbers = np.arange(wide * deep * high).reshape(wide, deep, high)
    found = []
    for axis in range(3):
        low = np.moveaxis(padded, axis, 0)[:-1]
        above = np.moveaxis(padded, axis, 0)[1:]
        others = (slice(None), slice(1, -1), slice(1, -1))
        # moveaxis leaves the other two in ascending order; for y that is the wrong way round.
        lattice = np.moveaxis(numbers, axis, 0)
        outward, inward = (low & ~above)[others], (above & ~low)[others]
        if axis == 2:
            for square, line in holes.items():
                x, y = _start(square % 8) + 1, _start(square // 8) + 1
                outward[line, x : x + 6, y : y + 6] = False
            inward[0] = False
        for faces, turned in ((outward, axis == 1), (inward, axis != 1)):
            a, b, c = np.nonzero(faces)
            quad = [lattice[a, b, c], lattice[a, b + 1, c], lattice[a, b + 1, c + 1], lattice[a, b, c + 1]]
            found.append(np.column_stack(quad[::-1] if turned else quad))
    return np.concatenate(found)


def _loop(square: Square, line: int, shape: tuple[int, ...]) -> NDArray[np.int64]:
    x, y = _start(square % 8) + 1, _start(square // 8) + 1
    around = [(x + i, y) for i in range(6)] + [(x + 6, y + i) for i in range(6)]
    around += [(x + 6 - i, y + 6) for i in range(6)] + [(x, y + 6 - i) for i in range(6)]
    return np.array([np.ravel_multi_index((i, j, line), shape) for i, j in around])


def _bottom(shape: tuple[int, ...], centre: int, z: float) -> tuple[Points, Triangles]:
    """One point in the middle of the bottom, and a fan from it to the plate's edge."""
    last = shape[0] - 1
    around = [(i, 0) for i in range(last)] + [(last, i) for i in range(last)]
    around += [(last - i, last) for i in range(last)] + [(0, last - i) for i in range(last)]
    edge = np.array([np.ravel_multi_index((i, j, 0), shape) for i, j in around])
    middle = np.full(len(edge), centre)
    return np.array([(0.0, 0.0, z)]), np.column_stack((middle, np.roll(edge, -1), edge))


SQUARE = 24.0
"""Millimetres for one square: the board is 211 mm wide and fits on a common printer."""


def position_stl(state: State, looks: Sequence[SeatLook]) -> bytes:
    figures: dict[Square, Figure] = {}
    for seat, knights in enumerate(state.knights):
        figures.update({square: knight(looks[seat].emblem) for square in squares_of(knights)})
    figures.update(dict.fromkeys(squares_of(state.king), KING))
    solid = position_solid(state.board.heights, figures)
    return stl(Solid(solid.points + np.array((0.0, 0.0, PLATE)), solid.triangles), SQUARE)
