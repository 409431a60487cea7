"""The surroundings: a felt mat on a table of walnut, in a room out of focus. Pure numpy."""

from collections.abc import Sequence
from itertools import pairwise, product
from math import cos, pi, sin

import numpy as np

from torres3d.games.turm_bauer.scene.block_mesh import Timber, block_mesh
from torres3d.games.turm_bauer.scene.light_baking import FloorCard
from torres3d.games.turm_bauer.scene.measures import CUBE, MAT, MAT_THICKNESS
from torres3d.games.turm_bauer.scene.supply_layout import BOX_FLOOR, BOX_HALF
from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes, quads

ROUGH_FELT, ROUGH_PLANKS = 255, 190
MAT_CORNER = 1.6
"""Radius of the mat's corners."""
FELT_TILE, PLANKS_TILE = 4.0, 16.0
"""Width of the pictures in cubes."""
LINES: tuple[float, ...] = (0.6, 1.2, 1.8, 2.4, 3.2, 4, 5, 6.2, 7.4, 8.6)
"""Cuts of the mat on both sides of its middle: light is computed at vertices, and changes most close to the tower."""
TABLE, BOARD, ROUNDED, LIP = 13.0, 1.1, 0.16, 0.4
"""Half the width of the table within its lip, the thickness of its board, how far its edges are rounded, and how far
the lip rises, outward and inward, until it is as high as the mat."""
PROFILE = (
    ((TABLE - LIP, -MAT_THICKNESS), (TABLE + LIP, 0.0), (0.0, 1.0)),
    ((TABLE + LIP, 0.0), (TABLE + LIP + ROUNDED, -ROUNDED), (0.7, 0.7)),
    ((TABLE + LIP + ROUNDED, -ROUNDED), (TABLE + LIP + ROUNDED, -BOARD), (1.0, 0.0)),
)
"""The table's lip and side from within: of each part both ends and where it faces, outward and upward."""
FACING = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Where the sides of the table face."""
FLOOR_LINES: tuple[float, ...] = (-TABLE, -11, -8.6, -5.6, 0, 5.6, 8.6, 11, TABLE)
FLOOR_CARDS = (FloorCard("near floor", 0.0, MAT), FloorCard("floor", MAT, TABLE))
"""Cards with the baked pictures of mat and planks, for motion where a processor draws: all at the height of the mat's
top, so that no gap shows."""
ROOM_RADIUS, ROOM_DOWN = 110.0, 28.0
"""Radius of the room, and how far its horizon is below the table: who looks down on the table sees its walls."""
WALL, WALL_HEIGHT = 0.14, 0.62
"""Thickness and height of the walls of the box."""


def _grid(xs: Sequence[float], ys: Sequence[float], z: float, tile: float, rough: int, hole: float = 0.0) -> Mesh:
    """A level floor cut at these lines, without the part within ``hole`` of the middle in both directions."""
    columns, rows = np.meshgrid(np.array(xs), np.array(ys), indexing="ij")
    vertices = np.zeros(columns.size, VERTEX)
    places = np.stack((columns, rows, np.full_like(columns, z)), axis=-1).reshape(-1, 3)
    vertices["place"], vertices["normal"] = places, (0, 0, 1)
    vertices["paint"], vertices["uv"] = (255, rough, 0, 255), places[:, :2] / tile
    across = len(ys)
    found = []
    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            if max(abs(xs[i] + xs[i + 1]), abs(ys[j] + ys[j + 1])) / 2 < hole:
                continue
            a, b, c, d = i * across + j, (i + 1) * across + j, (i + 1) * across + j + 1, i * across + j + 1
            found += [(a, b, c), (a, c, d)]
    return Mesh(vertices, np.array(found, np.uint32))


def table_top() -> Mesh:
    """The planks; none below the mat."""
    return _grid(FLOOR_LINES, FLOOR_LINES, -MAT_THICKNESS, PLANKS_TILE, ROUGH_PLANKS, hole=MAT - 3.4)


def table_edge() -> Mesh:
    """The lip and the sides of the table."""
    rows: list[tuple[object, ...]] = []
    # Cut into pieces: light may be computed at their corners.
    cuts = [line / TABLE for line in FLOOR_LINES]
    for (east, north), (left, right) in product(FACING, pairwise(cuts)):
        for inner, outer, (outward, upward) in PROFILE:
            for side, (out, z) in ((left, outer), (right, outer), (right, inner), (left, inner)):
                x, y = out * east - side * out * north, out * north + side * out * east
                normal = (east * outward, north * outward, upward)
                uv = (side * out / PLANKS_TILE, (out - z) / PLANKS_TILE)
                rows.append(((x, y, z), normal, (255, ROUGH_PLANKS, 0, 255), uv))
    return quads(np.array(rows, VERTEX))


def _border(out: float) -> list[tuple[float, float]]:
    """The outline of the mat, so far inside of its edge."""
    points = []
    for quarter in range(4):
        middle_x = (MAT - MAT_CORNER) * (1, -1, -1, 1)[quarter]
        middle_y = (MAT - MAT_CORNER) * (1, 1, -1, -1)[quarter]
        for step in range(7):
            angle = pi / 2 * (quarter + step / 6)
            points.append((middle_x + (MAT_CORNER - out) * cos(angle), middle_y + (MAT_CORNER - out) * sin(angle)))
    return points


def _strip(
    low: list[tuple[float, float]],
    high: list[tuple[float, float]],
    zs: tuple[float, float],
    opened: tuple[int, int],
    up: float,
) -> Mesh:
    rows: list[tuple[object, ...]] = []
    faces = []
    for number in range(len(low)):
        first = len(rows)
        for corner in (number, (number + 1) % len(low)):
            for (x, y), z, open_ in ((low[corner], zs[0], opened[0]), (high[corner], zs[1], opened[1])):
                length = float(np.hypot(x, y))
                normal = np.array((x / length * (1 - up), y / length * (1 - up), up))
                normal /= np.linalg.norm(normal)
                uv = (x / FELT_TILE, (y + z) / FELT_TILE)
                rows.append(((x, y, z), tuple(normal), (open_, ROUGH_FELT, 0, 255), uv))
        faces += [(first, first + 2, first + 3), (first, first + 3, first + 1)]
    return Mesh(np.array(rows, VERTEX), np.array(faces, np.uint32))


def mat() -> Mesh:
    """The felt: a square with round corners, its edge turned down, with a pressed seam."""
    edge = MAT - MAT_CORNER
    inner = [line for line in LINES if line < edge]
    lines = [-edge, *(-line for line in reversed(inner)), 0, *inner, edge]
    middle = _grid(lines, lines, 0.0, FELT_TILE, ROUGH_FELT)
    outline = _border(0.06)
    square = [(min(max(x, -edge), edge), min(max(y, -edge), edge)) for x, y in outline]
    seam_out, seam_mid, seam_in = _border(0.34), _border(0.38), _border(0.42)
    return join_meshes(
        [
            middle,
            _strip(seam_in, square, (0.0, 0.0), (255, 255), 1.0),
            _strip(seam_mid, seam_in, (0.0, 0.0), (60, 255), 1.0),
            _strip(seam_out, seam_mid, (0.0, 0.0), (255, 60), 1.0),
            _strip(outline, seam_out, (0.0, 0.0), (255, 255), 1.0),
            _strip(_border(0.0), outline, (-MAT_THICKNESS, 0.0), (90, 255), 0.5),
        ]
    )


def box_mesh() -> Mesh:
    """The box for discarded things: four walls and a floor of dark wood, about the middle of its foot."""
    plank = block_mesh(((0, 0, 0),), Timber(dark=True)).natural
    half, walls = BOX_HALF + WALL / 2, []
    long = 2 * BOX_HALF + 2 * WALL
    for turn, length in ((0, long), (90, 2 * BOX_HALF), (180, long), (270, 2 * BOX_HALF)):
        wall = _sized(plank, length, WALL, WALL_HEIGHT).placed(0.0, -half, WALL_HEIGHT / 2)
        walls.append(wall.placed(0.0, 0.0, 0.0, float(turn)))
    floor = _sized(plank, 2 * BOX_HALF, 2 * BOX_HALF, BOX_FLOOR).placed(0.0, 0.0, BOX_FLOOR / 2)
    return join_meshes([floor, *walls])


def _sized(plank: Mesh, wide: float, deep: float, high: float) -> Mesh:
    """A cube stretched to a plank, with its grain along x."""
    vertices = plank.vertices.copy()
    vertices["place"] *= np.array((wide / CUBE, deep / CUBE, high), np.float32)
    return Mesh(vertices, plank.triangles)


def room_ball() -> Mesh:
    """A ball around everything, seen from inside, with the picture of the room."""
    around, upward = 32, 16
    rows: list[tuple[object, ...]] = []
    for j in range(upward + 1):
        pitch = pi * (j / upward - 0.5)
        for i in range(around + 1):
            angle = 2 * pi * i / around
            place = (
                ROOM_RADIUS * cos(pitch) * cos(angle),
                ROOM_RADIUS * cos(pitch) * sin(angle),
                ROOM_RADIUS * sin(pitch) - ROOM_DOWN,
            )
            rows.append((place, (0, 0, 1), (255, 255, 0, 255), (i / around, j / upward)))
    faces = []
    for j in range(upward):
        for i in range(around):
            a, b = j * (around + 1) + i, (j + 1) * (around + 1) + i
            faces += [(a, b, b + 1), (a, b + 1, a + 1)]
    return Mesh(np.array(rows, VERTEX), np.array(faces, np.uint32))
