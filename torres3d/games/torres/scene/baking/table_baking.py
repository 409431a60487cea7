"""Bakes the light of board and towers into pictures, after each change, once the table's picture rests.

Each frame bakes a part, so that none takes long.
"""

from collections.abc import Callable

from direct.showbase.ShowBase import ShowBase
from panda3d.core import BitMask32, LVecBase3f, NodePath, OmniBoundingVolume, ShaderAttrib, Texture

from torres3d.games.torres.scene.baking.wall_mapping import BOARD, WALL_PLACE
from torres3d.scene.baking.baked_light import Bake, BakeQueue, bake_from_above
from torres3d.scene.render.compiled_shaders import baking_shader
from torres3d.scene.render.occlusion import Surroundings
from torres3d.scene.render.quality import Quality
from torres3d.scene.shapes.coordinates import SIDES

WALL_MASKS = tuple(BitMask32.bit(number) for number in range(11, 15))
"""Masks of the cameras for walls, from the south, east, north and west."""
WALLS_MASK = BitMask32(sum(mask.get_word() for mask in WALL_MASKS))
WALLS_WIDTH = 2048
FINE_FROM = 600
"""Pictures in motion higher than this, in pixels, get finer pictures of walls."""


class Baking(BakeQueue):
    """The baked pictures of one table. ``prepare`` is called with those of walls and from above before they are drawn:
    it makes what wears them, or returns False if they do not fit."""

    largest = 1536

    def __init__(
        self, base: ShowBase, root: NodePath, around: Surroundings, prepare: Callable[[Texture, Texture], bool]
    ) -> None:
        self._around = around
        self._prepare = prepare
        self.above = bake_from_above(root, "board from above", BOARD, -29)
        self.walls = Bake(root, "walls", WALL_MASKS, self.above.eyes[0].node().get_lens(), -28)
        for eye in self.walls.eyes:
            eye.node().set_cull_bounds(OmniBoundingVolume())
        super().__init__(base, (self.above, self.walls))

    def _prepared(self) -> bool:
        return self._prepare(self.walls.texture, self.above.texture)

    def _open(self, quality: Quality, width: int, height: int) -> None:
        seen = ShaderAttrib.make(baking_shader(quality, self._around), 1)
        laid = ShaderAttrib.make(baking_shader(quality, self._around, WALL_PLACE), 1)
        self.above.open(self._base, (width, width), [seen])
        self.walls.open(
            self._base,
            (WALLS_WIDTH, WALLS_WIDTH * (1 if height <= FINE_FROM else 2)),
            [laid.set_shader_input("wall", LVecBase3f(*way, side)) for side, way in enumerate(SIDES)],
        )
