"""Buffers to draw into besides the window."""

from panda3d.core import FrameBufferProperties, GraphicsEngine, GraphicsOutput, GraphicsPipe, WindowProperties


class NoBuffer(Exception):
    """The graphics cannot give a buffer to draw into."""


def make_buffer(
    engine: GraphicsEngine,
    host: GraphicsOutput,
    name: str,
    order: int,
    size: tuple[int, int],
    wanted: FrameBufferProperties,
) -> GraphicsOutput:
    """A buffer of ``size`` pixels, drawn before the window by its ``order``; raises `NoBuffer`."""
    properties = WindowProperties()
    properties.set_size(*size)
    pipe, gsg = host.get_pipe(), host.get_gsg()
    buffer = engine.make_output(pipe, name, order, wanted, properties, GraphicsPipe.BF_refuse_window, gsg, host)
    if buffer is None:
        raise NoBuffer(f"the graphics gives no buffer for the {name}")
    return buffer
