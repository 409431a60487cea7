"""A die: a rounded cube of pale wood with dark pips, and its turn for each number."""

from math import cos, pi, sin

import numpy as np

from torres3d.games.turm_bauer.kit.chance import PIPS
from torres3d.games.turm_bauer.scene.block_mesh import Timber, block_mesh
from torres3d.games.turm_bauer.scene.measures import CUBE, DIE
from torres3d.games.turm_bauer.scene.wood_texture_coordinates import DARK_LONG, SIDE
from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes

Vector = tuple[float, float, float]
FACES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    2: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    4: ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
    5: ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
}
"""The face of each number: out, right and up; opposite faces add up to 7."""
FACE_UP: dict[int, Vector] = {
    1: (0, 0, 0),
    2: (0, -90, 0),
    3: (0, 0, -90),
    4: (0, 0, 90),
    5: (0, 90, 0),
    6: (0, 180, 0),
}
"""Heading, pitch and roll of a die with a number on top, before it turns about the upright axis."""
PIP, APART, OVER = 0.062, 0.155, 0.003
"""Radius of a pip, its distance from the middle, and how far it stands out."""
SIDES = 10


def _pip(out: Vector, right: Vector, up: Vector, x: float, y: float) -> Mesh:
    o, r, u = (np.array(vector, float) for vector in (out, right, up))
    middle = o * (DIE / 2 + OVER) + r * (x * APART) + u * (y * APART)
    rows = []
    for step in range(SIDES):
        angle = 2 * pi * step / SIDES
        place = middle + PIP * (r * cos(angle) + u * sin(angle))
        uv = (x + 3 * y + 0.02 * step) / SIDE, (DARK_LONG.start + 0.5) / SIDE
        rows.append((tuple(place), out, (235, 110, 0, 255), uv))
    fan = [(0, n, n + 1) for n in range(1, SIDES - 1)]
    return Mesh(np.array(rows, VERTEX), np.array(fan, np.uint32))


def die_mesh() -> Mesh:
    """A die about its middle, showing 1."""
    wood = block_mesh(((1, 0, 0),), Timber()).natural
    vertices = wood.vertices.copy()
    vertices["place"] *= np.array((DIE / CUBE, DIE / CUBE, DIE), np.float32)
    pips = [_pip(*FACES[number], x, y) for number, places in PIPS.items() for x, y in places]
    return join_meshes([Mesh(vertices, wood.triangles), *pips])
