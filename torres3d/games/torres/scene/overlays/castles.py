"""Overlays ``castles`` and ``map``: outlines of castles, and the board as a map from straight above."""

from torres3d.games.torres.rules.board import area, castle_top, ground
from torres3d.games.torres.rules.squares import Bitboard, Square, square_list, squares_of
from torres3d.games.torres.scene.castle_edges import GOLD, KING, KINGS_LINE, KINGS_PLATE, edges
from torres3d.games.torres.scene.measures import centre
from torres3d.games.torres.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown
from torres3d.scene.colours_and_emblems import EMBLEM_SIGNS
from torres3d.scene.shapes.axis_conventions import Point
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.labels import DARK, WHITE, Label
from torres3d.scene.shapes.mesh import Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import fence, lane, quad

LINE: Colour = (1.0, 0.90, 0.62)
PLATE: Colour = (0.20, 0.14, 0.10)
MAP = "map"
"""The overlay that shows all towers flat."""
FENCE_HEIGHT = 0.42
OVER_PIECES = 1.15


def castles(shown: Shown) -> Drawing:
    """Outlines and labels of all castles, marks on the free squares where a block may be placed."""
    board = shown.state.board
    parts: list[Mesh] = []
    labels = []
    for castle in ground(board.towers).castles:
        kings = bool(castle & shown.state.king)
        parts.extend(_outline(castle, KINGS_LINE if kings else LINE))
        text = f"{area(castle)} × {castle_top(board, castle)}"
        plate = KINGS_PLATE if kings else PLATE
        rim = KINGS_LINE if kings else LINE
        place, roof = summit(shown, castle)
        labels.append(Label(text, place, 21, badge=plate, rim=rim, anchor=roof))
    room = board.build_sites() & ~shown.state.pieces
    return Drawing(tuple(labels), join_meshes(parts), {"room": frozenset(squares_of(room))})


def summit(shown: Shown, castle: Bitboard) -> tuple[Point, Point]:
    """A place above a castle's highest tower, of several the one nearest to the castle's middle; and the roof of that
    tower."""
    heights = shown.state.board.heights
    squares = square_list(castle)
    x = sum(square % 8 for square in squares) / len(squares)
    y = sum(square // 8 for square in squares) / len(squares)

    def rank(square: Square) -> tuple[int, float]:
        return -heights[square], (square % 8 - x) ** 2 + (square // 8 - y) ** 2

    return place_above(shown, min(squares, key=rank))


def place_above(shown: Shown, square: Square) -> tuple[Point, Point]:
    """A place above a tower and whatever stands on it; and the roof of that tower."""
    over = OVER_PIECES if shown.state.pieces >> square & 1 else 0.35
    east, north, roof = centre(square, 0 if MAP in shown.active else shown.state.board.heights[square])
    return (east, north, roof + over), (east, north, roof)


def _outline(castle: Bitboard, colour: Colour) -> list[Mesh]:
    parts = []
    for (x0, y0), (x1, y1) in edges(castle):
        start, end = (x0, y0, 0.015), (x1, y1, 0.015)
        parts.append(lane(start, end, 0.085, colour, 0.95))
        parts.append(fence(start, end, FENCE_HEIGHT, colour, 0.55))
    return parts


LOW, HIGH = 0.02, 0.03
"""Height of fields and outlines above the ground."""
HALF_FIELD = 0.485
GROUND: Colour = (0.34, 0.42, 0.24)
OUTLINE: Colour = (0.05, 0.04, 0.03)
CROWN: Colour = (0.42, 0.16, 0.58)
NUMBER, SMALL_NUMBER, LEAST_NUMBER, PIECE = 26, 18, 13, 19
"""Letter sizes of a level's number and of a piece's sign, in pixels."""
NUMBER_ASIDE, PIECE_ASIDE = 0.27, 0.19
"""Shift of a number beside a piece from the middle of its field, and of the piece the other way."""


def chart(shown: Shown) -> Drawing:
    """Fields, outlines, numbers and pieces; the towers and pieces themselves are hidden."""
    state = shown.state
    heights = state.board.heights
    parts, labels = [], []
    owners = {square: seat for seat in range(state.players) for square in squares_of(state.knights[seat])}
    for square in range(64):
        x, y, _ = centre(square)
        height = heights[square]
        colour = shown.levels[min(height, len(shown.levels) - 1)] if height else GROUND
        corners = [(x + dx * HALF_FIELD, y + dy * HALF_FIELD, LOW) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        parts.append(quad(corners, [(colour, 1.0)] * 4))
        taken = bool(state.pieces >> square & 1)
        if height:
            ink = DARK if sum(colour) > 1.7 else WHITE
            place = (x - NUMBER_ASIDE, y + NUMBER_ASIDE * 0.8, LOW) if taken else (x, y, LOW)
            size = (SMALL_NUMBER if height < 10 else LEAST_NUMBER) if taken else NUMBER
            labels.append(Label(str(height), place, size, ink))
        beside = (x + PIECE_ASIDE, y - PIECE_ASIDE * 0.6, LOW) if height else (x, y, LOW)
        if square in owners:
            look = shown.looks[owners[square]]
            sign = DARK if sum(look.colour) > 1.75 else WHITE
            shape, owner = look.emblem, look.colour
            labels.append(
                Label(EMBLEM_SIGNS[shape], beside, PIECE, sign, owner, WHITE, emblem=shape, fixed=True, sign=True)
            )
        elif state.king >> square & 1:
            labels.append(Label(KING, beside, PIECE + 3, GOLD, CROWN, GOLD, emblem=1, fixed=True, sign=True))
    for castle in ground(state.board.towers).castles:
        line = KINGS_LINE if castle & state.king else OUTLINE
        width = 0.15 if castle & state.king else 0.11
        parts.extend(lane((*start, HIGH), (*end, HIGH), width, line, 1.0) for start, end in edges(castle))
    return Drawing(tuple(labels), join_meshes(parts), flat=True)
