"""Backdrops of pages and dialogs, and the frame of a past moment, behind all panels."""

import numpy as np
from numpy.typing import NDArray
from panda3d.core import CardMaker, LVecBase4f, NodePath, SamplerState, Texture, TransparencyAttrib

from torres3d.hud.kit import theme
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.page_models import SEE_THROUGH, MenuModel, ResultModel

STEPS = 64
"""Pixels of the side of a picture that is drawn out to the size of the window."""
BROWN = (88, 58, 20)
MIDDLE, EDGE = 34.0, 190.0
"""Cover of the table in the middle and at the edge, of 255."""
FROM = 0.55
"""Distance from the middle (1 is the edge) from which on the cover grows."""
LINE = 120.0
"""The line is as broad as this part of the window's height."""
LINE_COLOUR = LVecBase4f(*(part / 255 for part in theme.GOLD_BRIGHT))
Pixels = NDArray[np.uint8]
"""Rows from above, each pixel red, green, blue and opacity."""


def _backdrop(opaque: bool) -> Pixels:
    middle, edge = (theme.WALL, theme.WALL_EDGE) if opaque else (theme.SHADE, theme.SHADE_EDGE)
    across = np.arange(STEPS) / (STEPS - 1)
    far = ((across - 0.5) ** 2 + (across[:, None] - 0.45) ** 2) ** 0.5 * 1.55
    mixed = np.array(middle) + (np.array(edge) - middle) * np.minimum(1.0, far)[:, :, None]
    return np.rint(mixed).astype(np.uint8)


def _old_brown() -> Pixels:
    away = np.abs(np.linspace(-1.0, 1.0, STEPS))
    far = np.maximum(away, away[:, None])
    share = np.clip((far - FROM) / (1.0 - FROM), 0.0, 1.0) ** 2
    picture = np.empty((STEPS, STEPS, 4), np.uint8)
    picture[:, :, :3] = BROWN
    picture[:, :, 3] = np.rint(MIDDLE + (EDGE - MIDDLE) * share)
    return picture


class Backdrop:
    """A picture that fills the window; ``line``: within a line of gold."""

    def __init__(self, parent: NodePath, sort: int, picture: Pixels, line: bool = False) -> None:
        self._node = parent.attach_new_node("backdrop", sort)
        self._texture = Texture("backdrop")
        self._texture.setup_2d_texture(STEPS, STEPS, Texture.T_unsigned_byte, Texture.F_rgba)
        self._texture.set_ram_image(picture[::-1, :, [2, 1, 0, 3]].tobytes())
        self._texture.set_minfilter(SamplerState.FT_linear)
        self._texture.set_magfilter(SamplerState.FT_linear)
        self._texture.set_wrap_u(SamplerState.WM_clamp)
        self._texture.set_wrap_v(SamplerState.WM_clamp)
        self._line = line
        self.shown = False
        self._node.hide()

    def fit(self, width: int, height: int) -> None:
        self._node.get_children().detach()
        self._card(0, 0, width, height).set_texture(self._texture)
        thick = max(3, round(height / LINE))
        edges = (
            (0, 0, width, thick),
            (0, height - thick, width, height),
            (0, thick, thick, height - thick),
            (width - thick, thick, width, height - thick),
        )
        for edge in edges if self._line else ():
            self._card(*edge).set_color(LINE_COLOUR)

    def _card(self, left: int, top: int, right: int, low: int) -> NodePath:
        card = CardMaker("backdrop")
        card.set_frame(left, right, -low, -top)
        node: NodePath = self._node.attach_new_node(card.generate(), self._node.get_num_children())
        node.set_transparency(TransparencyAttrib.M_alpha)
        return node

    def show(self, shown: bool) -> None:
        """Show or hide it."""
        self.shown = shown
        if shown:
            self._node.show()
        else:
            self._node.hide()


class Backdrops:
    """The backdrops of the window: a wall where the table must not be visible, otherwise a veil or a shade; for a past
    moment the table in old brown, darker towards the edges."""

    def __init__(self, root: NodePath) -> None:
        self._shade = Backdrop(root, 49, _backdrop(opaque=False))
        self._veil = Backdrop(root, 39, _backdrop(opaque=False))
        self._wall = Backdrop(root, 29, _backdrop(opaque=True))
        self._past = Backdrop(root, 0, _old_brown(), line=True)

    def fit(self, width: int, height: int) -> None:
        for backdrop in (self._shade, self._veil, self._wall, self._past):
            backdrop.fit(width, height)

    def update(self, model: HudModel, aside: bool) -> bool:
        """Show those that this model needs, unless the board is being looked at; whether anything changed."""
        through = isinstance(model.screen, SEE_THROUGH)
        clear = model.screen is None or through or isinstance(model.screen, MenuModel)
        wanted = (
            (self._past, model.past_moment is not None),
            (self._wall, model.cover is not None or not clear),
            (self._veil, through and model.cover is None and not aside and not isinstance(model.screen, ResultModel)),
            (self._shade, model.dialog is not None and not aside),
        )
        changed = [(backdrop, shown) for backdrop, shown in wanted if shown != backdrop.shown]
        for backdrop, shown in changed:
            backdrop.show(shown)
        return bool(changed)
