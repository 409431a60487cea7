"""Refinement of still pictures: while nothing moves, several frames are drawn, each shifted by a part of a pixel, and
their mean is shown. Edges become smooth on every graphics card, also where multisampling is too slow."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin, sqrt

from panda3d import core

from torres3d.scene.render.changed_regions import EVERYTHING, Region
from torres3d.scene.render.compiled_shaders import copy_shader
from torres3d.scene.render.render_targets import OnDemand, make_buffer

STILL_SECONDS = 0.1
"""Seconds without a change before the picture is refined."""
BANDS = 4
"""Where a processor draws, a frame takes one of so many bands of the picture, so that nobody has to wait."""
WIDEST_LOOKS = 3.0
"""Length of the widest looks into the shadow map, times the one of a single picture."""
GOLDEN_ANGLE = pi * (3.0 - sqrt(5.0))
SHOWN_FROM = 2
"""The mean of fewer frames is not shown: it would be no better, unless they are finer than those in motion."""


def shifts(count: int) -> tuple[tuple[float, float], ...]:
    """Places inside a pixel, -0.5 to 0.5, spread evenly: the Halton sequence of bases 2 and 3."""
    return tuple((_radical(number, 2) - 0.5, _radical(number, 3) - 0.5) for number in range(1, count + 1))


def _radical(number: int, base: int) -> float:
    value, part = 0.0, 1.0 / base
    while number:
        number, digit = divmod(number, base)
        value += digit * part
        part /= base
    return value


class Copy:
    """Copies parts of one picture into another of the same size, and can blend them with the old content."""

    def __init__(self, name: str) -> None:
        self.texture = core.Texture(name)
        for wrap in (self.texture.set_wrap_u, self.texture.set_wrap_v):
            wrap(core.SamplerState.WM_clamp)
        self.drawn = OnDemand()
        self.drawn.dirty = False
        self._picture = self.texture
        self._flat = core.NodePath(name)
        self._flat.set_depth_test(False)
        self._flat.set_depth_write(False)
        self._flat.set_shader(copy_shader())
        self._flat.set_transparency(core.TransparencyAttrib.M_alpha)
        self._cards = self._flat.attach_new_node("cards")
        lens = core.OrthographicLens()
        lens.set_film_size(2, 2)
        lens.set_near_far(-10, 10)
        self._eye = self._flat.attach_new_node(core.Camera(name, lens))

    def set_up(
        self,
        engine: core.GraphicsEngine,
        host: core.GraphicsOutput,
        picture: core.Texture,
        size: tuple[int, int],
        order: int,
        bits: int,
    ) -> None:
        """Copy from ``picture``, of this size, with so many bits a colour; more than 8 are floats."""
        self.drawn.close(engine)
        self.texture.clear()
        self.texture.set_minfilter(core.SamplerState.FT_linear)
        self.texture.set_magfilter(core.SamplerState.FT_linear)
        self._picture = picture
        wanted = core.FrameBufferProperties()
        wanted.set_rgb_color(True)
        wanted.set_float_color(bits > 8)
        wanted.set_rgba_bits(bits, bits, bits, bits if bits > 8 else 0)
        buffer = make_buffer(engine, host, self.texture.get_name(), order, size, wanted)
        buffer.add_render_texture(self.texture, core.GraphicsOutput.RTM_bind_or_copy, core.GraphicsOutput.RTP_color)
        buffer.set_clear_color_active(False)
        buffer.set_clear_depth_active(False)
        buffer.make_display_region().set_camera(self._eye)
        buffer.set_active(False)
        self.drawn.buffer = buffer

    def take(self, parts: Sequence[Region], share: float, picture: core.Texture | None = None) -> None:
        """Copy these parts in the next frame: ``share`` of the new picture, the rest of the old content; once from
        another ``picture``."""
        self._cards.set_texture(picture or self._picture)
        self._cards.get_children().detach()
        for part in parts:
            maker = core.CardMaker("part")
            maker.set_frame(2 * part.left - 1, 2 * part.right - 1, 2 * part.bottom - 1, 2 * part.top - 1)
            self._cards.attach_new_node(maker.generate())
        self._cards.set_color_scale(1.0, 1.0, 1.0, share)
        self.drawn.dirty = True


class Refinement:
    """The mean of several frames, in ``texture``."""

    def __init__(self) -> None:
        self._mean = Copy("refined picture")
        self._shown = Copy("shown picture")
        """The mean in 8 bits: a processor shows that much faster."""
        self.texture = self._shown.texture
        """The picture to show."""
        self._picture = self._mean.texture
        self._shifts: tuple[tuple[float, float], ...] = ()
        self._shown_from = SHOWN_FROM
        self._bands: tuple[Region, ...] = (EVERYTHING,)
        self._done = 0
        self._band = 0
        self._rest = 0.0

    def set_up(
        self,
        engine: core.GraphicsEngine,
        host: core.GraphicsOutput,
        picture: core.Texture,
        size: tuple[int, int],
        count: int,
        finer: bool,
        bands: int,
    ) -> None:
        """Take the mean of ``count`` frames of this size (0: none), each in so many ``bands``. They are ``finer`` than
        those in motion."""
        self.close(engine)
        edges = [number / bands for number in range(bands + 1)]
        self._bands = tuple(Region(0.0, low, 1.0, high) for low, high in pairwise(edges))
        self._picture = picture
        self._shifts = shifts(count)
        self._shown_from = 1 if finer else SHOWN_FROM
        self.restart()
        if count:
            self._mean.set_up(engine, host, picture, size, -10, 16)
            self._shown.set_up(engine, host, self._mean.texture, size, -9, 8)

    def restart(self) -> None:
        """Start over after a rest: the picture changed."""
        self._done = self._band = 0
        self._rest = 0.0

    @property
    def pending(self) -> bool:
        """Whether more frames are needed, sooner or later."""
        return self._done < len(self._shifts)

    @property
    def due(self) -> bool:
        """Whether one is needed now."""
        return self.pending and self._rest >= STILL_SECONDS

    @property
    def beats_last_frame(self) -> bool:
        """Whether the mean is better than the last frame."""
        return self._done >= self._shown_from

    def wait(self, seconds: float) -> None:
        self._rest += seconds

    def next(self, parts: Sequence[Region] | None) -> tuple[float, float]:
        """Take these parts of the next frame (None: the next `band`) into the mean. Returns the shift of that frame in
        parts of a pixel."""
        shift, share = self._shifts[self._done], 1.0 / (self._done + 1)
        wanted = (self._bands[self._band],) if parts is None else parts
        self._band = 0 if parts is not None else (self._band + 1) % len(self._bands)
        self._done += self._band == 0
        self._mean.take(wanted, share)
        self._shown.take(wanted, 1.0)
        return shift

    @property
    def looks(self) -> tuple[float, float]:
        """How the looks into the shadow map are turned in the frame that comes next, as cosine and sine times a length:
        from frame to frame other ones, so that the mean has wide soft shadows."""
        if not self._shifts:
            return 1.0, 0.0
        number = self._done % len(self._shifts)
        length = WIDEST_LOOKS * sqrt((number + 0.5) / len(self._shifts))
        turn = number * GOLDEN_ANGLE
        return length * cos(turn), length * sin(turn)

    @property
    def band(self) -> tuple[Region, ...] | None:
        """The part of the picture that comes next; None for all of it."""
        return None if len(self._bands) == 1 else (self._bands[self._band],)

    def put(self, parts: Sequence[Region] | None) -> None:
        """Show these parts of the next frame (None: all of it) as they are, instead of the mean. They have to be among
        the parts that are refined next."""
        self._shown.take((EVERYTHING,) if parts is None else parts, 1.0, self._picture)

    def arrange(self) -> None:
        """Prepare a frame. Call before each."""
        self._mean.drawn.arrange()
        self._shown.drawn.arrange()

    def stop(self) -> None:
        """Draw nothing more, and begin anew with the next picture."""
        self.restart()
        self._mean.drawn.pause()
        self._shown.drawn.pause()

    def close(self, engine: core.GraphicsEngine) -> None:
        self._mean.drawn.close(engine)
        self._shown.drawn.close(engine)
