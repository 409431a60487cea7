"""The frame around a past moment: the table in old brown, darker towards the edges, within a line of gold."""

from functools import cache

import numpy as np
from panda3d.core import CardMaker, LVecBase4f, NodePath, SamplerState, Texture, TransparencyAttrib
from PIL import Image

from torres3d.hud.kit import theme

STEPS = 64
BROWN = (88, 58, 20)
MIDDLE, EDGE = 34.0, 190.0
"""Cover of the table in the middle and at the edge, of 255."""
FROM = 0.55
"""Distance from the middle (1 is the edge) from which on the cover grows."""
LINE = 120.0
"""The line is as broad as this part of the window's height."""
LINE_COLOUR = LVecBase4f(*(part / 255 for part in theme.GOLD_BRIGHT))


@cache
def _painted() -> Image.Image:
    away = np.abs(np.linspace(-1.0, 1.0, STEPS))
    far = np.maximum(away, away[:, None])
    share = np.clip((far - FROM) / (1.0 - FROM), 0.0, 1.0) ** 2
    picture = np.empty((STEPS, STEPS, 4), np.uint8)
    picture[:, :, :3] = BROWN
    picture[:, :, 3] = np.rint(MIDDLE + (EDGE - MIDDLE) * share)
    return Image.fromarray(picture, "RGBA")


class PastFrame:
    """Fills the window below all panels."""

    def __init__(self, parent: NodePath, sort: int) -> None:
        self._node = parent.attach_new_node("past", sort)
        self._texture = Texture("past")
        self._texture.setup_2d_texture(STEPS, STEPS, Texture.T_unsigned_byte, Texture.F_rgba)
        self._texture.set_ram_image(_painted().tobytes("raw", "BGRA", 0, -1))
        self._texture.set_minfilter(SamplerState.FT_linear)
        self._texture.set_magfilter(SamplerState.FT_linear)
        self._texture.set_wrap_u(SamplerState.WM_clamp)
        self._texture.set_wrap_v(SamplerState.WM_clamp)
        self.shown = False
        self._node.hide()

    def fit(self, width: int, height: int) -> None:
        self._node.get_children().detach()
        self._card(0, 0, width, height).set_texture(self._texture)
        thick = max(3, round(height / LINE))
        for left, top, right, low in (
            (0, 0, width, thick),
            (0, height - thick, width, height),
            (0, thick, thick, height - thick),
            (width - thick, thick, width, height - thick),
        ):
            self._card(left, top, right, low).set_color(LINE_COLOUR)

    def _card(self, left: int, top: int, right: int, low: int) -> NodePath:
        card = CardMaker("past")
        card.set_frame(left, right, -low, -top)
        node: NodePath = self._node.attach_new_node(card.generate(), self._node.get_num_children())
        node.set_transparency(TransparencyAttrib.M_alpha)
        return node

    def show(self, shown: bool) -> None:
        self.shown = shown
        if shown:
            self._node.show()
        else:
            self._node.hide()

    def destroy(self) -> None:
        self._node.remove_node()
