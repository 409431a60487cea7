"""Bakes mat and planks with their light into pictures, after each change, once the picture rests.

They fill more than half of the view. Baked, each of their pixels costs one look-up in motion. Level squares show the
pictures: a near one, and rings around it, which have fewer pixels for each cube.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from direct.showbase.ShowBase import ShowBase
from panda3d.core import NodePath, ShaderAttrib, Texture

from torres3d.scene.baked_light_pictures import BakeQueue, bake_from_above
from torres3d.scene.render.compiled_shaders import baking_shader
from torres3d.scene.render.occlusion_volume import Surroundings
from torres3d.scene.render.quality import Quality
from torres3d.scene.shapes.daylight import Daylight
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


FIRST_ORDER = -29
"""Order of the first picture's buffer: after the shadow map, before the picture of the table."""


class FloorBaking(BakeQueue):
    """Pictures of what `ABOVE_MASK` shows below ``root``, one for each card."""

    largest = 1024

    def __init__(
        self, base: ShowBase, root: NodePath, cards: tuple[FloorCard, ...], around: Surroundings, daylight: Daylight
    ) -> None:
        self._around = around
        self._daylight = daylight
        bakes = [
            bake_from_above(root, f"{card.name} from above", 2 * card.edge, FIRST_ORDER + number)
            for number, card in enumerate(cards)
        ]
        super().__init__(base, bakes)

    @property
    def textures(self) -> list[Texture]:
        """The pictures, in the order of their cards."""
        return [bake.texture for bake in self._bakes]

    def _open(self, quality: Quality, width: int, height: int) -> None:
        shader = baking_shader(quality, self._around, daylight=self._daylight, stone=False)
        for bake in self._bakes:
            bake.open(self._base, (width, width), [ShaderAttrib.make(shader, 1)])
