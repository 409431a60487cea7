"""What stands where: a state of the game as places on the table. Pure: the same state gives the same layout."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from torres3d.rules.kinds import KNIGHTS, Seat
from torres3d.rules.squares import Square, squares_of
from torres3d.rules.state import State
from torres3d.table.set.masonry import Column
from torres3d.table.set.measures import BLOCK_HEIGHT, centre, scatter
from torres3d.table.set.seat_looks import SeatLook, looks_for
from torres3d.table.set.track import Aside, Track, asides
from torres3d.table.shapes.space import Point

RESERVE_SCALE = 0.62
"""Blocks in reserve and in the supply are drawn smaller: they lie aside."""
KNIGHT_RESERVE_SCALE = 0.78
STACK_STEP = 0.74
KNIGHT_STEP = 0.52
SUPPLY_WIDE, SUPPLY_HIGH = 5, 3
SUPPLY_STEP = 0.60
SIDES_BY_PLAYERS: dict[int, tuple[int, ...]] = {2: (0, 180), 3: (0, 270, 180), 4: (0, 270, 180, 90)}
"""On which side each seat has its tray: 0 south, 270 west, 180 north, 90 east; clockwise as seen from above."""

Role = str
"""``knight``, ``king``, ``marker``, ``reserve``."""


@dataclass(frozen=True, slots=True)
class StandingPiece:
    """A piece: its model and place, and whose it is. ``laps``: whole rounds of a marker (R-7.2)."""

    role: Role
    model: str
    place: Point
    heading: float
    scale: float = 1.0
    seat: Seat | None = None
    square: Square | None = None
    index: int = 0
    laps: int = 0


@dataclass(frozen=True, slots=True)
class Pile:
    """A column of blocks beside the board: a stack of a seat (``index`` as the rules count it) or supply."""

    column: Column
    seat: Seat | None
    index: int


@dataclass(frozen=True, slots=True)
class Rim:
    """The room around the board: half the board's width with the track, and the tray's size."""

    board: float
    tray_width: float
    tray_depth: float
    tray_floor: float
    ground: float
    """z of the table's top."""

    @property
    def tray_away(self) -> float:
        """How far a tray's middle is from that of the board."""
        return self.board + 0.22 + self.tray_depth / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that stands on the table."""

    heights: bytes
    pieces: tuple[StandingPiece, ...]
    piles: tuple[Pile, ...]
    trays: tuple[tuple[Seat, Point, float], ...]


def layout_of(state: State, looks: Sequence[SeatLook], track: Track, rim: Rim) -> Layout:
    """Where everything of a state stands."""
    looks = looks_for(state.players, looks)
    pieces: list[StandingPiece] = []
    piles: list[Pile] = []
    trays = []
    heights = state.board.heights
    for seat, look in enumerate(looks):
        own = squares_of(state.knights[seat])
        pieces.extend(standing_knight(seat, look, square, heights[square]) for square in own)
        side = SIDES_BY_PLAYERS[state.players][seat]
        trays.append((seat, around(0.0, -rim.tray_away, rim.ground, side), float(side)))
        pieces.extend(_reserve(seat, look, KNIGHTS - state.knights[seat].bit_count(), side, rim))
        piles.extend(_stacks(seat, state.stacks[seat] if state.stacks else (), side, rim))
    pieces.extend(standing_king(square, heights[square]) for square in squares_of(state.king))
    for seat, (points, aside) in enumerate(zip(state.scores, asides(state.scores), strict=True)):
        pieces.append(standing_marker(seat, looks[seat], points, aside, track))
    piles.extend(_supply(state.supply, rim))
    return Layout(heights, tuple(pieces), tuple(piles), tuple(trays))


def around(x: float, y: float, z: float, side: float) -> Point:
    """A place seen from the south, turned to the side (as a camera's heading: 0 south, 90 east)."""
    c, s = cos(radians(side)), sin(radians(side))
    return (x * c - y * s, x * s + y * c, z)


def stance(seat: Seat, square: Square) -> float:
    """The direction a knight on a square faces: southward, turned a little, so that a crowd looks alive."""
    return (scatter(square, 7 + seat) % 91 - 45) * 0.9


def standing_knight(seat: Seat, look: SeatLook, square: Square, height: int) -> StandingPiece:
    """A knight on the board."""
    model = f"knight_{look.emblem}"
    return StandingPiece("knight", model, centre(square, height), stance(seat, square), 1.0, seat, square)


def standing_king(square: Square, height: int) -> StandingPiece:
    """The king on the board."""
    return StandingPiece("king", "king", centre(square, height), (scatter(square, 3) % 41 - 20) * 0.9, square=square)


def standing_marker(seat: Seat, look: SeatLook, points: float, aside: Aside, track: Track) -> StandingPiece:
    """A scoring marker on the track."""
    space = track.spaces[int(points) % len(track.spaces)]
    laps = int(points) // len(track.spaces)
    place = track.place(points, aside)
    return StandingPiece(
        "marker", f"marker_{look.emblem}", place, space.heading, seat=seat, index=int(points), laps=laps
    )


def reserve_place(number: int, side: float, rim: Rim) -> Point:
    """Where the knight ``number`` in reserve stands on the tray at a side."""
    x = rim.tray_width / 2 - 0.34 - number * KNIGHT_STEP
    return around(x, -rim.tray_away, rim.ground + rim.tray_floor, side)


def stack_place(index: int, side: float, rim: Rim) -> Point:
    """Where stack ``index`` stands on the tray at a side."""
    x = -rim.tray_width / 2 + 0.46 + index * STACK_STEP
    return around(x, -rim.tray_away, rim.ground + rim.tray_floor, side)


def _reserve(seat: Seat, look: SeatLook, count: int, side: float, rim: Rim) -> list[StandingPiece]:
    return [
        StandingPiece(
            "reserve",
            f"knight_{look.emblem}",
            reserve_place(number, side, rim),
            side + (scatter(number, seat) % 31 - 15),
            KNIGHT_RESERVE_SCALE,
            seat,
            index=number,
        )
        for number in range(count)
    ]


def _stacks(seat: Seat, stacks: Sequence[int], side: float, rim: Rim) -> list[Pile]:
    found = []
    for index, blocks in enumerate(stacks):
        x, y, z = stack_place(index, side, rim)
        column = Column(x, y, z, blocks, (0, 0, 0, 0), 64 + 8 * seat + index, RESERVE_SCALE, False)
        if blocks:
            found.append(Pile(column, seat, index))
    return found


def _supply(blocks: int, rim: Rim) -> list[Pile]:
    """The supply, heaped in a corner as full columns and one that is not full."""
    full, rest = divmod(blocks, SUPPLY_HIGH)
    counts = [SUPPLY_HIGH] * full + ([rest] if rest else [])
    found = []
    for index, count in enumerate(counts):
        x, y, z = supply_place(index, rim)
        beside = tuple(_height_at(counts, index, step) for step in (-SUPPLY_WIDE, 1, SUPPLY_WIDE, -1))
        south, east, north, west = beside
        column = Column(x, y, z, count, (south, east, north, west), 128 + index, RESERVE_SCALE, False)
        found.append(Pile(column, None, index))
    return found


def _height_at(counts: Sequence[int], index: int, step: int) -> int:
    other = index + step
    if not 0 <= other < len(counts) or (abs(step) == 1 and other // SUPPLY_WIDE != index // SUPPLY_WIDE):
        return 0
    return counts[other]


def supply_place(index: int, rim: Rim) -> Point:
    """Where a column of the supply stands: in the corner north-west of the board, first column innermost."""
    row, across = divmod(index, SUPPLY_WIDE)
    return (-rim.board - 3.0 + across * SUPPLY_STEP, rim.board - 0.9 + row * SUPPLY_STEP, rim.ground)


def pile_top(column: Column) -> float:
    """The z of a column's top."""
    return column.z + column.height * BLOCK_HEIGHT * column.scale
