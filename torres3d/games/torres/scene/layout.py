"""The layout of the table: a state as places of things. Pure: the same state gives the same layout."""

from collections.abc import Sequence
from dataclasses import dataclass

from torres3d.games.torres.rules.literal_types import KNIGHTS, Seat
from torres3d.games.torres.rules.squares import Square, squares_of
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene import track_and_reserve_layout as places
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, centre, scatter
from torres3d.games.torres.scene.tower_mesh import Column
from torres3d.scene.colours_and_emblems import SeatLook, looks_for
from torres3d.scene.shapes.axis_conventions import Point

Role = str
"""``knight``, ``king``, ``marker``, ``reserve``."""


@dataclass(frozen=True, slots=True)
class StandingPiece:
    """A piece: its model, place and owner. ``laps``: complete laps of a marker (R-7.2)."""

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
    """A column of blocks beside the board: a stack of a seat (``index`` as in the rules), or supply."""

    column: Column
    seat: Seat | None
    index: int


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything on the table; ``seating`` is where reserves lie."""

    heights: bytes
    pieces: tuple[StandingPiece, ...]
    piles: tuple[Pile, ...]
    trays: tuple[tuple[Seat, Point, float], ...]
    seating: places.Seating = places.FROM_SOUTH


def layout_of(
    state: State,
    looks: Sequence[SeatLook],
    track: places.Track,
    rim: places.Rim,
    seating: places.Seating = places.FROM_SOUTH,
) -> Layout:
    """The layout of a state."""
    looks = looks_for(state.players, looks)
    pieces: list[StandingPiece] = []
    piles: list[Pile] = []
    trays = []
    heights = state.board.heights
    for seat, look in enumerate(looks):
        own = squares_of(state.knights[seat])
        pieces.extend(standing_knight(seat, look, square, heights[square]) for square in own)
        trays.append((seat, *places.tray_place(seat, state.players, seating, rim)))
        pieces.extend(_reserve(state, seat, look, seating, rim))
        piles.extend(_stacks(state, seat, seating, rim))
    pieces.extend(standing_king(square, heights[square]) for square in squares_of(state.king))
    for seat, (points, aside) in enumerate(zip(state.scores, places.asides(state.scores), strict=True)):
        pieces.append(standing_marker(seat, looks[seat], points, aside, track))
    piles.extend(_supply(state.supply, seating.lying, rim))
    return Layout(heights, tuple(pieces), tuple(piles), tuple(trays), seating)


def stance(seat: Seat, square: Square) -> float:
    """The heading of a knight on a square: south, turned a little, so that a crowd looks alive."""
    return (scatter(square, 7 + seat) % 91 - 45) * 0.9


def standing_knight(seat: Seat, look: SeatLook, square: Square, height: int) -> StandingPiece:
    """A knight on the board."""
    model = f"knight_{look.emblem}"
    return StandingPiece("knight", model, centre(square, height), stance(seat, square), 1.0, seat, square)


def standing_king(square: Square, height: int) -> StandingPiece:
    """The king on the board."""
    return StandingPiece("king", "king", centre(square, height), (scatter(square, 3) % 41 - 20) * 0.9, square=square)


def standing_marker(
    seat: Seat, look: SeatLook, points: float, aside: places.Aside, track: places.Track
) -> StandingPiece:
    """A scoring marker on the track."""
    space = track.spaces[int(points) % len(track.spaces)]
    laps = int(points) // len(track.spaces)
    place = track.place(points, aside)
    return StandingPiece(
        "marker", f"marker_{look.emblem}", place, space.heading, seat=seat, index=int(points), laps=laps
    )


def _reserve(state: State, seat: Seat, look: SeatLook, seating: places.Seating, rim: places.Rim) -> list[StandingPiece]:
    found, model, scale = [], f"knight_{look.emblem}", places.KNIGHT_RESERVE_SCALE
    for number in range(KNIGHTS - state.knights[seat].bit_count()):
        place = places.reserve_place(number, seat, state.players, seating, rim)
        heading = 90.0 * seating.lying + (scatter(number, seat) % 31 - 15)
        found.append(StandingPiece("reserve", model, place, heading, scale, seat, index=number))
    return found


def _stacks(state: State, seat: Seat, seating: places.Seating, rim: places.Rim) -> list[Pile]:
    found = []
    for index, blocks in enumerate(state.stacks[seat] if state.stacks else ()):
        x, y, z = places.stack_place(index, seat, state.players, seating, rim)
        column = Column(x, y, z, blocks, (0, 0, 0, 0), 64 + 8 * seat + index, places.RESERVE_SCALE, False)
        if blocks:
            found.append(Pile(column, seat, index))
    return found


def _supply(blocks: int, lying: int, rim: places.Rim) -> list[Pile]:
    full, rest = divmod(blocks, places.SUPPLY_HIGH)
    counts = [places.SUPPLY_HIGH] * full + ([rest] if rest else [])
    found = []
    for index, count in enumerate(counts):
        x, y, z = places.supply_place(index, lying, rim)
        # South, east, north and west of a column, as the camera sees it, lie these; the heap is turned as a whole.
        beside = [_height_at(counts, index, step) for step in (-places.SUPPLY_WIDE, -1, places.SUPPLY_WIDE, 1)]
        south, east, north, west = (beside[(side - lying) % 4] for side in range(4))
        column = Column(x, y, z, count, (south, east, north, west), 128 + index, places.SUPPLY_SCALE, False)
        found.append(Pile(column, None, index))
    return found


def _height_at(counts: Sequence[int], index: int, step: int) -> int:
    other = index + step
    if not 0 <= other < len(counts) or (abs(step) == 1 and other // places.SUPPLY_WIDE != index // places.SUPPLY_WIDE):
        return 0
    return counts[other]


def pile_top(column: Column) -> float:
    """The z of a column's top."""
    return column.z + column.height * BLOCK_HEIGHT * column.scale
