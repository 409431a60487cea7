"""Thin plates under knights that separate their colours from roofs of nearly the same tone: dark under pale colours,
pale under dark ones."""

import numpy as np

from torres3d.scene.shapes.mesh import PLINTH, VERTEX, Mesh, join_meshes

BASE = 0.05
"""Height of the base of a piece."""
LARGER, ABOVE = 0.035, 0.012
"""How far the plate extends around the base, and its height: too thin for a visible edge."""
CORNERS = 16
FREE, ROUGH = 255, 200
"""Occlusion and roughness."""


def on_plinth(piece: Mesh) -> Mesh:
    """The piece with a plate under its base, in the outline of the base with round corners."""
    places = piece.vertices["place"]
    base = places[places[:, 2] < BASE][:, :2]
    angles = np.arange(CORNERS) * (2 * np.pi / CORNERS)
    directions = np.stack((np.cos(angles), np.sin(angles)), axis=1).astype(np.float32)
    corners = np.zeros(CORNERS, VERTEX)
    corners["place"][:, :2] = base[np.argmax(base @ directions.T, axis=0)] + directions * np.float32(LARGER)
    corners["place"][:, 2] = ABOVE
    corners["normal"] = (0.0, 0.0, 1.0)
    corners["paint"] = (FREE, ROUGH, 0, PLINTH)
    corners["uv"] = piece.vertices["uv"][0]
    plate = Mesh(corners, np.array([(0, n, n + 1) for n in range(1, CORNERS - 1)], np.uint32))
    return join_meshes([piece, plate])
