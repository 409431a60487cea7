"""The table of Torres on a page: a state as placed parts of the kit, and its camera views."""

from collections.abc import Iterator
from functools import lru_cache

from torres3d.games.torres.scene.layout import Layout, StandingPiece
from torres3d.games.torres.scene.measures import BLOCK_HEIGHT, LAP_HEIGHT, LAP_WIDTH, MARKER_HEIGHT, scatter
from torres3d.games.torres.scene.tower_mesh import EAST, NORTH, Column, block_variant, tower_columns
from torres3d.scene.export.page.placed_parts import NOBODY, PlacedPart
from torres3d.scene.export.page.rotations import headed, rounded
from torres3d.scene.shapes.axis_conventions import Point

FRAME = ("board", "board.1")
GOLD = -2
"""The colour of the discs that count a marker's laps."""


QUARTERS = tuple(rounded(headed(90.0 * turn)) for turn in range(4))


def ground_parts(table_z: float) -> tuple[PlacedPart, ...]:
    """The parts that no step moves: board, table, backdrop."""
    ground = [PlacedPart(name, (0.0, 0.0, 0.0)) for name in (*FRAME, "backdrop")]
    return (*ground, PlacedPart("table", (0.0, 0.0, table_z)))


def layout_parts(layout: Layout) -> Iterator[PlacedPart]:
    """Everything that stands and lies on the board and beside it."""
    for column in tower_columns(layout.heights):
        yield from column_parts(column)
    for pile in layout.piles:
        yield from column_parts(pile.column, plain=True)
    for seat, place, heading in layout.trays:
        yield PlacedPart("tray", _rounded(place), rounded(headed(heading)), colour=seat)
    for piece in layout.pieces:
        yield from piece_parts(piece)


@lru_cache(maxsize=4096)
def column_parts(column: Column, plain: bool = False) -> tuple[PlacedPart, ...]:
    """The stones of a column, without what nobody sees; see `torres3d.games.torres.scene.tower_mesh`."""
    return tuple(_stones(column, plain))


def _stones(column: Column, plain: bool) -> Iterator[PlacedPart]:
    def part(name: str, turn: int, floor: float, rise: float = 1.0) -> PlacedPart:
        place = (column.x, column.y, column.z + floor * BLOCK_HEIGHT * column.scale)
        return PlacedPart(name, _rounded(place), QUARTERS[turn % 4], column.scale, NOBODY, plain, rise)

    for floor in range(column.height):
        kind, turn = block_variant(column.seed, floor)
        roofed = floor == column.height - 1
        yield part(f"roof{kind}" if roofed else f"top{kind}", turn, floor)
        open_sides = [side for side in range(4) if column.beside[side] <= floor]
        if open_sides:
            yield part(f"inner{kind}", turn, floor)
        for side in range(4):
            # The side of the model that a turned block shows there.
            if side in open_sides:
                yield part(f"side{kind}{(side - turn) % 4}", turn, floor)
            else:
                yield part("wall", side, floor)
    if not column.crowned:
        return
    turn = scatter(column.seed) & 3
    for side in range(4):
        if column.beside[side] < column.height:
            yield part(f"parapet{(side - turn) % 4}", turn, column.height - 1)
    for side in (EAST, NORTH):
        low = min(column.height, column.beside[side])
        if low:
            yield part(f"joint{side}", 0, 0, float(low))
    low = min(column.height, column.corner)
    if low:
        yield part("crossing", 0, low - 1)


def piece_parts(piece: StandingPiece) -> Iterator[PlacedPart]:
    """A figure or marker; under a marker a disc for each lap."""
    colour = NOBODY if piece.seat is None else piece.seat
    rotation = rounded(headed(piece.heading))
    x, y, z = piece.place
    for lap in range(piece.laps):
        place = _rounded((x, y, z + LAP_HEIGHT * lap))
        yield PlacedPart("marker_1", place, rotation, LAP_WIDTH, GOLD, rise=LAP_HEIGHT / MARKER_HEIGHT / LAP_WIDTH)
    place = _rounded((x, y, z + LAP_HEIGHT * piece.laps))
    yield PlacedPart(piece.model, place, rotation, piece.scale, colour)


def _rounded(place: Point) -> Point:
    x, y, z = place
    return (round(x, 3), round(y, 3), round(z, 3))
