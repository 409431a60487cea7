"""The acts: what moves, how long and on which way. Each is a pure function of the share of its time."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from panda3d.core import NodePath

from torres3d.rules.kinds import Seat
from torres3d.rules.squares import Square
from torres3d.table.motion.curves import along, arc, between, eased, fallen, heading_of, turned
from torres3d.table.motion.props import Props
from torres3d.table.set.arrangement import KNIGHT_RESERVE_SCALE
from torres3d.table.set.measures import BLOCK_HEIGHT, centre
from torres3d.table.set.track import SPACES, asides
from torres3d.table.shapes.labels import DARK, WHITE, Label
from torres3d.table.shapes.space import Point
from torres3d.table.shapes.tones import Colour

STEP = 0.42
"""Seconds for one step of a knight."""
INSIDE_SCALE = 0.60
"""Knights are drawn smaller inside a tower: its floors are lower than they are tall."""
FLIGHT = 0.75
NUMERAL, NEXT_NUMERAL = 1.1, 0.3
"""Seconds that a numeral flies, and after which the next one starts."""
GOLD: Colour = (1.0, 0.82, 0.35)
LONG_WAY = 1.5
"""Seconds that a marker needs at most."""


class Act(ABC):
    """One movement. ``seconds``: how long it takes at speed 1. ``place``: where to look meanwhile."""

    seconds: float = 0.0
    place: Point | None = None

    @abstractmethod
    def begin(self, props: Props) -> None:
        """Take the pieces that move."""

    @abstractmethod
    def show(self, props: Props, share: float) -> None:
        """Put them where they are after this share of the time."""


class Walk(Act):
    """A knight walks to an adjacent square, or hops up or down to it."""

    def __init__(self, seat: Seat, source: Square, target: Square) -> None:
        self._seat, self._source, self._target = seat, source, target
        self.seconds = STEP * 1.25

    def begin(self, props: Props) -> None:
        self._node = props.knight(self._seat, self._source)
        self._start, self._end = props.top(self._source), props.top(self._target)
        self.place = self._end
        self._first = self._node.get_h()
        self._ahead = heading_of(self._start, self._end)
        self._last = props.stance(self._seat, self._target)

    def show(self, props: Props, share: float) -> None:
        ahead = eased(share)
        if self._start[2] == self._end[2]:
            x, y, z = arc(self._start, self._end, ahead, 0.10)
        else:
            x, y, z = arc(self._start, self._end, ahead, 0.30)
        self._node.set_pos(x, y, z)
        if share < 0.75:
            self._node.set_h(turned(self._first, self._ahead, min(share / 0.25, 1.0)))
        else:
            self._node.set_h(turned(self._ahead, self._last, (share - 0.75) / 0.25))


class Passage(Act):
    """A knight goes in at a door, through the castle, and comes out at another: the towers on its way turn to
    glass meanwhile. ``way``: squares and floors, as `doors.route` gives them."""

    def __init__(self, seat: Seat, way: Sequence[tuple[Square, int]]) -> None:
        self._seat, self.way = seat, tuple(way)
        self.seconds = STEP * (len(way) - 1) + 0.3

    def begin(self, props: Props) -> None:
        (source, _), (target, _) = self.way[0], self.way[-1]
        self._node = props.knight(self._seat, source)
        self._places = [centre(square, floor) for square, floor in self.way]
        self.place = self._places[-1]
        self._last = props.stance(self._seat, target)
        self._heading = self._node.get_h()
        floors: dict[Square, int] = {}
        for square, floor in self.way[1:-1]:
            floors[square] = min(floor, floors.get(square, floor))
        props.open_towers(floors)

    def show(self, props: Props, share: float) -> None:
        (x, y, z), number = along(self._places, eased(share))
        self._node.set_pos(x, y, z)
        stretches = len(self._places) - 1
        at = eased(share) * stretches
        inside = min(at * 2.2, (stretches - at) * 2.2, 1.0)
        self._node.set_scale(1.0 + (INSIDE_SCALE - 1.0) * max(inside, 0.0))
        start, end = self._places[number], self._places[number + 1]
        if start[:2] != end[:2]:
            self._heading = turned(self._heading, heading_of(start, end), 0.35)
        if share > 0.9:
            self._heading = turned(self._heading, self._last, (share - 0.9) * 10.0)
        self._node.set_h(self._heading)


class Flight(Act):
    """A piece flies in a high arc: a knight with a card, from the reserve, or the king."""

    def __init__(self, rise: float, seconds: float = FLIGHT) -> None:
        self._rise = rise
        self.seconds = seconds
        self._scales = (1.0, 1.0)

    def fly(self, node: NodePath, start: Point, end: Point, headings: tuple[float, float], scale: float) -> None:
        """What flies, and from where to where."""
        self._node, self._start, self._end = node, start, end
        self._headings = headings
        self._scales = (scale, 1.0)
        self.place = end

    def show(self, props: Props, share: float) -> None:
        ahead = eased(share)
        self._node.set_pos(*arc(self._start, self._end, ahead, self._rise))
        self._node.set_h(turned(*self._headings, ahead))
        self._node.set_scale(self._scales[0] + (self._scales[1] - self._scales[0]) * min(ahead * 2.0, 1.0))


class KnightFlight(Flight):
    """A knight flies from one square to another."""

    def __init__(self, seat: Seat, source: Square, target: Square, rise: float) -> None:
        super().__init__(rise)
        self._seat, self._source, self._target = seat, source, target

    def begin(self, props: Props) -> None:
        node = props.knight(self._seat, self._source)
        headings = node.get_h(), props.stance(self._seat, self._target)
        self.fly(node, props.top(self._source), props.top(self._target), headings, 1.0)


class KnightArrival(Flight):
    """A knight comes from the reserve."""

    def __init__(self, seat: Seat, target: Square) -> None:
        super().__init__(0.9)
        self._seat, self._target = seat, target

    def begin(self, props: Props) -> None:
        start = props.reserve_of(self._seat)
        node = props.reserve_knight(self._seat)
        headings = props.side(self._seat), props.stance(self._seat, self._target)
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
            self.fly(props.new_king(), start, end, (0.0, 0.0), 1.0)
        else:
            self.fly(props.king(self._source), props.top(self._source), end, (0.0, 0.0), 1.0)


class BlockDrop(Act):
    """A block flies from its stack (or the supply) over its square, drops and settles."""

    def __init__(self, target: Square, seat: Seat | None, stack: int) -> None:
        self._target, self._seat, self._stack = target, seat, stack
        self.seconds = 0.85

    def begin(self, props: Props) -> None:
        floor = props.now.board.heights[self._target]
        lies = props.supply_top() if self._seat is None else props.stack_top(self._seat, self._stack)
        self._start, self._scale = lies
        self._end = centre(self._target, floor)
        self.place = self._end
        self._node = props.block(self._target, floor)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        _drop(self._node, self._start, self._end, share, self._scale)


class BlockShift(Act):
    """The top block of a tower flies to another square."""

    def __init__(self, source: Square, target: Square) -> None:
        self._source, self._target = source, target
        self.seconds = 1.0

    def begin(self, props: Props) -> None:
        heights = props.now.board.heights
        self._start = centre(self._source, heights[self._source] - 1)
        self._end = centre(self._target, heights[self._target])
        self.place = self._end
        props.lower(self._source)
        self._node = props.block(self._target, heights[self._target])
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        _drop(self._node, self._start, self._end, share, 1.0)


def _drop(node: NodePath, start: Point, end: Point, share: float, scale: float) -> None:
    above = (end[0], end[1], end[2] + 1.3)
    flown = 0.58
    if share < flown:
        ahead = eased(share / flown)
        node.set_pos(*arc(start, above, ahead, 0.35))
        node.set_scale(scale + (1.0 - scale) * ahead)
    else:
        node.set_pos(*between(above, end, fallen((share - flown) / (1.0 - flown))))
        node.set_scale(1.0)


class BlockUnder(Act):
    """A knight is lifted and a block pushed under it."""

    def __init__(self, seat: Seat, square: Square, stack: int) -> None:
        self._seat, self._square, self._stack = seat, square, stack
        self.seconds = 1.1

    def begin(self, props: Props) -> None:
        floor = props.now.board.heights[self._square]
        self._knight = props.knight(self._seat, self._square)
        self._floor = centre(self._square, floor)
        self.place = self._floor
        self._start, self._scale = props.stack_top(self._seat, self._stack)
        self._node = props.block(self._square, floor)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        x, y, z = self._floor
        lift = 1.0
        if share < 0.3:
            up = lift * eased(share / 0.3)
        elif share < 0.72:
            up = lift
        else:
            up = lift + (BLOCK_HEIGHT - lift) * fallen((share - 0.72) / 0.28)
        self._knight.set_pos(x, y, z + up)
        ahead = eased(min(max((share - 0.12) / 0.58, 0.0), 1.0))
        ex, ey = self._start[0] - x, self._start[1] - y
        length = max((ex * ex + ey * ey) ** 0.5, 1e-6)
        beside = (x + ex / length, y + ey / length, z + 0.02)
        if ahead < 0.7:
            self._node.set_pos(*arc(self._start, beside, ahead / 0.7, 0.8))
            self._node.set_scale(self._scale + (1.0 - self._scale) * ahead / 0.7)
        else:
            self._node.set_pos(*between(beside, self._floor, (ahead - 0.7) / 0.3))
            self._node.set_scale(1.0)


class MarkerRun(Act):
    """A marker hops along the track, space by space; a long way goes fast."""

    def __init__(self, seat: Seat, before: int, after: int) -> None:
        self._seat, self._before, self._after = seat, before, after
        self.seconds = min(0.16 + 0.15 * abs(after - before), LONG_WAY) if after != before else 0.0

    def begin(self, props: Props) -> None:
        self._node = props.marker(self._seat)
        scores = list(props.now.scores)
        aside = asides(scores)[self._seat]
        scores[self._seat] = self._after
        self._asides = aside, asides(scores)[self._seat]
        self.place = props.track.place(self._after)

    def show(self, props: Props, share: float) -> None:
        ahead = eased(share)
        points = self._before + (self._after - self._before) * ahead
        (across, along_way), (last_across, last_along) = self._asides
        aside = across + (last_across - across) * ahead, along_way + (last_along - along_way) * ahead
        x, y, z = props.track.place(points, aside)
        part = points % 1.0
        hop = 4.0 * part * (1.0 - part) * 0.22
        self._node.set_pos(x, y, z + hop)
        self._node.set_h(props.track.spaces[int(points) % SPACES].heading)


class PointsFly(Act):
    """Numerals fly from castles to the player's marker, one shortly after the other. ``points``: how many, from
    where, and whether they are a bonus."""

    def __init__(self, seat: Seat, points: Sequence[tuple[int, Point, bool]]) -> None:
        self._seat, self._points = seat, tuple(points)
        self.seconds = NUMERAL + NEXT_NUMERAL * (len(points) - 1) if points else 0.0
        self.place = points[0][1] if points else None

    def begin(self, props: Props) -> None:
        self._end = props.track.place(props.now.scores[self._seat])
        self._end = (self._end[0], self._end[1], self._end[2] + 0.5)

    def show(self, props: Props, share: float) -> None:
        colour = props.look(self._seat).colour
        ink = DARK if sum(colour) > 1.75 else WHITE
        labels = []
        for number, (points, (x, y, z), bonus) in enumerate(self._points):
            own = (share * self.seconds - NEXT_NUMERAL * number) / NUMERAL
            if 0.0 < own < 1.0:
                risen = (x, y, z + 0.8 * min(own / 0.3, 1.0))
                place = risen if own < 0.45 else arc(risen, self._end, eased((own - 0.45) / 0.55), 0.6)
                labels.append(Label(f"+{points}", place, 34, ink, colour, GOLD if bonus else None))
        props.fly(labels)


class Pause(Act):
    """Nothing moves for a moment."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def begin(self, props: Props) -> None:
        self._since = 0.0

    def show(self, props: Props, share: float) -> None:
        self._since = share
