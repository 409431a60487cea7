"""Level squares that show baked mat and planks: a near one, and rings around it. Pure numpy.

Pictures close to the tower have more pixels for each cube than those far from it.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from torres3d.scene.shapes.mesh import VERTEX, Mesh, quads


@dataclass(frozen=True, slots=True)
class FloorCard:
    """A square from its ``hole`` out to its ``edge``, in both directions from the middle of the table, in cubes. Its
    picture shows the whole square."""

    name: str
    hole: float
    edge: float


def card_mesh(card: FloorCard) -> Mesh:
    """The card, facing upward, with texture coordinates as seen from above with north on top."""
    edge, hole = card.edge, card.hole
    rectangles: Sequence[tuple[float, float, float, float]] = (
        ((-edge, -edge, edge, edge),)
        if not hole
        else (
            (-edge, -edge, edge, -hole),
            (-edge, hole, edge, edge),
            (-edge, -hole, -hole, hole),
            (hole, -hole, edge, hole),
        )
    )
    corners = [
        (x, y)
        for left, low, right, high in rectangles
        for x, y in ((left, low), (right, low), (right, high), (left, high))
    ]
    vertices = np.zeros(len(corners), VERTEX)
    flat = np.array(corners, np.float32)
    vertices["place"][:, :2] = flat
    vertices["normal"] = (0, 0, 1)
    vertices["uv"] = flat / np.float32(2 * edge) + np.float32(0.5)
    return quads(vertices)
