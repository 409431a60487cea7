"""The table of Lifting: one tower of boxes on a board, each block as wide as the board is deep."""

from collections.abc import Sequence
from itertools import product
from pathlib import Path

import numpy as np
from direct.showbase.ShowBase import ShowBase
from panda3d.core import CullFaceAttrib, LVecBase3f, LVecBase4f, NodePath, Shader

from tests.games.lifting.kit import Lifted, LiftState, Passed
from torres3d.scene.assets import COLOURS, RELIEF, label_fonts, plain_texture
from torres3d.scene.base_table import BaseTable
from torres3d.scene.camera.camera import Views
from torres3d.scene.camera.framing import Framed
from torres3d.scene.camera.viewpoint import STEEPEST, Bounds, Viewpoint
from torres3d.scene.motion.act import Act
from torres3d.scene.motion.performer import Performer
from torres3d.scene.render.light import SUN_MASK
from torres3d.scene.render.occlusion import Surroundings
from torres3d.scene.render.quality import Quality, QualityName
from torres3d.scene.render.shading import SolidShaders
from torres3d.scene.shapes.colour_space import Colour, linear
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.daylight import EVENING
from torres3d.scene.shapes.mesh import VERTEX, Mesh, node_of, quads

HIGH = 0.4
"""Height of a block; it is 1 wide and deep."""
BOARD = 3.0
"""Half the width of the board."""
HAZE: Colour = (0.058, 0.05, 0.045)
BOUNDS = Bounds(highest=8.0, upright=True)
VIEWS = {
    name: Viewpoint(0.0, 0.0, 2.0, heading, pitch, 12.0, BOUNDS)
    for name, heading, pitch in (
        ("iso", 26.0, 25.0),
        ("south", 0.0, 20.0),
        ("east", 90.0, 20.0),
        ("north", 180.0, 20.0),
        ("west", 270.0, 20.0),
        ("top", 0.0, STEEPEST),
    )
}
AROUND = Surroundings((-4.0, -4.0, 0.0), (8.0, 8.0, 8.0), (16, 16, 16), HIGH)


def box_mesh(width: float, height: float) -> Mesh:
    """A box about the middle of its foot, in its owner's colour."""
    corners = []
    for axis, side in product(range(3), (0, 1)):
        for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)) if side else ((0, 0), (0, 1), (1, 1), (1, 0)):
            unit = np.roll((side, u, v), axis)
            normal = np.roll((2 * side - 1, 0, 0), axis)
            place = ((unit[0] - 0.5) * width, (unit[1] - 0.5) * width, unit[2] * height)
            corners.append((place, tuple(normal), (255, 150, 0, 0), (u, v)))
    return quads(np.array(corners, VERTEX))


class Changes:
    """Any change redraws everything."""

    everything = True

    @property
    def any(self) -> bool:
        return self.everything

    def clear(self) -> None:
        self.everything = False


class Scene:
    """The board and the blocks; ``colours`` are those of the blocks from below, in turn."""

    def __init__(self) -> None:
        self.root = NodePath("lifting")
        self.changes = Changes()
        self.colours: Sequence[Colour] = ((0.8, 0.7, 0.5),)
        self.root.set_texture(COLOURS, plain_texture("blank", b"\xff\xff\xff"))
        self.root.set_texture(RELIEF, plain_texture("smooth", b"\xff\x80\x80"))
        self.root.set_shader_input("kind", LVecBase4f(0, 1, 0, 1))
        self.root.set_shader_input("stone", LVecBase3f(0, 0, 0))
        self.root.set_shader_input("haze", LVecBase3f(*HAZE))
        self.root.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_clockwise))
        self.set_eye((0.0, -20.0, 10.0))
        board = self.root.attach_new_node(node_of(box_mesh(2 * BOARD, 0.2), "board"))
        board.set_z(-0.2)
        board.set_color_scale(*linear((0.55, 0.42, 0.3)), 1)
        board.hide(SUN_MASK)
        self.blocks: list[NodePath] = []

    def pile(self, height: int) -> None:
        """Show so many blocks, each in its place."""
        while len(self.blocks) > height:
            self.blocks.pop().remove_node()
        while len(self.blocks) < height:
            self.blocks.append(self.root.attach_new_node(node_of(box_mesh(1.0, HIGH), "block")))
        for level, block in enumerate(self.blocks):
            block.set_z(level * HIGH)
            block.set_color_scale(*linear(self.colours[level % len(self.colours)]), 1)
        self.changes.everything = True

    def set_eye(self, eye: Point) -> None:
        self.root.set_shader_input("eye", LVecBase3f(*eye))

    def set_shaders(self, solid: SolidShaders, glass: Shader) -> None:
        self.root.set_shader(solid.plain)


class Assets:
    """The fonts of labels."""

    def __init__(self, root: Path) -> None:
        self.numerals, self.symbols = label_fonts(root)

    def set_filters(self, quality: Quality, software: bool) -> None:
        """There are no textures."""


class Props:
    """The blocks, for acts."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.height = 0

    def begin(self, state: LiftState) -> None:
        self.height = state.height

    def clear(self) -> None:
        """The table shows the next state."""


class Drop(Act[Props]):
    """Blocks fall onto the tower."""

    seconds = 0.5

    def __init__(self, blocks: int) -> None:
        self._blocks = blocks

    def begin(self, props: Props) -> None:
        props.scene.pile(props.height + self._blocks)

    def show(self, props: Props, share: float) -> None:
        for level in range(props.height, props.height + self._blocks):
            props.scene.blocks[level].set_z((level + 4 * (1 - share * share)) * HIGH)


class Table(BaseTable[LiftState, Lifted | Passed, None, Sequence[Colour]]):
    """The 3D table; the one place is the tower, and looks are the players' colours."""

    scene: Scene
    animate = True

    def __init__(self, base: ShowBase, assets: Path, looks: Sequence[Colour], quality: QualityName = "medium") -> None:
        top = tuple((x, y, 15 * HIGH) for x in (-0.5, 0.5) for y in (-0.5, 0.5))
        foot = tuple((x, y, 0.0) for x in (-BOARD, BOARD) for y in (-BOARD, BOARD))
        views = Views(VIEWS, Framed((*foot, *top)))
        scene = Scene()
        scene.colours = looks
        super().__init__(base, scene, Assets(assets), views, AROUND, EVENING, HAZE)
        self._performer = Performer(Props(scene), self._acts_of, self._apply, self.camera.focus)
        self.set_quality(quality)

    def set_looks(self, looks: Sequence[Colour]) -> None:
        self.scene.colours = looks
        if self._state is not None:
            self._apply(self._state)

    def _acts_of(self, event: Lifted | Passed, state: LiftState) -> Sequence[Act[Props]]:
        return [Drop(event.blocks)] if isinstance(event, Lifted) else []

    def _apply(self, state: LiftState) -> None:
        self.scene.pile(state.height)
        full = np.zeros(AROUND.voxels, np.float32)
        full[7:9, 7:9, : round(state.height * HIGH * 2)] = 1.0
        self.light.set_filled(full)

    def top_of(self, place: None = None, /) -> Point:
        return (0.0, 0.0, HIGH * (0 if self._state is None else self._state.height))
