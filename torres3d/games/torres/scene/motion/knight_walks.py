"""Walking knights: a step to a neighbouring square, and a way through the doors of a castle."""

from collections.abc import Sequence
from itertools import pairwise

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.scene.layout import stance
from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.motion.props import Props
from torres3d.scene.motion.act import Act
from torres3d.scene.motion.curves import along, arc, ease_in_out, heading_of, interpolate_heading, uneased

STEP = 0.42
"""Seconds for one step of a knight."""
INSIDE_SCALE = 0.60
"""Knights are drawn smaller inside a tower: its floors are lower than they are tall."""
TURN = 0.12
"""Seconds for a knight's turn towards the next stretch, on its way through a castle."""
LAST_TURN = 0.9
"""Share of the time after which a knight turns to its final heading."""


class Walk(Act[Props]):
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
        self._last = stance(self._seat, self._target)

    def show(self, props: Props, share: float) -> None:
        ahead = ease_in_out(share)
        rise = 0.10 if self._start[2] == self._end[2] else 0.30
        self._node.set_pos(*arc(self._start, self._end, ahead, rise))
        if share < 0.75:
            self._node.set_h(interpolate_heading(self._first, self._ahead, min(share / 0.25, 1.0)))
        else:
            self._node.set_h(interpolate_heading(self._ahead, self._last, (share - 0.75) / 0.25))


class Passage(Act[Props]):
    """A knight enters a door, goes through the castle, and leaves by another: the towers on its way turn into glass
    meanwhile. ``way``: squares and floors, as `doors.route` gives them."""

    def __init__(self, seat: Seat, way: Sequence[tuple[Square, int]]) -> None:
        self._seat, self.way = seat, tuple(way)
        self.seconds = STEP * (len(way) - 1) + 0.3

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
            self._headings.append(now if upright else interpolate_heading(now, heading_of(start, end), 1.0))
        floors: dict[Square, int] = {}
        for square, floor in self.way[1:-1]:
            floors[square] = min(floor, floors.get(square, floor))
        props.open_towers(floors)

    def show(self, props: Props, share: float) -> None:
        place, number = along(self._places, ease_in_out(share))
        self._node.set_pos(*place)
        stretches = len(self._places) - 1
        at = ease_in_out(share) * stretches
        inside = min(at * 2.2, (stretches - at) * 2.2, 1.0)
        self._node.set_scale(1.0 + (INSIDE_SCALE - 1.0) * max(inside, 0.0))
        since = (share - uneased(number / stretches)) * self.seconds
        heading = interpolate_heading(self._headings[number], self._headings[number + 1], min(since / TURN, 1.0))
        if share > LAST_TURN:
            heading = interpolate_heading(heading, self._last, (share - LAST_TURN) / (1.0 - LAST_TURN))
        self._node.set_h(heading)
