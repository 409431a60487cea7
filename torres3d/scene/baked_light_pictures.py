"""Light baked into pictures of what stands still: one such picture, and a queue that bakes several in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from direct.showbase.ShowBase import ShowBase
from panda3d import core

from torres3d.scene.render.quality import Quality
from torres3d.scene.render.render_targets import OnDemand, make_picture, sample_smoothly

ABOVE_MASK = core.BitMask32.bit(10)
"""Mask of the cameras that look down on the things to bake."""
DARK = (0.2, 0.17, 0.13, 1.0)
"""Colour of the things behind the doors of a tower."""
HIGH_UP = 40.0
"""Height of the cameras that look down."""
SMALLEST = 512
"""Least width of a picture from above, in pixels."""


class Bake(OnDemand):
    """A baked picture, with one camera for each mask."""

    def __init__(
        self, root: core.NodePath, name: str, masks: Sequence[core.BitMask32], lens: core.Lens, order: int
    ) -> None:
        super().__init__()
        self.dirty = False
        self.texture = core.Texture(name)
        sample_smoothly(self.texture)
        self._order = order
        self._regions: list[core.DisplayRegion] = []
        self.eyes: list[core.NodePath[core.Camera]] = []
        for mask in masks:
            camera = core.Camera(name, lens)
            camera.set_camera_mask(mask)
            self.eyes.append(root.attach_new_node(camera))

    def open(self, base: ShowBase, size: tuple[int, int], shaders: Sequence[core.ShaderAttrib]) -> None:
        """Bake into a picture of this size, with one shader for each camera."""
        self.close(base.graphics_engine)
        buffer = make_picture(base.graphics_engine, base.win, self.texture, self._order, size)
        buffer.set_clear_color(DARK)
        buffer.set_active(False)
        self._regions = [buffer.make_display_region() for _ in self.eyes]
        for region, eye, shader in zip(self._regions, self.eyes, shaders, strict=True):
            region.set_camera(eye)
            # Only the shader takes priority over those of the nodes; their inputs stay.
            eye.node().set_initial_state(core.RenderState.make(shader))
        self.buffer = buffer

    def draw(self, number: int) -> None:
        """Bake what this camera sees in the next frame. The first camera begins a new picture."""
        assert self.buffer is not None
        self.buffer.set_clear_color_active(number == 0)
        self.buffer.set_clear_depth_active(number == 0)
        for other, region in enumerate(self._regions):
            region.set_active(other == number)
        self.dirty = True


def bake_from_above(root: core.NodePath, name: str, width: float, order: int) -> Bake:
    """A picture of a square of the table, so wide, from straight above."""
    lens = core.OrthographicLens()
    lens.set_film_size(width, width)
    lens.set_near_far(1.0, 2.0 * HIGH_UP)
    bake = Bake(root, name, (ABOVE_MASK,), lens, order)
    bake.eyes[0].set_pos_hpr(0.0, 0.0, HIGH_UP, 0.0, -90.0, 0.0)
    return bake


class BakeQueue:
    """The baked pictures of one table. After a change they are baked again while the table's picture rests, one camera
    a frame, so that no frame takes long."""

    largest: ClassVar[int] = SMALLEST
    """Greatest width of a picture from above, in pixels."""

    def __init__(self, base: ShowBase, bakes: Sequence[Bake]) -> None:
        self._base = base
        self._bakes = bakes
        self._parts = [(bake, number) for bake in bakes for number in range(len(bake.eyes))]
        self._done = 0
        """The number of parts that are up to date."""
        self._unfit = False
        """Whether the scene does not fit into the pictures."""

    def set_quality(self, quality: Quality, software: bool, pixels: tuple[int, int]) -> None:
        """Bake for pictures in motion of this quality and size. Only a processor needs that, and only without gloss,
        which looks different from each side."""
        self.close()
        if software and quality.coarse and not quality.gloss:
            self._open(quality, min(max(3 * pixels[1] // 512 * 256, SMALLEST), self.largest), pixels[1])

    def _open(self, quality: Quality, width: int, height: int) -> None:
        """Open the pictures: from above so wide, for pictures in motion so high, in pixels."""

    def _prepared(self) -> bool:
        """Prepare what wears the pictures before the first bake. False if the scene does not fit into them."""
        return True

    @property
    def fresh(self) -> bool:
        """Whether the pictures are up to date."""
        return self._done == len(self._parts)

    @property
    def wanted(self) -> bool:
        """Whether there is something to bake once the picture rests."""
        return not self.fresh and not self._unfit and self._bakes[0].buffer is not None

    @property
    def is_waiting(self) -> bool:
        """Whether the next frame bakes something."""
        return any(bake.is_waiting for bake in self._bakes)

    def spoil(self) -> None:
        """Mark all pictures as out of date, after a change on the table."""
        self._done, self._unfit = 0, False

    def arrange(self, rests: bool) -> None:
        """Prepare the next frame. If the picture ``rests``, it bakes one part."""
        if rests and self.wanted and not self.is_waiting:
            if not self._done:
                self._unfit = not self._prepared()
            if not self._unfit:
                bake, number = self._parts[self._done]
                bake.draw(number)
                self._done += 1
        for bake in self._bakes:
            bake.arrange()

    def pause(self) -> None:
        """Bake nothing until the table is shown again."""
        self.spoil()
        for bake in self._bakes:
            bake.pause()

    def close(self) -> None:
        self.spoil()
        for bake in self._bakes:
            bake.close(self._base.graphics_engine)
