"""A block is carried over its place, let go, and comes to rest; what it touches gives way a little."""

from collections.abc import Callable, Sequence
from math import sin

from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour
from torres3d.games.turm_bauer.rules.commands import Hand, Moved, Pose
from torres3d.games.turm_bauer.scene.layout import let_go_at, posed
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.motion.pieces_for_motion import Props
from torres3d.games.turm_bauer.scene.supply_layout import HEAP_SCALE
from torres3d.games.turm_bauer.scene.transforms import interpolate, interpolate_in_air, put, stand, upright
from torres3d.scene.motion_acts import Act
from torres3d.scene.motion_curves import between, ease_in_out

LIFT = 0.30
"""Height above its place from which a block is dropped, in edges."""
BRINGING, FROM_HAND = 1.0, 0.10
"""Seconds."""
DROP, LANDED = 0.75, 0.42
"""Seconds of the drop, and the share of them after which the block has hit."""
Meanwhile = Callable[[Props], None]
"""Called in each frame, to prepare what follows."""


def _nothing(props: Props) -> None:
    """Prepare nothing."""


class BlockBrought(Act[Props]):
    """A block is carried from its heap, or from its owner's side, over its place; a block in the hand is there
    already."""

    def __init__(
        self, colour: Colour, block: BlockId, cells: Cells, hand: Hand, meanwhile: Meanwhile = _nothing
    ) -> None:
        self._colour, self._block, self._cells, self._hand = colour, block, cells, hand
        self._meanwhile = meanwhile
        self.seconds = BRINGING
        self.place = middle_of(cells)

    def begin(self, props: Props) -> None:
        hung = props.in_hand(self._colour, self._cells)
        lies = props.lies(self._colour, self._block, self._cells)
        props.take_away(("heap", self._colour, self._block))
        self._node = props.new_block(self._colour, self._block, self._cells)
        (x, y, z), yaw = let_go_at(self._cells, self._hand)
        self._over = upright((x, y, z + LIFT), yaw)
        if hung is None:
            self._start = lies
            self.seconds = BRINGING
        else:
            hx, hy, hz = middle_of(self._cells)
            self._start = upright((hx + hung.aside[0], hy + hung.aside[1], hz + hung.lift), hung.yaw)
            self.seconds = FROM_HAND
        self._flies = hung is None
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        self._meanwhile(props)
        ahead = ease_in_out(share)
        if not self._flies:
            put(self._node, interpolate(self._start, self._over, ahead))
            return
        put(self._node, interpolate_in_air(self._start, self._over, ahead, 0.7))
        self._node.set_scale(HEAP_SCALE + (1.0 - HEAP_SCALE) * min(ahead * 1.8, 1.0))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return ("rise",) if before == 0.0 < share and self._flies else ()


class BlockDropped(Act[Props]):
    """A block is dropped, hits, and settles in its pose; others shift into theirs (T-7.4)."""

    def __init__(
        self,
        colour: Colour,
        block: BlockId,
        cells: Cells,
        hand: Hand,
        pose: Pose | None,
        moved: Sequence[Moved] = (),
        meanwhile: Meanwhile = _nothing,
        sways: bool = False,
    ) -> None:
        """``pose`` is None for a block that does not stay; ``sways``: the tower does, and holds."""
        self._colour, self._block, self._cells = colour, block, cells
        self._hand, self._pose, self._moved = hand, pose, tuple(moved)
        self._meanwhile = meanwhile
        self._giving_way = ("creak",) if sways else ("block_slide",) if moved else ()
        self.seconds = DROP
        self.place = middle_of(cells)

    def begin(self, props: Props) -> None:
        self._node = props.new_block(self._colour, self._block, self._cells)
        self._node.set_scale(1.0)
        self._from = let_go_at(self._cells, self._hand)
        self._to = self._from if self._pose is None else posed(self._pose, self._cells)
        self._creeping = []
        built = {(each.colour, each.block): each for each in props.state_before.blocks}
        for moved in self._moved:
            block = built[moved.colour, moved.block]
            start, end = posed(block.pose, block.cells), posed(moved.pose, block.cells)
            self._creeping.append((props.block(block), start, end))
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        self._meanwhile(props)
        (x, y, z), yaw = self._from
        if share < LANDED:
            fall = (share / LANDED) ** 2
            stand(self._node, (x, y, z + LIFT * (1.0 - fall)), yaw)
            settled = 0.0
        else:
            after = (share - LANDED) / (1.0 - LANDED)
            settled = 1.0 - (1.0 - after) ** 3
            (ex, ey, ez), turn = self._to
            hop = 0.018 * sin(min(after / 0.35, 1.0) * 3.14159) * (1.0 - after)
            place = (x + (ex - x) * settled, y + (ey - y) * settled, ez + hop)
            stand(self._node, place, yaw + (turn - yaw) * settled)
        for node, (start, first), (end, last) in self._creeping:
            stand(node, between(start, end, settled), first + (last - first) * settled)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        if not before < LANDED <= share:
            return ()
        return ("block_wood", *self._giving_way)
