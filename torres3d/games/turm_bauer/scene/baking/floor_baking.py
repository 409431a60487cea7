"""Bakes mat and planks with their light into pictures, after each change, once the picture rests.

They fill more than half of the view. Baked, each of their pixels costs one look-up in motion.
"""

from __future__ import annotations

from direct.showbase.ShowBase import ShowBase
from panda3d.core import NodePath, OrthographicLens, ShaderAttrib, Texture

from torres3d.games.turm_bauer.scene.baking.floor_quads import FloorCard
from torres3d.scene.baking.baked_light import ABOVE_MASK, Bake, BakeQueue
from torres3d.scene.render.compiled_shaders import baking_shader
from torres3d.scene.render.occlusion import Surroundings
from torres3d.scene.render.quality import Quality
from torres3d.scene.shapes.daylight import Daylight

HIGH_UP = 40.0
FIRST_ORDER = -29
"""Order of the first picture's buffer: after the shadow map, before the picture of the table."""
SMALLEST, LARGEST = 512, 1024
"""Width of a picture, in pixels."""


class FloorBaking(BakeQueue):
    """Pictures of what `ABOVE_MASK` shows below ``root``, one for each card."""

    def __init__(
        self, base: ShowBase, root: NodePath, cards: tuple[FloorCard, ...], around: Surroundings, daylight: Daylight
    ) -> None:
        self._around = around
        self._daylight = daylight
        bakes = []
        for number, card in enumerate(cards):
            lens = OrthographicLens()
            lens.set_film_size(2 * card.edge, 2 * card.edge)
            lens.set_near_far(1.0, 2.0 * HIGH_UP)
            bake = Bake(root, f"{card.name} from above", (ABOVE_MASK,), lens, FIRST_ORDER + number)
            bake.eyes[0].set_pos_hpr(0.0, 0.0, HIGH_UP, 0.0, -90.0, 0.0)
            bakes.append(bake)
        super().__init__(base, bakes)

    @property
    def textures(self) -> list[Texture]:
        """The pictures, in the order of their cards."""
        return [bake.texture for bake in self._bakes]

    def set_quality(self, quality: Quality, software: bool, pixels: tuple[int, int]) -> None:
        """Bake for pictures in motion of this quality and size. Only a processor needs that, and only without gloss,
        which looks different from each side."""
        self.close()
        if software and quality.coarse and not quality.gloss:
            size = min(max(3 * pixels[1] // 512 * 256, SMALLEST), LARGEST)
            shader = baking_shader(quality, self._around, daylight=self._daylight, stone=False)
            for bake in self._bakes:
                bake.open(self._base, (size, size), [ShaderAttrib.make(shader, 1)])
