"""Blocks of glass: plain boxes with bright edges, for transparent things."""

import numpy as np

from torres3d.scene.shapes.mesh import VERTEX, Mesh, join_meshes


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
    return Mesh(vertices, np.array(((0, 1, 2), (0, 2, 3)), np.uint32))
