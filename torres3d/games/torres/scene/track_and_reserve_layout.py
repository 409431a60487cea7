"""Places beside the squares: the lap track around the board, and the reserves along two of its sides.

Markers that share a space (at 0, or on different laps) stand side by side. ``lying`` is the turn of the reserves: 0 as
seen from the south, 1 from the east, 2 from the north, 3 from the west; the tray of whoever looks lies before him. All
places are pure numbers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, radians, sin

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.scene.shapes.axis_conventions import Point

SPACES = 100
MARKER_GAP = 0.30
"""Distance between markers on one space."""


Aside = tuple[float, float]
"""Offset of a marker: across the direction of travel, and along it."""


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the track: its middle, and the direction of travel in degrees (0 east, 90 north)."""

    x: float
    y: float
    z: float
    heading: float


@dataclass(frozen=True, slots=True)
class Track:
    """The 100 spaces in order; points and spaces are the same number modulo 100 (R-7.2)."""

    spaces: tuple[Space, ...]

    def place(self, points: float, aside: Aside = (0.0, 0.0)) -> Point:
        """The place of a marker with so many points; between two spaces for a fraction. ``aside`` shifts it across and
        along the direction of travel."""
        whole = int(points // 1)
        part = points - whole
        here, there = self.spaces[whole % SPACES], self.spaces[(whole + 1) % SPACES]
        across, along = aside
        c, s = cos(radians(here.heading)), sin(radians(here.heading))
        return (
            here.x + (there.x - here.x) * part - across * s + along * c,
            here.y + (there.y - here.y) * part + across * c + along * s,
            here.z + (there.z - here.z) * part,
        )


def track_through(places: Sequence[tuple[float, float]], height: float) -> Track:
    """The track with spaces at these places, at one height."""
    spaces = []
    for (x, y), (next_x, next_y) in zip(places, (*places[1:], *places[:1]), strict=True):
        spaces.append(Space(x, y, height, degrees(atan2(next_y - y, next_x - x))))
    return Track(tuple(spaces))


def asides(scores: Sequence[int]) -> tuple[Aside, ...]:
    """The offset of each seat's marker, so that those on one space stand side by side: two in a row, three and four in
    two rows."""
    found = []
    for seat, points in enumerate(scores):
        sharing = [other for other, theirs in enumerate(scores) if theirs % SPACES == points % SPACES]
        row, column = divmod(sharing.index(seat), 2)
        across = MARKER_GAP * (column - 0.5) if len(sharing) > 1 else 0.0
        along = MARKER_GAP * (row - 0.5) if len(sharing) > 2 else 0.0
        found.append((across, along))
    return tuple(found)


RESERVE_SCALE = 0.56
"""Scale of blocks in reserve and in the supply."""
KNIGHT_RESERVE_SCALE = 0.70
AWAY = 0.12
"""The gap between the board and a tray."""
STACK_STEP = 0.57
KNIGHT_STEP = 0.34
FIRST_KNIGHT, FIRST_STACK = 0.26, 2.34
"""Distance of the first knight and stack from the near end of a tray: the knights are lower, so they hide no stack."""
CLEAR = 0.08
"""Free margin beside a tray, so that no panel touches it."""
TRAY_GAP = 0.10
"""The gap between two trays on one side."""
LEFT, RIGHT = -1, 1
TRAY_START = {LEFT: -4.85, RIGHT: -4.6}
"""Start of the first tray of a side, seen from the camera; the supply is beyond those on the left."""
SUPPLY_WIDE, SUPPLY_HIGH = 3, 5
SUPPLY_SCALE, SUPPLY_STEP = 0.46, 0.44
"""Size of the supply's blocks beside those of the board, and the distance of its piles in squares."""
SUPPLY_AT = 4.0
"""Start of the supply, on the left."""

NEAR, FAR = 0, 1
BERTHS: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((LEFT, NEAR), (RIGHT, FAR)),
    3: ((LEFT, NEAR), (LEFT, FAR), (RIGHT, FAR)),
    4: ((LEFT, NEAR), (LEFT, FAR), (RIGHT, FAR), (RIGHT, NEAR)),
}
"""The trays for each number of players, the one before who looks first: its side, and near or far; clockwise from
above."""
SIDES: dict[int, tuple[int, ...]] = {2: (0, 2), 3: (0, 3, 2), 4: (0, 3, 2, 1)}
"""The side of the table on which each seat sits: 0 south, 1 east, 2 north, 3 west."""
BEFORE_ACROSS = {2: 1, 3: 2, 4: 3}
"""The tray that is before who looks where they lie before and behind the board."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Where reserves lie: their turn, the seat of who looks, and whether they lie ``across``, before and behind the
    board instead of left and right of it."""

    lying: int = 0
    near: Seat = 0
    across: bool = False

    def berth(self, seat: Seat, players: int) -> tuple[int, int]:
        """Side and place of a seat's tray."""
        first = BEFORE_ACROSS[players] if self.across else 0
        return BERTHS[players][(seat - self.near + first) % players]


FROM_SOUTH = Seating()
"""The first seat looks from the south."""


@dataclass(frozen=True, slots=True)
class Rim:
    """The surroundings of the board: half its width with the track, and the size of a tray."""

    board: float
    tray_length: float
    tray_depth: float
    tray_floor: float
    ground: float
    """z of the table's top."""

    @property
    def tray_away(self) -> float:
        """Distance of a tray's middle from that of the board."""
        return self.board + AWAY + self.tray_depth / 2

    @property
    def outer(self) -> float:
        """Distance of the trays' outer edges from the middle of the board."""
        return self.board + AWAY + self.tray_depth


def turned_place(x: float, y: float, z: float, side: float) -> Point:
    c, s = cos(radians(side)), sin(radians(side))
    return (x * c - y * s, x * s + y * c, z)


def tray_place(seat: Seat, players: int, seating: Seating, rim: Rim) -> tuple[Point, float]:
    side, far = seating.berth(seat, players)
    along = TRAY_START[side] + rim.tray_length / 2 + far * (rim.tray_length + TRAY_GAP)
    turn = 90.0 * seating.lying
    facing = (90.0 if side == RIGHT else 270.0) + turn
    return turned_place(side * rim.tray_away, along, rim.ground, turn), facing % 360.0


def _on_tray(seat: Seat, players: int, seating: Seating, rim: Rim, along: float) -> Point:
    """A place on a seat's tray, so far from its near end."""
    side, far = seating.berth(seat, players)
    y = TRAY_START[side] + far * (rim.tray_length + TRAY_GAP) + along
    return turned_place(side * rim.tray_away, y, rim.ground + rim.tray_floor, 90.0 * seating.lying)


def reserve_place(number: int, seat: Seat, players: int, seating: Seating, rim: Rim) -> Point:
    """The place of a seat's knight ``number`` in reserve."""
    return _on_tray(seat, players, seating, rim, FIRST_KNIGHT + number * KNIGHT_STEP)


def stack_place(index: int, seat: Seat, players: int, seating: Seating, rim: Rim) -> Point:
    """The place of a seat's stack ``index``."""
    return _on_tray(seat, players, seating, rim, FIRST_STACK + index * STACK_STEP)


def supply_place(index: int, lying: int, rim: Rim) -> Point:
    """The place of a column of the supply: beyond the trays on the left, first column innermost."""
    row, across = divmod(index, SUPPLY_WIDE)
    x = -(rim.board + AWAY + SUPPLY_STEP / 2 + across * SUPPLY_STEP)
    return turned_place(x, SUPPLY_AT + row * SUPPLY_STEP, rim.ground, 90.0 * lying)


def outline(lying: int, rim: Rim) -> tuple[Point, ...]:
    """The corners of everything in reserve beside the board, seen from the south."""
    long = 2 * rim.tray_length + TRAY_GAP
    wide = rim.board + AWAY + SUPPLY_WIDE * SUPPLY_STEP
    flat = [
        (side * (rim.outer + CLEAR), y) for side in (LEFT, RIGHT) for y in (TRAY_START[side], TRAY_START[side] + long)
    ]
    flat += [(-wide, SUPPLY_AT), (-wide, rim.board)]
    return tuple(turned_place(x, y, rim.ground, 90.0 * lying) for x, y in flat)


def heap(lying: int, rim: Rim) -> tuple[Point, ...]:
    """The upper corners of a whole supply."""
    wide, high = rim.board + AWAY + SUPPLY_WIDE * SUPPLY_STEP, SUPPLY_HIGH * BLOCK_HEIGHT * SUPPLY_SCALE
    return tuple(turned_place(-wide, y, rim.ground + high, 90.0 * lying) for y in (SUPPLY_AT, rim.board))
