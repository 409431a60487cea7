"""Ways of figures as points: from field to field, and around the building over the table. Pure."""

from collections import deque
from collections.abc import Collection, Sequence
from math import hypot

from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE, Place
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.measures import field, middle
from torres3d.scene.shapes.axis_conventions import Point

Spot = tuple[int, int]
"""A column, by its x and y."""


def columns_of(state: State) -> frozenset[Spot]:
    """The columns with a part at z = 0, which figures cannot walk through."""
    built = ((x, y) for each in state.blocks for x, y, z in each.cells if z == 0)
    return frozenset((*built, *((x, y) for x, y, _ in CORNERSTONE)))


def way_points(way: Sequence[Place], start: Point, end: Point, columns: Collection[Spot]) -> list[Point]:
    """A way as points. Over the table it leads from where a figure comes down to where it goes up again."""
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


def _beside(place: Place, other: Place | None, towards: Point, columns: Collection[Spot]) -> Point:
    """The place of a figure on the table beside a field: in the open column nearest to its way."""
    assert place != TABLE
    x, y, _ = place
    goal = field(other) if other is not None and other != TABLE else towards
    spots = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    places: list[Point] = [(a - 0.5, b - 0.5, 0.0) for a, b in spots if (a, b) not in columns]
    if not places:
        a, b, _ = middle(place)
        return a, b, 0.0
    return min(places, key=lambda point: hypot(point[0] - goal[0], point[1] - goal[1]))


def _straightened(points: Sequence[Point]) -> list[Point]:
    """The points without those on a straight line between their neighbours."""
    found = [points[0]]
    for before, now, after in zip(points, points[1:], points[2:], strict=False):
        (ax, ay), (bx, by) = (now[0] - before[0], now[1] - before[1]), (after[0] - now[0], after[1] - now[1])
        if abs(ax * by - ay * bx) > 1e-6:
            found.append(now)
    return [*found, points[-1]]


def round_the_building(start: Point, end: Point, filled: Collection[Spot]) -> list[Point]:
    """A way over the table between two places, around the columns that are ``filled`` at z = 0."""
    first, last = _spot(start), _spot(end)
    reach = max((abs(value) for spot in (*filled, first, last) for value in spot), default=0) + 2
    came: dict[Spot, Spot] = {first: first}
    front = deque([first])
    while front and last not in came:
        x, y = front.popleft()
        for east, north in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            spot = x + east, y + north
            # Round a corner, not over it.
            open_corner = (x + east, y) not in filled and (x, y + north) not in filled
            if spot not in came and spot not in filled and open_corner and max(map(abs, spot)) <= reach:
                came[spot] = x, y
                front.append(spot)
    if last not in came:
        return [start, end]
    spots = [last]
    while spots[-1] != first:
        spots.append(came[spots[-1]])
    between = [(x - 0.5, y - 0.5, 0.0) for x, y in reversed(spots[1:-1])]
    return _straightened([start, *between, end])


def _spot(point: Point) -> Spot:
    return round(point[0] + 0.5), round(point[1] + 0.5)
