"""The reserves: trays along two sides of the board, those left and right as seen by the camera.

``lying`` is their turn: 0 as seen from the south, 1 from the east, 2 from the north, 3 from the west. All places are
pure numbers.
"""

from dataclasses import dataclass
from math import cos, radians, sin

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT
from torres3d.scene.shapes.coordinates import Point

RESERVE_SCALE = 0.42
"""Scale of blocks in reserve and in the supply."""
KNIGHT_RESERVE_SCALE = 0.55
AWAY = 0.05
"""The gap between the board and a tray."""
STACK_STEP = 0.52
KNIGHT_STEP = 0.35
FIRST_KNIGHT, FIRST_STACK = 0.25, 2.40
"""Distance of the first knight and stack from the near end of a tray: the knights are lower, so they hide no stack."""
CLEAR = 0.08
"""Free margin beside a tray, so that no panel touches it."""
TRAY_GAP = 0.10
"""The gap between two trays on one side."""
LEFT, RIGHT = -1, 1
TRAY_START = {LEFT: -5.4, RIGHT: -5.0}
"""Start of the first tray of a side, seen from the camera; the supply is beyond those on the left."""
SUPPLY_WIDE, SUPPLY_HIGH = 3, 5
SUPPLY_STEP = 0.40
SUPPLY_AT = 3.35
"""Start of the supply, on the left."""

BERTHS: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((LEFT, 0), (RIGHT, 0)),
    3: ((LEFT, 0), (LEFT, 1), (RIGHT, 1)),
    4: ((LEFT, 0), (LEFT, 1), (RIGHT, 1), (RIGHT, 0)),
}
"""The tray of each seat, for each number of players: its side, and near or far; clockwise from above."""


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
    """A place seen from the south, turned to the side (as a camera's heading: 0 south, 90 east)."""
    c, s = cos(radians(side)), sin(radians(side))
    return (x * c - y * s, x * s + y * c, z)


def tray_place(seat: Seat, players: int, lying: int, rim: Rim) -> tuple[Point, float]:
    """The middle of a seat's tray, and the direction of its outer edge."""
    side, far = BERTHS[players][seat]
    along = TRAY_START[side] + rim.tray_length / 2 + far * (rim.tray_length + TRAY_GAP)
    facing = (90.0 if side == RIGHT else 270.0) + 90.0 * lying
    return turned_place(side * rim.tray_away, along, rim.ground, 90.0 * lying), facing % 360.0


def _on_tray(seat: Seat, players: int, lying: int, rim: Rim, along: float) -> Point:
    """A place on a seat's tray, so far from its near end."""
    side, far = BERTHS[players][seat]
    y = TRAY_START[side] + far * (rim.tray_length + TRAY_GAP) + along
    return turned_place(side * rim.tray_away, y, rim.ground + rim.tray_floor, 90.0 * lying)


def reserve_place(number: int, seat: Seat, players: int, lying: int, rim: Rim) -> Point:
    """The place of a seat's knight ``number`` in reserve."""
    return _on_tray(seat, players, lying, rim, FIRST_KNIGHT + number * KNIGHT_STEP)


def stack_place(index: int, seat: Seat, players: int, lying: int, rim: Rim) -> Point:
    """The place of a seat's stack ``index``."""
    return _on_tray(seat, players, lying, rim, FIRST_STACK + index * STACK_STEP)


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
    wide, high = rim.board + AWAY + SUPPLY_WIDE * SUPPLY_STEP, SUPPLY_HIGH * BLOCK_HEIGHT * RESERVE_SCALE
    return tuple(turned_place(-wide, y, rim.ground + high, 90.0 * lying) for y in (SUPPLY_AT, rim.board))
