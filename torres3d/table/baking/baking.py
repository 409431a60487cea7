"""Bakes the light of board and towers into pictures, once after each change, when the picture of the table rests.

Each frame bakes a part, so that none takes long.
"""

from collections.abc import Callable, Sequence

from direct.showbase.ShowBase import ShowBase
from panda3d.core import (
    BitMask32,
    Camera,
    DisplayRegion,
    FrameBufferProperties,
    GraphicsOutput,
    Lens,
    LVecBase3f,
    NodePath,
    OmniBoundingVolume,
    OrthographicLens,
    RenderState,
    SamplerState,
    ShaderAttrib,
    Texture,
)

from torres3d.table.baking.bake_source import WALL_PLACE
from torres3d.table.baking.cells import BOARD
from torres3d.table.render.buffers import OnDemand, make_buffer
from torres3d.table.render.occlusion import Surroundings
from torres3d.table.render.quality import Quality
from torres3d.table.render.shading import baking_shader
from torres3d.table.shapes.space import SIDES

ABOVE_MASK = BitMask32.bit(10)
"""The camera that sees the board from above."""
WALL_MASKS = tuple(BitMask32.bit(number) for number in range(11, 15))
"""The cameras that see the walls of towers, from the south, east, north and west."""
WALLS_MASK = BitMask32(sum(mask.get_word() for mask in WALL_MASKS))
HIGH_UP = 40.0
DARK = (0.2, 0.17, 0.13, 1.0)
"""What is seen through a tower's doors."""
WALLS_WIDTH = 2048
FINE_FROM = 600
"""Pictures in motion of more pixels from top to bottom than this get finer pictures of walls."""
SMALLEST, LARGEST = 512, 1536
"""Width of the picture from above, in pixels."""


class Bake(OnDemand):
    """One picture that is baked, with a camera for each of these masks."""

    def __init__(self, root: NodePath, name: str, masks: Sequence[BitMask32], lens: Lens, order: int) -> None:
        super().__init__()
        self.dirty = False
        self.texture = Texture(name)
        for wrap in (self.texture.set_wrap_u, self.texture.set_wrap_v):
            wrap(SamplerState.WM_clamp)
        self.texture.set_minfilter(SamplerState.FT_linear)
        self.texture.set_magfilter(SamplerState.FT_linear)
        self._order = order
        self._regions: list[DisplayRegion] = []
        self.eyes: list[NodePath[Camera]] = []
        for mask in masks:
            camera = Camera(name, lens)
            camera.set_camera_mask(mask)
            self.eyes.append(root.attach_new_node(camera))

    def open(self, base: ShowBase, size: tuple[int, int], shaders: Sequence[ShaderAttrib]) -> None:
        """Bake into a picture of this size, with one of these shaders for each camera."""
        self.close(base.graphics_engine)
        wanted = FrameBufferProperties()
        wanted.set_rgb_color(True)
        wanted.set_rgba_bits(8, 8, 8, 0)
        wanted.set_depth_bits(24)
        name = self.texture.get_name()
        buffer = make_buffer(base.graphics_engine, base.win, name, self._order, size, wanted)
        buffer.add_render_texture(self.texture, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_color)
        buffer.set_clear_color(DARK)
        buffer.set_active(False)
        self._regions = [buffer.make_display_region() for _ in self.eyes]
        for region, eye, shader in zip(self._regions, self.eyes, shaders, strict=True):
            region.set_camera(eye)
            # The shader alone goes before those of what is drawn: their inputs stay.
            eye.node().set_initial_state(RenderState.make(shader))
        self.buffer = buffer

    def draw(self, number: int) -> None:
        """Bake in the next frame what this camera sees; the first one begins a new picture."""
        assert self.buffer is not None
        self.buffer.set_clear_color_active(number == 0)
        self.buffer.set_clear_depth_active(number == 0)
        for other, region in enumerate(self._regions):
            region.set_active(other == number)
        self.dirty = True


class Baking:
    """The pictures of one table. ``prepare`` is called with those of walls and from above before they are drawn: it
    makes what wears them, or says that it cannot."""

    def __init__(
        self, base: ShowBase, root: NodePath, around: Surroundings, prepare: Callable[[Texture, Texture], bool]
    ) -> None:
        self._base = base
        self._around = around
        self._prepare = prepare
        lens = OrthographicLens()
        lens.set_film_size(BOARD, BOARD)
        lens.set_near_far(1.0, 2.0 * HIGH_UP)
        self.above = Bake(root, "board from above", (ABOVE_MASK,), lens, -29)
        self.above.eyes[0].set_pos_hpr(0.0, 0.0, HIGH_UP, 0.0, -90.0, 0.0)
        self.walls = Bake(root, "walls", WALL_MASKS, lens, -28)
        for eye in self.walls.eyes:
            eye.node().set_cull_bounds(OmniBoundingVolume())
        self._parts = [(bake, number) for bake in (self.above, self.walls) for number in range(len(bake.eyes))]
        self._done = 0
        """So many parts show how the table is now."""
        self._unfit = False
        """Whether the pictures cannot hold how it is now."""

    def set_quality(self, quality: Quality, software: bool, pixels: tuple[int, int]) -> None:
        """Bake for pictures in motion of this quality and size; only a processor needs it, and what has gloss looks
        another way from each side."""
        self.close()
        if software and quality.coarse and not quality.gloss:
            size = min(max(3 * pixels[1] // 512 * 256, SMALLEST), LARGEST)
            seen = ShaderAttrib.make(baking_shader(quality, self._around), 1)
            laid = ShaderAttrib.make(baking_shader(quality, self._around, WALL_PLACE), 1)
            self.above.open(self._base, (size, size), [seen])
            self.walls.open(
                self._base,
                (WALLS_WIDTH, WALLS_WIDTH * (1 if pixels[1] <= FINE_FROM else 2)),
                [laid.set_shader_input("wall", LVecBase3f(*way, side)) for side, way in enumerate(SIDES)],
            )

    @property
    def fresh(self) -> bool:
        """Whether the pictures show how the table is now."""
        return self._done == len(self._parts)

    @property
    def wanted(self) -> bool:
        """Whether there is something to bake as soon as the picture rests."""
        return self.above.buffer is not None and not self.fresh and not self._unfit

    @property
    def waiting(self) -> bool:
        """Whether the coming frame bakes."""
        return self.above.waiting or self.walls.waiting

    def spoil(self) -> None:
        """The table changed."""
        self._done, self._unfit = 0, False

    def arrange(self, rests: bool) -> None:
        """Prepare the next frame; bake in it a part of what is wanted if the picture ``rests``."""
        if rests and self.wanted and not self.waiting:
            if not self._done:
                self._unfit = not self._prepare(self.walls.texture, self.above.texture)
            if not self._unfit:
                bake, number = self._parts[self._done]
                bake.draw(number)
                self._done += 1
        self.above.arrange()
        self.walls.arrange()

    def rest(self) -> None:
        """Bake nothing more until the table is shown again."""
        self.spoil()
        self.above.rest()
        self.walls.rest()

    def close(self) -> None:
        """Give the buffers back."""
        self.spoil()
        self.above.close(self._base.graphics_engine)
        self.walls.close(self._base.graphics_engine)
