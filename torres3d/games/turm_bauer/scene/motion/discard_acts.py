"""Things that go into the box: used rings (T-4.7), and blocks of the supply (T-4.5, T-7.5)."""

from collections.abc import Sequence

from panda3d.core import NodePath

from torres3d.games.turm_bauer.rules.places import BlockId, Colour
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.layout import Layout, layout_of, ring_place
from torres3d.games.turm_bauer.scene.motion.props import Props
from torres3d.games.turm_bauer.scene.motion.transforms import interpolate_in_air, lying_turn, put
from torres3d.games.turm_bauer.scene.supply_layout import HEAP_SCALE
from torres3d.scene.motion.act import Act
from torres3d.scene.motion.curves import arc, ease_in_out

RING, BLOCK = 0.85, 1.0
"""Seconds."""
SPIN = 400.0
"""Turn of a ring on its way, in degrees."""


class RingBoxed(Act[Props]):
    """A colour's ring goes into the box, to its place in ``after``."""

    def __init__(self, colour: Colour, after: State) -> None:
        self._colour, self._after = colour, after
        self.seconds = RING

    def begin(self, props: Props) -> None:
        number = self._after.set_of(self._colour).rings
        self._start = ring_place(number, props.side(self._colour))

        def made() -> NodePath:
            node = props.scene.ring(self._colour, props.scene.moving)
            node.set_pos(*self._start)
            return node

        self._node = props.actor(("ring", self._colour, number), made)
        lying = layout_of(self._after).used_rings
        self._end = next(each.place for each in lying if (each.colour, each.number) == (self._colour, number))
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        ahead = ease_in_out(share)
        self._node.set_pos(*arc(self._start, self._end, ahead, 0.9))
        self._node.set_h(SPIN * (1.0 - ahead))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("ring",) if before < 0.93 <= share else ()


class BlockBoxedAway(Act[Props]):
    """A block of the supply goes into the box, to its place in ``after``."""

    def __init__(self, colour: Colour, block: BlockId, after: State) -> None:
        self._colour, self._block, self._after = colour, block, after
        self.seconds = BLOCK

    def begin(self, props: Props) -> None:
        layout: Layout = layout_of(self._after)
        end = next(each for each in layout.box if (each.colour, each.block) == (self._colour, self._block))
        self._start = props.lies(self._colour, self._block, end.cells)
        self._end = end.place, lying_turn(end.cells, end.cells, end.heading)
        props.take_away(("heap", self._colour, self._block))
        self._node = props.scene.block(self._colour, end.cells, props.scene.moving, self._block)
        self._node.set_scale(HEAP_SCALE)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        put(self._node, interpolate_in_air(self._start, self._end, ease_in_out(share), 1.2))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("block_wood",) if before < 0.93 <= share else ()
