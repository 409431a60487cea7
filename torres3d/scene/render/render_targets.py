"""Buffers to draw into, besides the window: on demand, and as a whole or in parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from panda3d import core

from torres3d.scene.render.changed_regions import Region, few


class NoBuffer(Exception):
    """The graphics driver gives no buffer to draw into."""


class OnDemand:
    """A buffer that is drawn only in frames in which it is `dirty`."""

    def __init__(self) -> None:
        self.buffer: core.GraphicsOutput | None = None
        self.dirty = True
        self._frame = -1

    @property
    def is_waiting(self) -> bool:
        """Whether the buffer is still to be drawn."""
        return self.dirty or self._frame == _frame_number()

    def arrange(self) -> None:
        """Draw the buffer in the next frame, or leave it out. Call before each frame."""
        waiting = self.is_waiting
        if self.buffer is not None:
            self.buffer.set_active(waiting)
        if waiting:
            self._frame = _frame_number()
        self.dirty = False

    def cancel(self) -> None:
        """Drop a drawing that is still to come."""
        self.dirty = False
        self._frame = -1

    def pause(self) -> None:
        """Draw nothing until it is asked for again."""
        self.cancel()
        if self.buffer is not None:
            self.buffer.set_active(False)

    def close(self, engine: core.GraphicsEngine) -> None:
        """Free the buffer."""
        if self.buffer is not None:
            engine.remove_window(self.buffer)
            self.buffer = None


def is_software(host: core.GraphicsOutput) -> bool:
    """Whether the processor draws: then multisampling costs more than it is worth."""
    renderer = host.get_gsg().get_driver_renderer().lower()
    return any(name in renderer for name in ("llvmpipe", "softpipe", "swiftshader", "software"))


def _frame_number() -> int:
    return int(core.ClockObject.get_global_clock().get_frame_count())


def make_buffer(
    engine: core.GraphicsEngine,
    host: core.GraphicsOutput,
    name: str,
    order: int,
    size: tuple[int, int],
    wanted: core.FrameBufferProperties,
) -> core.GraphicsOutput:
    """A buffer of ``size`` pixels, drawn before the window in the given ``order``. Raises `NoBuffer`."""
    properties = core.WindowProperties()
    properties.set_size(*size)
    flags = core.GraphicsPipe.BF_refuse_window | core.GraphicsPipe.BF_resizeable
    pipe, gsg = host.get_pipe(), host.get_gsg()
    buffer = engine.make_output(pipe, name, order, wanted, properties, flags, gsg, host)
    if buffer is None:
        raise NoBuffer(f"the graphics driver has no buffer for the {name}")
    return buffer


def sample_smoothly(texture: core.Texture) -> None:
    """Blend between a picture's pixels, and repeat none beyond its edges."""
    texture.set_minfilter(core.SamplerState.FT_linear)
    texture.set_magfilter(core.SamplerState.FT_linear)
    texture.set_wrap_u(core.SamplerState.WM_clamp)
    texture.set_wrap_v(core.SamplerState.WM_clamp)


def make_picture(
    engine: core.GraphicsEngine,
    host: core.GraphicsOutput,
    texture: core.Texture,
    order: int,
    size: tuple[int, int],
    samples: int = 0,
) -> core.GraphicsOutput:
    """A buffer that draws colours into ``texture``, which also has its name; see `make_buffer`."""
    wanted = core.FrameBufferProperties()
    wanted.set_rgb_color(True)
    wanted.set_rgba_bits(8, 8, 8, 0)
    wanted.set_depth_bits(24)
    wanted.set_multisamples(samples)
    buffer = make_buffer(engine, host, texture.get_name(), order, size, wanted)
    buffer.add_render_texture(texture, core.GraphicsOutput.RTM_bind_or_copy, core.GraphicsOutput.RTP_color)
    return buffer


MOST_PARTS = 6
SPARE = 0.008
"""Share of the picture that may be drawn needlessly to save one part."""


@dataclass(frozen=True, slots=True)
class PartView:
    """Draws one part: a region that is ``emptied``, and one that is ``drawn`` with the camera ``eye``."""

    eye: core.Camera
    emptied: core.DisplayRegion
    drawn: core.DisplayRegion


class PartialBuffer(OnDemand):
    """A buffer drawn by ``camera``. Each part has a camera of its own that sees nothing else, so things outside of it
    cost nothing."""

    def __init__(self, camera: core.NodePath[core.Camera]) -> None:
        super().__init__()
        self._camera = camera
        self._pixels = (1, 1)
        self._margin = 0
        self._whole: core.DisplayRegion | None = None
        self._views: list[PartView] = []
        self.drawing: tuple[Region, ...] | None = None
        """The parts that the next frame draws; None for everything."""
        self._colour = False

    def open(self, buffer: core.GraphicsOutput, pixels: tuple[int, int], margin: int, colour: bool = True) -> None:
        """Draw into this buffer. ``margin`` is the number of pixels around a part that may change with it. Without
        ``colour`` it holds only depth."""
        buffer.set_clear_color_active(colour)
        buffer.set_clear_depth_active(True)
        buffer.set_active(False)
        self._pixels, self._margin, self._colour = pixels, margin, colour
        self._whole = buffer.make_display_region()
        self._whole.set_camera(self._camera)
        self._views = []
        self.drawing = None
        self.buffer = buffer
        self.dirty = True

    def resized(self, pixels: tuple[int, int]) -> None:
        self._pixels = pixels
        self.draw()

    def draw(self, parts: Sequence[Region] | None = None) -> None:
        """Draw these parts in the next frame, or everything."""
        waiting = self.is_waiting
        if parts is None or (waiting and self.drawing is None):
            self.drawing = None
        else:
            grown = [part.expanded(self._pixels, self._margin) for part in parts]
            before = self.drawing if waiting and self.drawing is not None else ()
            self.drawing = few((*before, *grown), MOST_PARTS, SPARE)
        self.dirty = True

    def arrange(self) -> None:
        """Draw in the next frame what is asked for, or leave it out. Call before each frame."""
        super().arrange()
        if self.buffer is None or self._whole is None or not self.is_waiting:
            return
        whole = self.drawing is None
        self._whole.set_active(whole)
        self.buffer.set_clear_color_active(whole and self._colour)
        self.buffer.set_clear_depth_active(whole)
        parts = self.drawing or ()
        while len(self._views) < len(parts):
            self._views.append(self._another_view(self.buffer))
        for number, view in enumerate(self._views):
            view.emptied.set_active(number < len(parts))
            view.drawn.set_active(number < len(parts))
            if number < len(parts):
                self._look(view, parts[number])

    def set_background(self, colour: core.LVecBase4f) -> None:
        if self.buffer is not None:
            self.buffer.set_clear_color(colour)
            for view in self._views:
                view.emptied.set_clear_color(colour)

    def close(self, engine: core.GraphicsEngine) -> None:
        for view in self._views:
            view.drawn.get_camera().remove_node()
        self._views = []
        self._whole = None
        super().close(engine)

    def _another_view(self, buffer: core.GraphicsOutput) -> PartView:
        camera = self._camera.node()
        eye = core.Camera("part", camera.get_lens())
        emptied = buffer.make_display_region()
        emptied.set_clear_depth_active(True)
        emptied.set_clear_color_active(self._colour)
        emptied.set_clear_color(buffer.get_clear_color())
        # Each part is emptied and drawn before the next: what is transparent would be drawn twice where two overlap.
        emptied.set_sort(2 * len(self._views))
        drawn = buffer.make_display_region()
        drawn.set_sort(2 * len(self._views) + 1)
        drawn.set_camera(self._camera.attach_new_node(eye))
        return PartView(eye, emptied, drawn)

    def _look(self, view: PartView, part: Region) -> None:
        """Draw a part with the lens of the whole, so that each pixel stays the same, but only what is visible in it."""
        view.emptied.set_dimensions(part.left, part.right, part.bottom, part.top)
        camera = self._camera.node()
        view.eye.set_camera_mask(camera.get_camera_mask())
        edges = core.ScissorAttrib.make(core.LVecBase4f(part.left, part.right, part.bottom, part.top))
        view.eye.set_initial_state(camera.get_initial_state().add_attrib(edges, 1))
        full = camera.get_lens()
        lens = full.make_copy()
        width, height = full.get_film_size()
        across, upward = full.get_film_offset()
        lens.set_film_size(width * (part.right - part.left), height * (part.top - part.bottom))
        if isinstance(full, core.PerspectiveLens):
            lens.set_focal_length(full.get_focal_length())
        lens.set_film_offset(
            across + width * ((part.left + part.right) / 2 - 0.5),
            upward + height * ((part.bottom + part.top) / 2 - 0.5),
        )
        view.eye.set_cull_bounds(lens.make_bounds())
