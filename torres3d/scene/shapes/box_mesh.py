"""Plain boxes for simple pieces and boards."""

from itertools import product

import numpy as np

from torres3d.scene.shapes.mesh import VERTEX, Mesh, quads

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
