"""Figures on their way: step by step over fields, hopping up and down, round the building on the table, or leaping."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

from torres3d.table.motion.acts import Act
from torres3d.table.motion.curves import arc, eased, heading_of, turned
from torres3d.table.shapes.space import Point
from torres3d.table.turm.motion.turm_props import TurmProps
from torres3d.table.turm.set.turm_layout import TurmLayout, TurnedPiece, turm_layout
from torres3d.table.turm.set.turm_measures import field, middle
from torres3d.turm.places import CORNERSTONE, TABLE, Colour, Place
from torres3d.turm.state import State

STEP, LEAP = 0.40, 0.75
"""Seconds of a step, and of a leap over two levels."""
ON_TABLE = 0.09
"""Seconds for an edge of a way over the table."""
HOP = 0.10
"""How high a figure hops on a level step."""
OVER = 0.22
"""How far above the higher field a step up or down leads."""
LAST_TURN = 0.3
"""Seconds in which a figure turns at the end as it stands."""
Spot = tuple[int, int]


class Climb(Act[TurmProps]):
    """A figure goes along a way of places, as `torres3d.turm.lattice.walking.way` gives it, and stands in the end as
    ``after`` shows it."""

    def __init__(self, colour: Colour, way: Sequence[Place], after: State) -> None:
        self._colour, self._way, self._after = colour, tuple(way), turm_layout(after)
        self.seconds = STEP * max(len(way) - 1, 1) + LAST_TURN
        end = way[-1]
        self.place = None if end == TABLE else field(end)

    def begin(self, props: TurmProps) -> None:
        self._node = props.figure(self._colour)
        stands, ends = props.figure_at(self._colour), _figure(self._after, self._colour)
        self._headings = stands.heading, ends.heading
        columns = {(x, y) for each in props.now.blocks for x, y, z in each.cells if z == 0}
        points = _points(self._way, stands.place, ends.place, columns)
        self._stretches = [(start, end, _lasting(start, end)) for start, end in pairwise(points)]
        self.seconds = sum(seconds for _, _, seconds in self._stretches) + LAST_TURN
        self.show(props, 0.0)

    def show(self, props: TurmProps, share: float) -> None:
        now = share * self.seconds
        heading = self._headings[0]
        place = self._stretches[0][0]
        for start, end, seconds in self._stretches:
            ahead = heading_of(start, end) if start[:2] != end[:2] else heading
            part = min(now / seconds, 1.0)
            heading = turned(heading, ahead, min(now / 0.14, 1.0))
            place = _stepped(start, end, part)
            if now < seconds:
                break
            now -= seconds
        else:
            heading = turned(heading, self._headings[1], eased(min(now / LAST_TURN, 1.0)))
        self._node.set_pos(*place)
        self._node.set_h(heading)

    def sounds(self, before: float, share: float) -> Sequence[str]:
        names = []
        at = 0.0
        for start, end, seconds in self._stretches:
            at += seconds
            if before * self.seconds < at <= share * self.seconds and (seconds >= STEP or start[2] != end[2]):
                names.append("figure_tap")
        return names


def round_the_building(start: Point, end: Point, filled: Iterable[Spot]) -> list[Point]:
    """A way over the table from one place to another that leads round the columns that are ``filled`` at z = 0."""
    walls = {*filled, *((x, y) for x, y, _ in CORNERSTONE)}
    first, last = _spot(start), _spot(end)
    reach = max((abs(value) for spot in (*walls, first, last) for value in spot), default=0) + 2
    came: dict[Spot, Spot] = {first: first}
    front = deque([first])
    while front and last not in came:
        x, y = front.popleft()
        for east, north in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            spot = x + east, y + north
            # Round a corner, not over it.
            open_corner = (x + east, y) not in walls and (x, y + north) not in walls
            if spot not in came and spot not in walls and open_corner and max(map(abs, spot)) <= reach:
                came[spot] = x, y
                front.append(spot)
    if last not in came:
        return [start, end]
    spots = [last]
    while spots[-1] != first:
        spots.append(came[spots[-1]])
    between = [(x - 0.5, y - 0.5, 0.0) for x, y in reversed(spots[1:-1])]
    return _straightened([start, *between, end])


def _points(way: Sequence[Place], start: Point, end: Point, columns: set[Spot]) -> list[Point]:
    """The way as points: that over the table leads from where a figure comes down to where it goes up again."""
    found = [start]
    for number, place in enumerate(way[1:], start=1):
        last = number == len(way) - 1
        before = way[number - 1]
        if place == TABLE:
            after = None if last else way[number + 1]
            down = found[-1] if before == TABLE else _beside(before, after, end, columns)
            if down != found[-1]:
                found.append(down)
            if last:
                found += round_the_building(down, end, columns)[1:]
            continue
        if before == TABLE:
            foot = _beside(place, None, found[-1], columns)
            found += [point for point in round_the_building(found[-1], foot, columns)[1:] if point != found[-1]]
        found.append(end if last else field(place))
    return found


def _beside(place: Place, other: Place | None, towards: Point, columns: set[Spot]) -> Point:
    """Where a figure stands on the table beside a field: in the open column nearest to where it goes, or comes from."""
    assert place != TABLE
    walls = {*columns, *((x, y) for x, y, _ in CORNERSTONE)}
    x, y, _ = place
    goal = field(other) if other is not None and other != TABLE else towards
    spots = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    places: list[Point] = [(a - 0.5, b - 0.5, 0.0) for a, b in spots if (a, b) not in walls]
    if not places:
        a, b, _ = middle(place)
        return a, b, 0.0
    return min(places, key=lambda point: hypot(point[0] - goal[0], point[1] - goal[1]))


def _straightened(points: Sequence[Point]) -> list[Point]:
    """Without places that lie on the straight line between their neighbours."""
    found = [points[0]]
    for before, now, after in zip(points, points[1:], points[2:], strict=False):
        (ax, ay), (bx, by) = (now[0] - before[0], now[1] - before[1]), (after[0] - now[0], after[1] - now[1])
        if abs(ax * by - ay * bx) > 1e-6:
            found.append(now)
    return [*found, points[-1]]


def _stepped(start: Point, end: Point, share: float) -> Point:
    if start[2] == end[2] == 0.0:
        x, y, _ = arc(start, end, share, 0.0)
        far = hypot(end[0] - start[0], end[1] - start[1])
        part = (share * max(round(far / 0.7), 1)) % 1.0
        return x, y, 4.0 * part * (1.0 - part) * 0.06
    ahead = eased(share)
    return arc(start, end, ahead, HOP if start[2] == end[2] else OVER)


def _lasting(start: Point, end: Point) -> float:
    rise = abs(end[2] - start[2])
    if rise > 1.5:
        return LEAP
    if start[2] == end[2] == 0.0:
        return max(ON_TABLE * hypot(end[0] - start[0], end[1] - start[1]), 0.12)
    return STEP


def _spot(point: Point) -> Spot:
    return round(point[0] + 0.5), round(point[1] + 0.5)


def _figure(layout: TurmLayout, colour: Colour) -> TurnedPiece:
    return next(each for each in layout.figures if each.colour == colour)
