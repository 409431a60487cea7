"""Towers of glass: plain boxes with bright edges, one for each block that one looks through."""

import numpy as np

from torres3d.rules.squares import Square
from torres3d.table.render.mesh import EMPTY, VERTEX, Mesh, joined
from torres3d.table.set.measures import BLOCK_HEIGHT, BLOCK_SIDE, centre


def _box() -> Mesh:
    half = BLOCK_SIDE / 2
    faces = []
    for turn in range(4):
        side = _quad(((-half, -half, 0), (half, -half, 0), (half, -half, BLOCK_HEIGHT), (-half, -half, BLOCK_HEIGHT)))
        side.vertices["normal"] = (0.0, -1.0, 0.0)
        faces.append(side.placed(0.0, 0.0, 0.0, 90.0 * turn))
    lid = _quad(
        (
            (-half, -half, BLOCK_HEIGHT),
            (half, -half, BLOCK_HEIGHT),
            (half, half, BLOCK_HEIGHT),
            (-half, half, BLOCK_HEIGHT),
        )
    )
    lid.vertices["normal"] = (0.0, 0.0, 1.0)
    return joined([*faces, lid])


def _quad(corners: tuple[tuple[float, float, float], ...]) -> Mesh:
    vertices = np.zeros(4, VERTEX)
    vertices["place"] = corners
    vertices["uv"] = ((0, 0), (1, 0), (1, 1), (0, 1))
    vertices["paint"] = 255
    return Mesh(vertices, np.array(((0, 1, 2), (0, 2, 3)), np.uint32))


BOX = _box()


def glass_mesh(heights: bytes, floors: dict[Square, int]) -> Mesh:
    """The glass blocks of towers with these 64 heights; ``floors`` as in `Scene.set_glass`."""
    boxes = [
        BOX.placed(*centre(square, floor))
        for square, first in floors.items()
        for floor in range(first, heights[square])
    ]
    return joined(boxes) if boxes else EMPTY
