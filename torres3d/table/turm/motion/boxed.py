"""What goes into the box: rings that are used (T-4.7), and blocks of the supply (T-4.5, T-7.5)."""

from collections.abc import Sequence

from panda3d.core import NodePath

from torres3d.table.motion.acts import Act
from torres3d.table.motion.curves import arc, between, eased
from torres3d.table.shapes.space import Point
from torres3d.table.turm.motion.turm_props import TurmProps
from torres3d.table.turm.set.turm_layout import ring_place
from torres3d.turm.places import BlockId, Cells, Colour

RING, BLOCK = 0.8, 0.9
"""Seconds."""
GONE_OUT = 9.2
"""So far out the box is thought to be, beyond what is seen."""
SPIN = 400.0
"""Degrees by which a ring turns as it slides."""


class RingBoxed(Act[TurmProps]):
    """A colour's last ring slides away over the table."""

    def __init__(self, colour: Colour) -> None:
        self._colour = colour
        self.seconds = RING

    def begin(self, props: TurmProps) -> None:
        number = max(props.now.set_of(self._colour).rings - 1, 0)
        side = props.side(self._colour)
        self._start = ring_place(number, side)

        def made() -> NodePath:
            node = props.scene.ring(self._colour, props.scene.moving)
            node.set_pos(*self._start)
            return node

        self._node = props.actor(("ring", self._colour, number), made)
        self._end = side.place(0.0, GONE_OUT, self._start[2])
        self.show(props, 0.0)

    def show(self, props: TurmProps, share: float) -> None:
        ahead = eased(share)
        self._node.set_pos(*between(self._start, self._end, ahead))
        self._node.set_h(SPIN * ahead)
        self._node.set_scale(_leaving(share))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("ring",) if before == 0.0 < share else ()


class BlockBoxedAway(Act[TurmProps]):
    """A block of the supply goes into the box."""

    def __init__(self, colour: Colour, block: BlockId, cells: Cells) -> None:
        self._colour, self._block, self._cells = colour, block, cells
        self.seconds = BLOCK

    def begin(self, props: TurmProps) -> None:
        side = props.side(self._colour)
        lies = props.heap(self._colour, self._block)
        self._start: Point = lies or props.beside(self._colour, 2.0)
        self._end = side.place(-3.0, GONE_OUT, 0.6)
        self._node = props.scene.block(self._colour, self._cells, props.scene.moving)
        self.show(props, 0.0)

    def show(self, props: TurmProps, share: float) -> None:
        ahead = eased(share)
        self._node.set_pos(*arc(self._start, self._end, ahead, 1.2))
        self._node.set_h(70.0 * ahead)
        self._node.set_scale(0.75 * _coming(share) * _leaving(share))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("block_wood",) if before < 0.9 <= share else ()


def _coming(share: float) -> float:
    return max(eased(min(share / 0.2, 1.0)), 0.01)


def _leaving(share: float) -> float:
    """Full size until near the end, then smaller and gone."""
    return 1.0 if share < 0.7 else max(1.0 - eased((share - 0.7) / 0.3), 0.01)
