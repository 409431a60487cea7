"""A picture on the screen: one textured rectangle, pixel for pixel."""

from panda3d.core import CardMaker, NodePath, SamplerState, Texture, TransparencyAttrib
from PIL import Image


class Surface:
    """Shows one picture; its position is in window pixels from the upper left corner."""

    def __init__(self, parent: NodePath, name: str, sort: int = 0) -> None:
        self._parent = parent
        self._name = name
        self._sort = sort
        self._node: NodePath | None = None
        self._texture = Texture(name)
        self._texture.set_minfilter(SamplerState.FT_nearest)
        self._texture.set_magfilter(SamplerState.FT_nearest)
        self._texture.set_wrap_u(SamplerState.WM_clamp)
        self._texture.set_wrap_v(SamplerState.WM_clamp)
        self._texture.set_compression(Texture.CM_off)
        self.size = (0, 0)
        """Width and height of the picture, in pixels."""
        self.shown = False

    def show(self, picture: Image.Image, left: int, top: int) -> None:
        if picture.size != self.size or self._node is None:
            self._make(picture.size)
        assert self._node is not None
        self._texture.set_ram_image(picture.tobytes("raw", "BGRA", 0, -1))
        self._node.show()
        self.shown = True
        self.move(left, top)

    def _make(self, size: tuple[int, int]) -> None:
        if self._node is not None:
            self._node.remove_node()
        self.size = size
        self._texture.setup_2d_texture(*size, Texture.T_unsigned_byte, Texture.F_rgba)
        card = CardMaker(self._name)
        card.set_frame(0, size[0], -size[1], 0)
        self._node = self._parent.attach_new_node(card.generate(), self._sort)
        self._node.set_texture(self._texture)
        self._node.set_transparency(TransparencyAttrib.M_alpha)

    def move(self, left: int, top: int) -> None:
        if self._node is not None:
            self._node.set_pos(left, 0, -top)

    def fade(self, opacity: float) -> None:
        """Make the picture see-through: 1 is opaque."""
        if self._node is not None:
            self._node.set_alpha_scale(opacity)

    def hide(self) -> None:
        if self._node is not None:
            self._node.hide()
        self.shown = False

    def destroy(self) -> None:
        if self._node is not None:
            self._node.remove_node()
            self._node = None
        self.shown = False
        self._texture.clear_ram_image()
