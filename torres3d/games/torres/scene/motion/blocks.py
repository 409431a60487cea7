"""Moving blocks: from a stack or the supply, from tower to tower, and under a knight."""

from panda3d.core import NodePath

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, centre
from torres3d.games.torres.scene.motion.props import Props
from torres3d.scene.motion.act import Act
from torres3d.scene.motion.curves import arc, between, ease_in_out, fallen
from torres3d.scene.shapes.coordinates import Point


class FlyingBlock(Act[Props]):
    """A block flies over its square, drops and settles."""

    _node: NodePath
    _start: Point
    _end: Point
    _scale = 1.0
    """Its scale at the start."""

    def show(self, props: Props, share: float) -> None:
        above = (self._end[0], self._end[1], self._end[2] + 1.3)
        flown = 0.58
        if share < flown:
            ahead = ease_in_out(share / flown)
            self._node.set_pos(*arc(self._start, above, ahead, 0.35))
            self._node.set_scale(self._scale + (1.0 - self._scale) * ahead)
        else:
            self._node.set_pos(*between(above, self._end, fallen((share - flown) / (1.0 - flown))))
            self._node.set_scale(1.0)


class BlockDrop(FlyingBlock):
    """A block comes from its stack, or from the supply."""

    def __init__(self, target: Square, seat: Seat | None, stack: int) -> None:
        self._target, self._seat, self._stack = target, seat, stack
        self.seconds = 0.85

    def begin(self, props: Props) -> None:
        floor = props.state_before.board.heights[self._target]
        self._start, self._scale = props.pile_top(self._seat, self._stack)
        self._end = centre(self._target, floor)
        self.place = self._end
        self._node = props.block(self._target, floor)
        self.show(props, 0.0)


class BlockShift(FlyingBlock):
    """The top block of a tower flies to another square."""

    def __init__(self, source: Square, target: Square) -> None:
        self._source, self._target = source, target
        self.seconds = 1.0

    def begin(self, props: Props) -> None:
        heights = props.state_before.board.heights
        self._start = centre(self._source, heights[self._source] - 1)
        self._end = centre(self._target, heights[self._target])
        self.place = self._end
        props.lower(self._source)
        self._node = props.block(self._target, heights[self._target])
        self.show(props, 0.0)


class BlockUnder(Act[Props]):
    """A knight is lifted, and a block is pushed under it."""

    def __init__(self, seat: Seat, square: Square, stack: int) -> None:
        self._seat, self._square, self._stack = seat, square, stack
        self.seconds = 1.1

    def begin(self, props: Props) -> None:
        floor = props.state_before.board.heights[self._square]
        self._knight = props.knight(self._seat, self._square)
        self._floor = centre(self._square, floor)
        self.place = self._floor
        self._start, self._scale = props.pile_top(self._seat, self._stack)
        self._node = props.block(self._square, floor)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        x, y, z = self._floor
        lift = 1.0
        if share < 0.3:
            up = lift * ease_in_out(share / 0.3)
        elif share < 0.72:
            up = lift
        else:
            up = lift + (BLOCK_HEIGHT - lift) * fallen((share - 0.72) / 0.28)
        self._knight.set_pos(x, y, z + up)
        ahead = ease_in_out(min(max((share - 0.12) / 0.58, 0.0), 1.0))
        ex, ey = self._start[0] - x, self._start[1] - y
        length = max((ex * ex + ey * ey) ** 0.5, 1e-6)
        beside = (x + ex / length, y + ey / length, z + 0.02)
        if ahead < 0.7:
            self._node.set_pos(*arc(self._start, beside, ahead / 0.7, 0.8))
            self._node.set_scale(self._scale + (1.0 - self._scale) * ahead / 0.7)
        else:
            self._node.set_pos(*between(beside, self._floor, (ahead - 0.7) / 0.3))
            self._node.set_scale(1.0)
