"""Backdrops of dialogs and screens: a shade that lets the table shine through, or an opaque wall."""

from functools import cache

import numpy as np
from panda3d.core import CardMaker, NodePath, SamplerState, Texture, TransparencyAttrib
from PIL import Image

from torres3d.hud.kit import theme

STEPS = 64


@cache
def _painted(opaque: bool) -> Image.Image:
    middle, edge = (theme.WALL, theme.WALL_EDGE) if opaque else (theme.SHADE, theme.SHADE_EDGE)
    across = np.arange(STEPS) / (STEPS - 1)
    far = ((across - 0.5) ** 2 + (across[:, None] - 0.45) ** 2) ** 0.5 * 1.55
    mixed = np.array(middle) + (np.array(edge) - middle) * np.minimum(1.0, far)[:, :, None]
    return Image.fromarray(np.rint(mixed).astype(np.uint8), "RGBA")


class Backdrop:
    """Fills the window; darker towards its edges."""

    def __init__(self, parent: NodePath, sort: int, opaque: bool) -> None:
        self._parent = parent
        self._sort = sort
        self._texture = Texture("backdrop")
        self._texture.setup_2d_texture(STEPS, STEPS, Texture.T_unsigned_byte, Texture.F_rgba)
        self._texture.set_ram_image(_painted(opaque).tobytes("raw", "BGRA", 0, -1))
        self._texture.set_minfilter(SamplerState.FT_linear)
        self._texture.set_magfilter(SamplerState.FT_linear)
        self._texture.set_wrap_u(SamplerState.WM_clamp)
        self._texture.set_wrap_v(SamplerState.WM_clamp)
        self._opaque = opaque
        self._node: NodePath | None = None
        self.shown = False

    def fit(self, width: int, height: int) -> None:
        if self._node is not None:
            self._node.remove_node()
        card = CardMaker("backdrop")
        card.set_frame(0, width, -height, 0)
        self._node = self._parent.attach_new_node(card.generate(), self._sort)
        self._node.set_texture(self._texture)
        if not self._opaque:
            self._node.set_transparency(TransparencyAttrib.M_alpha)
        self.show(self.shown)

    def show(self, shown: bool) -> None:
        self.shown = shown
        if self._node is not None:
            if shown:
                self._node.show()
            else:
                self._node.hide()

    def destroy(self) -> None:
        if self._node is not None:
            self._node.remove_node()
            self._node = None
