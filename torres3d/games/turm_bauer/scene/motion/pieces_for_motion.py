"""Props of the acts: blocks, figures, dice and rings of the scene, taken from where they stand."""

from collections.abc import Callable

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.interaction.block_ghost import HandPose, HeldBlock
from torres3d.games.turm_bauer.scene.layout import Layout, posed
from torres3d.games.turm_bauer.scene.measures import Side, sides
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout
from torres3d.games.turm_bauer.scene.scene_graph import Key, Scene
from torres3d.games.turm_bauer.scene.transforms import Transform, lying_turn, stand, upright
from torres3d.scene.celebration import Banners
from torres3d.scene.dust import Dust
from torres3d.scene.motion_acts import BaseProps

FROM_OUT, FROM_UP = 8.6, 0.8
"""Starting place of a block without a heap: beyond its owner's things."""


class Props(BaseProps[Scene, State]):
    """Lends acts the pieces of the scene. ``held`` is the block in the player's hand, ``step_back`` lets the camera
    show more of the table for a while, or return."""

    def __init__(
        self, scene: Scene, dust: Dust, banners: Banners, held: HeldBlock, step_back: Callable[[bool], None]
    ) -> None:
        super().__init__(scene)
        self.banners = banners
        self.dust = dust
        self.held = held
        self.step_back = step_back
        self.faded = scene.ghostly.attach_new_node("faded")
        """Things below this node may be transparent."""
        self._actors: dict[Key, NodePath] = {}

    def clear(self) -> None:
        super().clear()
        self.faded.get_children().detach()
        self._actors.clear()
        self.dust.clear()
        self.banners.clear()
        self.step_back(False)

    def drop(self) -> None:
        super().drop()
        self.held.clear()  # after an event it hangs on: a ring is given before the block falls

    @property
    def layout(self) -> Layout:
        """The layout before the event."""
        return shown_layout(self.state_before)

    def side(self, colour: Colour) -> Side:
        names = [each.colour for each in self.state_before.sets]
        return sides(len(names))[names.index(colour)]

    def lies(self, colour: Colour, block: BlockId, built: Cells) -> Transform:
        """The place of a supply block before the event, relative to the block as ``built``."""
        heap = next((each for each in self.layout.heaps if (each.colour, each.block) == (colour, block)), None)
        if heap is None:
            return upright(self.side(colour).place(0.0, FROM_OUT, FROM_UP), 0.0)
        return heap.place, lying_turn(heap.cells, built, heap.heading)

    def actor(self, key: Key, made: Callable[[], NodePath]) -> NodePath:
        """The node of a piece, to be moved: that of an act before, the one on the table, or a new one."""
        node = self._actors.get(key)
        if node is None:
            standing = self.scene.lend(key)
            if standing is None:
                node = made()
            else:
                node = standing
                node.wrt_reparent_to(self.scene.moving)
                node.show()  # x-ray hides what it shows as glass
            self._actors[key] = node
        return node

    def new_block(self, colour: Colour, block: BlockId, cells: Cells) -> NodePath:
        return self.actor(("block", colour, block), lambda: self.scene.block(colour, cells, self.scene.moving, block))

    def block(self, built: BuiltBlock) -> NodePath:
        def made() -> NodePath:
            node = self.scene.block(built.colour, built.cells, self.scene.moving, built.block)
            return stand(node, *posed(built.pose, built.cells))

        return self.actor(("block", built.colour, built.block), made)

    def figure(self, colour: Colour) -> NodePath:
        def made() -> NodePath:
            stands = self.layout.figure_of(colour)
            return stand(self.scene.figure(colour, self.scene.moving), stands.place, stands.heading)

        return self.actor(("figure", colour), made)

    def in_hand(self, colour: Colour, cells: Cells) -> HandPose | None:
        """The pose of this block in the hand, None if it is not there. The hand is empty afterwards."""
        pose = self.held.shown
        self.held.clear()
        return pose if pose is not None and (pose.colour, pose.cells) == (colour, cells) else None

    def take_away(self, key: Key) -> NodePath | None:
        node = self.scene.lend(key)
        if node is not None:
            node.detach_node()
        return node
