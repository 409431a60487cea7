"""Joints between the towers of one castle: parapets only where a roof drops, and closed gaps.

So a castle is one body with terraces, and castles that touch only at a corner stay apart.
"""

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.scene.shapes.coordinates import SIDES
from torres3d.scene.shapes.mesh import EMPTY, PARAPET, ROOF, VERTEX, Mesh, quads

EDGE = 0.35
"""Battlements farther out than this belong to a side's parapet."""
LOW_WALL = 0.034
"""Height of the low wall between merlons."""
NEAR, FAR = 0.455, 0.545
"""Start and end of the gap between two towers, from the middle of the first one."""
STRIP, JOINT = 0.448, 0.47
"""Places of the strips of wall that close the ends of a gap, and the extent of the joint on top of it."""
SUNK = 0.006
"""Depth of the joint below the roofs."""
HIDDEN, SHADED, ROUGH = 70, 120, 235
"""Occlusion of a joint and of a strip, roughness of both."""


class Terraces:
    """Parapets and joints, made once. ``battlements`` are a model on the ground; ``flag`` and ``wall`` are places in
    the texture: paving, and plain wall."""

    def __init__(self, battlements: Mesh, flag: NDArray[np.float32], wall: NDArray[np.float32]) -> None:
        vertices = battlements.vertices.copy()
        vertices["paint"][:, 3] = PARAPET
        self._battlements = Mesh(vertices, battlements.triangles)
        self._flag, self._wall = flag, wall
        self._parapets: dict[tuple[int, int], Mesh] = {}
        self._joints: dict[tuple[int, int], Mesh] = {}

    def parapet(self, turn: int, drops: int) -> Mesh:
        """Battlements on the sides of the mask ``drops``, on top of a block on the ground, turned by so many
        quarters."""
        key = (turn, drops)
        if key not in self._parapets:
            mesh = self._battlements.placed(0.0, 0.0, BLOCK_HEIGHT, 90.0 * turn)
            self._parapets[key] = mesh if drops == 0b1111 else _only_sides(mesh, drops)
        return self._parapets[key]

    def joint(self, side: int, floors: int) -> Mesh:
        """The filling of the gap on a side, so many floors high: a dark joint on top, a strip of wall at each end."""
        key = (side, floors)
        if key not in self._joints:
            top = BLOCK_HEIGHT * floors - SUNK
            corners = np.zeros(12, VERTEX)
            corners["place"][:4] = (NEAR, -JOINT, top), (FAR, -JOINT, top), (FAR, JOINT, top), (NEAR, JOINT, top)
            corners["place"][4:8] = (NEAR, -STRIP, 0), (FAR, -STRIP, 0), (FAR, -STRIP, top), (NEAR, -STRIP, top)
            corners["place"][8:] = (FAR, STRIP, 0), (NEAR, STRIP, 0), (NEAR, STRIP, top), (FAR, STRIP, top)
            corners["normal"][:4], corners["normal"][4:8], corners["normal"][8:] = (0, 0, 1), (0, -1, 0), (0, 1, 0)
            corners["paint"][:4], corners["paint"][4:] = (HIDDEN, ROUGH, 0, ROOF), (SHADED, ROUGH, 0, 255)
            corners["uv"][:4], corners["uv"][4:] = self._flag, self._wall
            self._joints[key] = quads(corners).placed(0.0, 0.0, 0.0, 90.0 * (side - 1))
        return self._joints[key]

    def crossing(self, floors: int) -> Mesh:
        """The filling of the hole where four towers meet, at the north-east corner of the first one."""
        top = BLOCK_HEIGHT * floors - SUNK
        corners = np.zeros(4, VERTEX)
        corners["place"] = (NEAR, NEAR, top), (FAR, NEAR, top), (FAR, FAR, top), (NEAR, FAR, top)
        corners["normal"], corners["paint"], corners["uv"] = (0, 0, 1), (HIDDEN, ROUGH, 0, ROOF), self._flag
        return quads(corners)


def _only_sides(battlements: Mesh, drops: int) -> Mesh:
    if not drops:
        return EMPTY
    centres = battlements.centres
    shown = np.zeros(len(centres), np.bool_)
    for side, (x, y) in enumerate(SIDES):
        if drops >> side & 1:
            shown |= centres[:, 0] * x + centres[:, 1] * y > EDGE
    mesh = battlements.subset(shown)
    # Merlons stand on the roof itself where the low wall under them is left out.
    z = mesh.vertices["place"][:, 2]
    z[z < BLOCK_HEIGHT + LOW_WALL] = BLOCK_HEIGHT
    return mesh
