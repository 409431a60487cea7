"""The table of Lifting: one tower of boxes on a board, each block as wide as the board is deep."""

from collections.abc import Sequence

import numpy as np
from direct.showbase.ShowBase import ShowBase
from panda3d.core import NodePath

from tests.games.lifting.engine_adapter import Lifted, LiftState, Passed
from torres3d.base import paths
from torres3d.scene.assets import BaseAssets, label_fonts
from torres3d.scene.base_scene_graph import BaseSceneGraph
from torres3d.scene.base_table import BaseTable
from torres3d.scene.camera.camera import Views
from torres3d.scene.camera.framing import Framed
from torres3d.scene.camera.viewpoint import Bounds, compass_views
from torres3d.scene.motion_acts import Act, BaseProps, Performer
from torres3d.scene.render.light_shader_inputs import SUN_MASK
from torres3d.scene.render.occlusion_volume import Surroundings
from torres3d.scene.render.quality import QualityName
from torres3d.scene.shapes.axis_conventions import Point, corners_of
from torres3d.scene.shapes.colour_space import Colour, linear
from torres3d.scene.shapes.daylight import EVENING
from torres3d.scene.shapes.mesh import box_mesh, node_of

HIGH = 0.4
"""Height of a block; it is 1 wide and deep."""
BOARD = 3.0
"""Half the width of the board."""
HAZE: Colour = (0.058, 0.05, 0.045)
BOUNDS = Bounds(highest=8.0, upright=True)
VIEWS = compass_views(12.0, 20.0, first=(26.0, 25.0), above=12.0, up=2.0, bounds=BOUNDS)
FRAMED = Framed((*corners_of((0.0, 0.0, 0.0), BOARD), *corners_of((0.0, 0.0, 15 * HIGH), 0.5)))
AROUND = Surroundings((-4.0, -4.0, 0.0), (8.0, 8.0, 8.0), (16, 16, 16), HIGH)


class Scene(BaseSceneGraph):
    """The board and the blocks; ``colours`` are those of the blocks from below, in turn."""

    colours: Sequence[Colour] = ((0.8, 0.7, 0.5),)

    def __init__(self) -> None:
        super().__init__("lifting", HAZE)
        self.solid.set_attrib(self.pictures())
        board = self.solid.attach_new_node(node_of(box_mesh(2 * BOARD, 0.2), "board"))
        board.set_z(-0.2)
        board.set_color_scale(*linear((0.55, 0.42, 0.3)), 1)
        board.hide(SUN_MASK)
        self.blocks: list[NodePath] = []

    def pile(self, height: int) -> None:
        """Show so many blocks, each in its place."""
        while len(self.blocks) > height:
            self.blocks.pop().remove_node()
        while len(self.blocks) < height:
            self.blocks.append(self.solid.attach_new_node(node_of(box_mesh(1.0, HIGH), "block")))
        for level, block in enumerate(self.blocks):
            block.set_z(level * HIGH)
            block.set_color_scale(*linear(self.colours[level % len(self.colours)]), 1)
        self.changes.everything = True


Props = BaseProps[Scene, LiftState]


class Drop(Act[Props]):
    """Blocks fall onto the tower."""

    seconds = 0.5

    def __init__(self, blocks: int) -> None:
        self._blocks = blocks

    def begin(self, props: Props) -> None:
        props.scene.pile(props.state_before.height + self._blocks)

    def show(self, props: Props, share: float) -> None:
        for level in range(props.state_before.height, props.state_before.height + self._blocks):
            props.scene.blocks[level].set_z((level + 4 * (1 - share * share)) * HIGH)


class Table(BaseTable[LiftState, Lifted | Passed]):
    """The 3D table; the one place is the tower, and looks are the players' colours."""

    scene: Scene

    def __init__(self, base: ShowBase, looks: Sequence[Colour], quality: QualityName = "medium") -> None:
        self._looks = looks
        scene, assets = Scene(), BaseAssets(*label_fonts(paths.assets()))
        super().__init__(base, scene, assets, Views(VIEWS, FRAMED), AROUND, EVENING, HAZE)
        self._performer = Performer(Props(scene), self._acts_of, self._apply, self.camera.focus)
        self.set_quality(quality)

    def _acts_of(self, event: Lifted | Passed, state: LiftState) -> Sequence[Act[Props]]:
        return [Drop(event.blocks)] if isinstance(event, Lifted) else []

    def _apply(self, state: LiftState) -> None:
        self.scene.colours = self._looks
        self.scene.pile(state.height)
        full = np.zeros(AROUND.voxels, np.float32)
        full[7:9, 7:9, : round(state.height * HIGH * 2)] = 1.0
        self.light.set_filled(full)

    def top_of(self, place: None = None, /) -> Point:
        return (0.0, 0.0, HIGH * (0 if self._state is None else self._state.height))
