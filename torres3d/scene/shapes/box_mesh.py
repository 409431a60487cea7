"""Plain boxes for simple pieces and boards, and blocks of glass with bright edges."""

from itertools import product

import numpy as np

from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes, quads

PAINT = (255, 150, 0, 0)
"""Open to the sky, not glossy, in its owner's colour; see `VERTEX`."""


def box_mesh(width: float, height: float) -> Mesh:
    """A square box about the middle of its foot, in its owner's colour."""
    corners = []
    for axis, side in product(range(3), (0, 1)):
        for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)) if side else ((0, 0), (0, 1), (1, 1), (1, 0)):
            x, y, z = np.roll((side, u, v), axis)
            normal = np.roll((2 * side - 1, 0, 0), axis)
            corners.append((((x - 0.5) * width, (y - 0.5) * width, z * height), tuple(normal), PAINT, (u, v)))
    return quads(np.array(corners, VERTEX))


def glass_box(width: float, height: float) -> Mesh:
    """A square box that stands on the origin, without its bottom."""
    half = width / 2
    faces = []
    for turn in range(4):
        side = _quad(((-half, -half, 0), (half, -half, 0), (half, -half, height), (-half, -half, height)))
        side.vertices["normal"] = (0.0, -1.0, 0.0)
        faces.append(side.placed(0.0, 0.0, 0.0, 90.0 * turn))
    lid = _quad(((-half, -half, height), (half, -half, height), (half, half, height), (-half, half, height)))
    lid.vertices["normal"] = (0.0, 0.0, 1.0)
    return join_meshes([*faces, lid])


def _quad(corners: tuple[tuple[float, float, float], ...]) -> Mesh:
    vertices = np.zeros(4, VERTEX)
    vertices["place"] = corners
    vertices["uv"] = ((0, 0), (1, 0), (1, 1), (0, 1))
    vertices["paint"] = 255
    return quads(vertices)
