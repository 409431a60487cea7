"""Buffers to draw into, besides the window."""

from panda3d.core import (
    ClockObject,
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsOutput,
    GraphicsPipe,
    SamplerState,
    Texture,
    WindowProperties,
)


class NoBuffer(Exception):
    """The graphics driver gives no buffer to draw into."""


class OnDemand:
    """A buffer that is drawn only in frames in which it is `dirty`."""

    def __init__(self) -> None:
        self.buffer: GraphicsOutput | None = None
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

    def close(self, engine: GraphicsEngine) -> None:
        """Free the buffer."""
        if self.buffer is not None:
            engine.remove_window(self.buffer)
            self.buffer = None


def is_software(host: GraphicsOutput) -> bool:
    """Whether the processor draws: then multisampling costs more than it is worth."""
    renderer = host.get_gsg().get_driver_renderer().lower()
    return any(name in renderer for name in ("llvmpipe", "softpipe", "swiftshader", "software"))


def _frame_number() -> int:
    return int(ClockObject.get_global_clock().get_frame_count())


def make_buffer(
    engine: GraphicsEngine,
    host: GraphicsOutput,
    name: str,
    order: int,
    size: tuple[int, int],
    wanted: FrameBufferProperties,
) -> GraphicsOutput:
    """A buffer of ``size`` pixels, drawn before the window in the given ``order``. Raises `NoBuffer`."""
    properties = WindowProperties()
    properties.set_size(*size)
    pipe, gsg = host.get_pipe(), host.get_gsg()
    buffer = engine.make_output(
        pipe, name, order, wanted, properties, GraphicsPipe.BF_refuse_window | GraphicsPipe.BF_resizeable, gsg, host
    )
    if buffer is None:
        raise NoBuffer(f"the graphics gives no buffer for the {name}")
    return buffer


def sample_smoothly(texture: Texture) -> None:
    """Blend between a picture's pixels, and repeat none beyond its edges."""
    texture.set_minfilter(SamplerState.FT_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)


def make_picture(
    engine: GraphicsEngine, host: GraphicsOutput, texture: Texture, order: int, size: tuple[int, int], samples: int = 0
) -> GraphicsOutput:
    """A buffer that draws colours into ``texture``, which also has its name; see `make_buffer`."""
    wanted = FrameBufferProperties()
    wanted.set_rgb_color(True)
    wanted.set_rgba_bits(8, 8, 8, 0)
    wanted.set_depth_bits(24)
    wanted.set_multisamples(samples)
    buffer = make_buffer(engine, host, texture.get_name(), order, size, wanted)
    buffer.add_render_texture(texture, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_color)
    return buffer
