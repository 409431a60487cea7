"""Pieces that fly in a high arc: knights with a card or from the reserve, and the king."""

from panda3d.core import NodePath

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.layout import stance
from torres3d.games.torres.scene.motion.props import Props
from torres3d.games.torres.scene.reserve_trays import KNIGHT_RESERVE_SCALE
from torres3d.scene.motion.act import Act
from torres3d.scene.motion.curves import arc, ease_in_out, interpolate_heading
from torres3d.scene.shapes.coordinates import Point

FLIGHT = 0.75
"""Seconds."""


class Flight(Act[Props]):
    """A piece flies in a high arc: a knight with a card, from the reserve, or the king."""

    def __init__(self, rise: float, seconds: float = FLIGHT) -> None:
        self._rise = rise
        self.seconds = seconds
        self._scales = (1.0, 1.0)

    def fly(self, node: NodePath, start: Point, end: Point, headings: tuple[float, float], scale: float) -> None:
        self._node, self._start, self._end = node, start, end
        self._headings = headings
        self._scales = (scale, 1.0)
        self.place = end

    def show(self, props: Props, share: float) -> None:
        ahead = ease_in_out(share)
        self._node.set_pos(*arc(self._start, self._end, ahead, self._rise))
        self._node.set_h(interpolate_heading(*self._headings, ahead))
        self._node.set_scale(self._scales[0] + (self._scales[1] - self._scales[0]) * min(ahead * 2.0, 1.0))


class KnightFlight(Flight):
    """A knight flies from one square to another."""

    def __init__(self, seat: Seat, source: Square, target: Square, rise: float) -> None:
        super().__init__(rise)
        self._seat, self._source, self._target = seat, source, target

    def begin(self, props: Props) -> None:
        node = props.knight(self._seat, self._source)
        headings = node.get_h(), stance(self._seat, self._target)
        self.fly(node, props.top(self._source), props.top(self._target), headings, 1.0)


class KnightArrival(Flight):
    """A knight comes from the reserve."""

    def __init__(self, seat: Seat, target: Square) -> None:
        super().__init__(0.9)
        self._seat, self._target = seat, target

    def begin(self, props: Props) -> None:
        start = props.reserve_of(self._seat)
        node = props.reserve_knight(self._seat)
        headings = props.reserve_heading, stance(self._seat, self._target)
        self.fly(node, start, props.top(self._target), headings, KNIGHT_RESERVE_SCALE)


class KingGlide(Flight):
    """The king is carried to another castle, or comes onto the board."""

    def __init__(self, source: Square | None, target: Square) -> None:
        super().__init__(0.6, 1.1)
        self._source, self._target = source, target

    def begin(self, props: Props) -> None:
        end = props.top(self._target)
        if self._source is None:
            start = (end[0], end[1], end[2] + 4.0)
            self.fly(props.scene.model("king", props.scene.moving), start, end, (0.0, 0.0), 1.0)
        else:
            self.fly(props.king(self._source), props.top(self._source), end, (0.0, 0.0), 1.0)
