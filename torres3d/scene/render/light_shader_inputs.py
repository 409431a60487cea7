"""The sun's shadow map and the occlusion volume of the sky, as inputs of the solid shader.

The sun stands still and its map always covers the same part of the world, so shadows neither swim nor jump.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np
from panda3d import core

from torres3d.scene.render.changed_regions import Points, patch_around
from torres3d.scene.render.compiled_shaders import shadow_shader
from torres3d.scene.render.occlusion_volume import Surroundings, Volume, occlusion, sky_occlusion
from torres3d.scene.render.render_targets import PartialBuffer, make_buffer
from torres3d.scene.shapes.daylight import EVENING, Daylight

SUN_MASK = core.BitMask32.bit(7)
"""Mask of the sun's camera; hidden things throw no shadow."""
MARGIN = 2
"""Pixels of the shadow map around what changed."""
BEFORE = 5.0
"""Distance from the sun's camera to its near plane."""


class Light:
    """The light of one table. ``host`` is any window or buffer of the same graphics, ``around`` the box of the
    occlusion volume, ``daylight`` the sun."""

    def __init__(
        self,
        engine: core.GraphicsEngine,
        host: core.GraphicsOutput,
        root: core.NodePath,
        around: Surroundings,
        daylight: Daylight = EVENING,
    ) -> None:
        self._engine = engine
        self._host = host
        self._root = root
        self._around = around
        self.volume = core.Texture("occlusion")
        self.volume.setup_3d_texture(*around.voxels, core.Texture.T_unsigned_byte, core.Texture.F_rg)
        for wrap in (self.volume.set_wrap_u, self.volume.set_wrap_v, self.volume.set_wrap_w):
            wrap(core.SamplerState.WM_border_color)
        self.volume.set_border_color((0, 0, 0, 0))
        self.volume.set_minfilter(core.SamplerState.FT_linear)
        self.volume.set_magfilter(core.SamplerState.FT_linear)
        root.set_shader_input("occlusion", self.volume)
        length = sqrt(sum(c * c for c in daylight.direction))
        root.set_shader_input("sun", core.LVecBase3f(*(c / length for c in daylight.direction)))
        self._camera = self._make_camera()
        self._daylight: Daylight | None = None
        self.drawn = PartialBuffer(self._camera)
        self._filled: bytes | None = None
        self.cover(daylight)

    def _make_camera(self) -> core.NodePath[core.Camera]:
        camera = core.Camera("sun", core.OrthographicLens())
        camera.set_camera_mask(SUN_MASK)
        shader = core.ShaderAttrib.make(shadow_shader(), 1)
        camera.set_initial_state(core.RenderState.make(shader, 1))
        return self._root.attach_new_node(camera)

    def cover(self, daylight: Daylight) -> bool:
        """Let the shadow map cover the area of this light, with the same sun. True if that is another area."""
        if daylight == self._daylight:
            return False
        self._daylight = daylight
        path, lens = self._camera, self._camera.node().get_lens()
        lens.set_film_size(daylight.span, daylight.span)
        lens.set_near_far(BEFORE, BEFORE + 2 * daylight.depth)
        away = BEFORE + daylight.depth
        path.set_pos(*(a + c * away for a, c in zip(daylight.stand, daylight.direction, strict=True)))
        path.look_at(*daylight.aim)
        to_clip = core.LMatrix4f(path.get_mat())
        to_clip.invert_in_place()
        half = core.LMatrix4f(0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0.5, 0.5, 0.5, 1)
        self._to_clip = np.array(to_clip * lens.get_projection_mat(), np.float64)
        self._root.set_shader_input("shadow_matrix", core.LMatrix4f(to_clip * lens.get_projection_mat() * half))
        self.drawn.draw()
        return True

    def set_size(self, size: int) -> None:
        """Make a new shadow map, ``size`` pixels wide."""
        self.close()
        depth = core.Texture("shadow")
        depth.set_format(core.Texture.F_depth_component)
        depth.set_minfilter(core.SamplerState.FT_shadow)
        depth.set_magfilter(core.SamplerState.FT_shadow)
        depth.set_wrap_u(core.SamplerState.WM_border_color)
        depth.set_wrap_v(core.SamplerState.WM_border_color)
        depth.set_border_color((1, 1, 1, 1))
        wanted = core.FrameBufferProperties()
        wanted.set_depth_bits(24)
        buffer = make_buffer(self._engine, self._host, "shadow", -30, (size, size), wanted)
        buffer.add_render_texture(depth, core.GraphicsOutput.RTM_bind_or_copy, core.GraphicsOutput.RTP_depth)
        self._root.set_shader_input("shadow_map", depth)
        self.drawn.open(buffer, (size, size), MARGIN, colour=False)

    def redraw_around(self, changed: Sequence[Points]) -> None:
        """Redraw the shadows of what stands or stood between these points."""
        parts = [part for points in changed if (part := patch_around(points, self._to_clip)) is not None]
        if parts:
            self.drawn.draw(parts)

    def set_filled(self, full: Volume) -> None:
        """Set how full the space is: things hide the sky."""
        content = full.tobytes()
        if content != self._filled:
            self._filled = content
            around = self._around
            if around.field:
                cell, step = around.size[0] / around.voxels[0], around.size[2] / around.voxels[2]
                self.volume.set_ram_image(sky_occlusion(full, cell, step).tobytes())
            else:
                self.volume.set_ram_image(occlusion(full).tobytes())

    def close(self) -> None:
        self.drawn.close(self._engine)
