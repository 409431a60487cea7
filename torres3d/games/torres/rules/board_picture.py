"""The board as text with names at its edges, and as SVG: drawn of heights and pieces, without a state."""

from collections.abc import Iterator, Mapping

from torres3d.base.svg import SEAT_COLOURS, Svg, element, ink_on, picture, title, words
from torres3d.games.torres.rules.board import Board
from torres3d.games.torres.rules.literal_types import SEAT_LETTERS
from torres3d.games.torres.rules.squares import NAMES, Square, square_at

SIDE = 8
"""Number of ranks of the board, and of files."""
KING_LETTER = "K"
Pieces = Mapping[Square, str]
"""The letter of the piece on a square: ``A`` to ``D`` a knight of seat 0 to 3, ``K`` the king."""

CELL, EDGE = 48, 24
"""Sizes in the picture: of a square, and of the strip with the names."""
LEVELS = ("#f4f1ea", "#d9d9d9", "#bdbdbd", "#a3a3a3", "#8a8a8a", "#717171", "#595959", "#424242")
"""Fills by height from bare ground on, each darker than the last; the last one serves for all above."""
WALL = "#111111"


def board_rows(board: Board, pieces: Pieces) -> list[str]:
    """Eight lines of eight cells, rank 8 first."""
    lines = []
    for rank in reversed(range(SIDE)):
        squares = range(SIDE * rank, SIDE * rank + SIDE)
        cells = [f"{board.heights[square] or ''}{pieces.get(square, '')}" or "." for square in squares]
        lines.append(" ".join(f"{cell:3}" for cell in cells).rstrip())
    return lines


def named_rows(board: Board, pieces: Pieces) -> list[str]:
    """The rows with their numbers before them and the letters of the files below."""
    rows = [f"{SIDE - number} {row}" for number, row in enumerate(board_rows(board, pieces))]
    return [*rows, "  " + " ".join(f"{file:3}" for file in "abcdefgh").rstrip()]


def board_svg(board: Board, pieces: Pieces, name: str) -> Svg:
    """The board from above: squares darken with the height and have it as a number, walls are thick, knights have a
    letter and a shape of their own by seat. ``name`` says what it shows."""
    size = SIDE * CELL + 2 * EDGE
    squares = (_square(board, square, pieces.get(square, "")) for square in range(SIDE * SIDE))
    return picture(name, size, size, [*_edges(), *squares, *_walls(board)])


def _corner(square: Square) -> tuple[int, int]:
    """The upper left corner of a square."""
    return EDGE + square % SIDE * CELL, EDGE + (SIDE - 1 - square // SIDE) * CELL


def _edges() -> Iterator[str]:
    far = EDGE + SIDE * CELL + EDGE / 2
    for number in range(SIDE):
        middle = EDGE + number * CELL + CELL / 2
        for across in (EDGE / 2, far):
            yield words("abcdefgh"[number], middle, across, 14)
            yield words(str(SIDE - number), across, middle, 14)


def _square(board: Board, square: Square, piece: str) -> str:
    x, y = _corner(square)
    height = board.heights[square]
    fill = LEVELS[min(height, len(LEVELS) - 1)]
    parts = [
        title(_told(square, height, piece)),
        element("rect", x=x, y=y, width=CELL, height=CELL, fill=fill, stroke="#777777", stroke_width=0.5),
    ]
    if height:
        parts.append(words(str(height), x + 10, y + 11, 15, ink_on(fill), bold=True))
    if piece:
        parts.append(_piece(piece, x + CELL * 0.58, y + CELL * 0.58))
    return element("g", *parts)


def _told(square: Square, height: int, piece: str) -> str:
    on = {"": "", KING_LETTER: ", the king"}.get(piece, f", a knight of {piece}")
    return f"{NAMES[square]}: {f'height {height}' if height else 'bare ground'}{on}"


def _piece(letter: str, x: float, y: float) -> str:
    """A piece around (x, y): a circle, square, triangle or diamond by seat, a crown for the king."""
    fill = "#ffffff" if letter == KING_LETTER else list(SEAT_COLOURS.values())[SEAT_LETTERS.index(letter)]
    look = {"fill": fill, "stroke": "#000000", "stroke_width": 1.5}
    outlines = {
        "B": ((-13, -13), (13, -13), (13, 13), (-13, 13)),
        "C": ((0, -17), (16, 12), (-16, 12)),
        "D": ((0, -17), (17, 0), (0, 17), (-17, 0)),
        KING_LETTER: ((-14, 13), (-14, -13), (-7, -5), (0, -15), (7, -5), (14, -13), (14, 13)),
    }
    if letter in outlines:
        points = " ".join(f"{x + dx:g},{y + dy:g}" for dx, dy in outlines[letter])
        shape = element("polygon", points=points, **look)
    else:
        shape = element("circle", cx=x, cy=y, r=14, **look)
    return shape + words(letter, x, y + 3 * (letter in ("C", KING_LETTER)), 16, ink_on(fill), bold=True)


def _walls(board: Board) -> Iterator[str]:
    """Thick lines between a castle and what is none of it."""
    castle_at = board.ground().castle_at
    for square in range(SIDE * SIDE):
        file, rank = square % SIDE, square // SIDE
        x, y = _corner(square)
        for dx, dy, line in (
            (1, 0, (x + CELL, y, x + CELL, y + CELL)),
            (0, -1, (x, y + CELL, x + CELL, y + CELL)),
            (-1, 0, (x, y, x, y + CELL)),
            (0, 1, (x, y, x + CELL, y)),
        ):
            within = 0 <= file + dx < SIDE and 0 <= rank + dy < SIDE
            beyond = castle_at[square_at(file + dx, rank + dy)] if within else 0
            if castle_at[square] and castle_at[square] != beyond:
                x1, y1, x2, y2 = line
                yield element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=WALL, stroke_width=3, stroke_linecap="round")
