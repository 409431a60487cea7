"""Acts: blocks, knights and markers that move."""

from collections.abc import Sequence
from itertools import pairwise
from math import pi, sin

from panda3d.core import NodePath

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.layout import stance
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, BLOCK_SIDE, KNIGHT_RADIUS, centre
from torres3d.games.torres.scene.motion.castle_light import door_light
from torres3d.games.torres.scene.motion.pieces_for_motion import Props
from torres3d.games.torres.scene.motion.sound_names import DOOR, KNIGHT, STEP, stone
from torres3d.games.torres.scene.track_and_reserve_layout import KNIGHT_RESERVE_SCALE, SPACES, asides
from torres3d.scene import motion_curves as curves
from torres3d.scene.dust import Puff
from torres3d.scene.motion_acts import Act
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.mesh import Mesh

FLOWN = 0.40
"""Share of a block's time in which it comes over its square."""
DROP = 1.3
"""Height from which a block drops onto its tower."""
TREMOR = 1.8
"""Degrees by which a block rocks as it settles."""
FLIGHT = 0.85
"""Seconds."""
DUST_LASTS = 0.55
"""The most seconds, at speed 1."""
STONE_DUST = 1.0
"""How dense the dust is, seen before light stone."""
TOUCH = 0.07
"""How high a knight bounces as it lands."""


class Landing(Act[Props]):
    """A piece comes down and lands after the share ``landed`` of the time, with a sound and dust of this ``weight``
    (0 to 1) and ``size``, so far ``around`` its `_foot`."""

    landed = 0.62
    weight, size, around = 0.9, 0.55, BLOCK_SIDE / 2
    _foot: Point
    _heard = ""

    def dust(self, props: Props, share: float) -> None:
        """Show the dust after a share of the time; it is gone at the end."""
        lasts = min((1.0 - self.landed) * self.seconds, DUST_LASTS)
        puff = Puff(self.landed * self.seconds, self._foot, self.weight, lasts, self.size, self.around, STONE_DUST)
        props.dust.show([puff], share * self.seconds)

    def since(self, share: float) -> float:
        """The share of the time after landing that has passed, 0 to 1."""
        return max(share - self.landed, 0.0) / (1.0 - self.landed)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return (self._heard,) if before < self.landed <= share else ()


class FlyingBlock(Landing):
    """A block flies over its square, drops and settles."""

    _node: NodePath
    _start: Point
    _end: Point
    _scale = 1.0
    """Its scale at the start."""

    def fall(self, props: Props, square: Square) -> None:
        """Take a new block that is to come onto the tower of a square."""
        floor = props.state_before.board.heights[square]
        self._end = self._foot = self.place = centre(square, floor)
        self._node = props.block(square, floor)
        self._heard = stone(floor + 1)
        self.show(props, 0.0)

    def show(self, props: Props, share: float) -> None:
        above = (self._end[0], self._end[1], self._end[2] + DROP)
        if share < FLOWN:
            ahead = curves.ease_in_out(share / FLOWN)
            self._node.set_pos(*curves.arc(self._start, above, ahead, 0.35))
            self._node.set_scale(self._scale + (1.0 - self._scale) * ahead)
        else:
            down = curves.dropped((share - FLOWN) / (1.0 - FLOWN), (self.landed - FLOWN) / (1.0 - FLOWN))
            self._node.set_pos(*curves.between(above, self._end, down))
            self._node.set_scale(1.0)
        tremor = TREMOR * curves.shaken(min(self.since(share) * 1.6, 1.0))
        self._node.set_p(tremor)
        self._node.set_r(-0.6 * tremor)
        self.dust(props, share)


class BlockDrop(FlyingBlock):
    """A block comes from its stack, or from the supply."""

    def __init__(self, target: Square, seat: Seat | None, stack: int) -> None:
        self._target, self._seat, self._stack = target, seat, stack
        self.seconds = 0.95

    def begin(self, props: Props) -> None:
        self._start, self._scale = props.pile_top(self._seat, self._stack)
        self.fall(props, self._target)


class BlockShift(FlyingBlock):
    """The top block of a tower flies to another square."""

    def __init__(self, source: Square, target: Square) -> None:
        self._source, self._target = source, target
        self.seconds = 1.05

    def begin(self, props: Props) -> None:
        self._start = centre(self._source, props.state_before.board.heights[self._source] - 1)
        props.lower(self._source)
        self.fall(props, self._target)


class BlockUnder(FlyingBlock):
    """A knight is lifted, and a block is pushed under it."""

    landed = 0.68

    def __init__(self, seat: Seat, square: Square, stack: int) -> None:
        self._seat, self._square, self._stack = seat, square, stack
        self.seconds = 1.3

    def begin(self, props: Props) -> None:
        self._knight = props.knight(self._seat, self._square)
        self._start, self._scale = props.pile_top(self._seat, self._stack)
        self.fall(props, self._square)

    def show(self, props: Props, share: float) -> None:
        x, y, z = self._foot
        lift = 1.0
        if share < 0.26:
            up = lift * curves.ease_in_out(share / 0.26)
        elif share < 0.52:
            up = lift
        else:
            fallen = curves.dropped((share - 0.52) / 0.48, (self.landed - 0.52) / 0.48)
            up = lift + (BLOCK_HEIGHT - lift) * fallen
        self._knight.set_pos(x, y, z + up)
        ahead = curves.ease_in_out(min(max((share - 0.10) / 0.42, 0.0), 1.0))
        ex, ey = self._start[0] - x, self._start[1] - y
        length = max((ex * ex + ey * ey) ** 0.5, 1e-6)
        beside = (x + ex / length, y + ey / length, z + 0.02)
        if ahead < 0.7:
            self._node.set_pos(*curves.arc(self._start, beside, ahead / 0.7, 0.8))
            self._node.set_scale(self._scale + (1.0 - self._scale) * ahead / 0.7)
        else:
            self._node.set_pos(*curves.between(beside, self._foot, (ahead - 0.7) / 0.3))
            self._node.set_scale(1.0)
        self.dust(props, share)


class Flight(Landing):
    """A piece flies in a high arc and lands: a knight with a card, from the reserve, or the king."""

    landed = 0.72
    weight, size, around = 0.6, 0.3, KNIGHT_RADIUS
    _heard = KNIGHT

    def __init__(self, rise: float, seconds: float = FLIGHT) -> None:
        self._rise = rise
        self.seconds = seconds
        self._scales = (1.0, 1.0)

    def fly(self, node: NodePath, start: Point, end: Point, headings: tuple[float, float], scale: float) -> None:
        self._node, self._start, self._end = node, start, end
        self._headings = headings
        self._scales = (scale, 1.0)
        self._foot = self.place = end

    def show(self, props: Props, share: float) -> None:
        ahead = curves.thrown(min(share / self.landed, 1.0))
        x, y, z = curves.arc(self._start, self._end, ahead, self._rise)
        touch = min(self.since(share) * 2.0, 1.0)
        self._node.set_pos(x, y, z + TOUCH * sin(pi * touch) * (1.0 - touch))
        self._node.set_h(curves.interpolate_heading(*self._headings, ahead))
        self._node.set_scale(self._scales[0] + (self._scales[1] - self._scales[0]) * min(ahead * 2.0, 1.0))
        self.dust(props, share)


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


PACE = 0.42
"""Seconds for one step of a knight."""
INSIDE_SCALE = 0.60
"""Knights are drawn smaller inside a tower: its floors are lower than they are tall."""
TURN = 0.12
"""Seconds for a knight's turn towards the next stretch, on its way through a castle."""
LAST_TURN = 0.9
"""Share of the time after which a knight turns to its final heading."""


GLOWS = 8
"""Degrees of a door's light, so that it is not drawn anew for each frame."""
LIT_IN = 0.3
"""Seconds after which the door of the way out is fully lit."""
TREAD = 0.84
"""Share of a step's time at which the foot comes down."""


class Walk(Act[Props]):
    """A knight walks to an adjacent square, or hops up or down to it."""

    def __init__(self, seat: Seat, source: Square, target: Square) -> None:
        self._seat, self._source, self._target = seat, source, target
        self.seconds = PACE * 1.25

    def begin(self, props: Props) -> None:
        self._node = props.knight(self._seat, self._source)
        self._start, self._end = props.top(self._source), props.top(self._target)
        self.place = self._end
        self._first = self._node.get_h()
        self._ahead = curves.heading_of(self._start, self._end)
        self._last = stance(self._seat, self._target)

    def show(self, props: Props, share: float) -> None:
        ahead = curves.ease_in_out(share)
        rise = 0.10 if self._start[2] == self._end[2] else 0.30
        self._node.set_pos(*curves.arc(self._start, self._end, ahead, rise))
        if share < 0.75:
            self._node.set_h(curves.interpolate_heading(self._first, self._ahead, min(share / 0.25, 1.0)))
        else:
            self._node.set_h(curves.interpolate_heading(self._ahead, self._last, (share - 0.75) / 0.25))

    def sounds(self, before: float, share: float) -> Sequence[str]:
        return (STEP,) if before < TREAD <= share else ()


class Passage(Act[Props]):
    """A knight enters a door, goes through the castle, and leaves by another: the towers on its way turn into glass
    meanwhile. ``way``: squares and floors, as `doors.route` gives them. Without motion it appears on its way."""

    still = 0.5

    def __init__(self, seat: Seat, way: Sequence[tuple[Square, int]]) -> None:
        self._seat, self.way = seat, tuple(way)
        self.seconds = PACE * (len(way) - 1) + 0.3

    def begin(self, props: Props) -> None:
        (source, _), (target, _) = self.way[0], self.way[-1]
        self._node = props.knight(self._seat, source)
        self._places = [centre(square, floor) for square, floor in self.way]
        self.place = self._places[-1]
        self._last = stance(self._seat, target)
        self._headings = [self._node.get_h()]
        for start, end in pairwise(self._places):
            now = self._headings[-1]
            upright = start[:2] == end[:2]
            ahead = curves.heading_of(start, end)
            self._headings.append(now if upright else curves.interpolate_heading(now, ahead, 1.0))
        floors: dict[Square, int] = {}
        for square, floor in self.way[1:-1]:
            floors[square] = min(floor, floors.get(square, floor))
        props.open_towers(floors)
        (first, low), (last, high) = self.way[1], self.way[-2]
        self._doors = (first, source, low), (last, target, high)

    def show(self, props: Props, share: float) -> None:
        self._light_doors(props, share)
        place, number = curves.along(self._places, curves.ease_in_out(share))
        self._node.set_pos(*place)
        stretches = len(self._places) - 1
        at = curves.ease_in_out(share) * stretches
        inside = min(at * 2.2, (stretches - at) * 2.2, 1.0)
        self._node.set_scale(1.0 + (INSIDE_SCALE - 1.0) * max(inside, 0.0))
        since = (share - curves.uneased(number / stretches)) * self.seconds
        heading = curves.interpolate_heading(self._headings[number], self._headings[number + 1], min(since / TURN, 1.0))
        if share > LAST_TURN:
            heading = curves.interpolate_heading(heading, self._last, (share - LAST_TURN) / (1.0 - LAST_TURN))
        self._node.set_h(heading)

    def _light_doors(self, props: Props, share: float) -> None:
        """The doors light up before the knight comes to them: that of the way in, then that of the way out."""
        last = round(GLOWS * min(share * self.seconds / LIT_IN, 1.0) * min((1.0 - share) * 4.0, 1.0))
        first = round(GLOWS * min((1.0 - share) * 2.0, 1.0))
        lights = [(*door, lit) for door, lit in zip(self._doors, (first, last), strict=True) if lit]

        def draw() -> list[Mesh]:
            return [
                part
                for inside, outside, floor, lit in lights
                for part in door_light(inside, outside, floor, lit / GLOWS)
            ]

        props.light(("doors", tuple(lights)) if lights else None, draw if lights else tuple)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        stretches = len(self.way) - 1
        at = {curves.uneased(0.5 / stretches): DOOR, curves.uneased(1.0 - 0.5 / stretches): DOOR, LAST_TURN: STEP}
        return [name for moment, name in at.items() if before < moment <= share]


LONG_WAY = 1.5
"""The most seconds for a marker."""


class MarkerRun(Act[Props]):
    """A marker hops along the track, space by space, faster on a long way."""

    def __init__(self, seat: Seat, before: int, after: int) -> None:
        self._seat, self._before, self._after = seat, before, after
        self.seconds = min(0.16 + 0.15 * abs(after - before), LONG_WAY) if after != before else 0.0

    def begin(self, props: Props) -> None:
        self._node = props.marker(self._seat)
        scores = list(props.state_before.scores)
        aside = asides(scores)[self._seat]
        scores[self._seat] = self._after
        self._asides = aside, asides(scores)[self._seat]
        self.place = props.track.place(self._after)

    def show(self, props: Props, share: float) -> None:
        ahead = curves.ease_in_out(share)
        points = self._before + (self._after - self._before) * ahead
        (across, along_way), (last_across, last_along) = self._asides
        aside = across + (last_across - across) * ahead, along_way + (last_along - along_way) * ahead
        x, y, z = props.track.place(points, aside)
        part = points % 1.0
        hop = 4.0 * part * (1.0 - part) * 0.22
        self._node.set_pos(x, y, z + hop)
        self._node.set_h(props.track.spaces[int(points) % SPACES].heading)
