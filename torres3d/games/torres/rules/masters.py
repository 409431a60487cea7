"""Master cards (R-11): the points of the eight cards."""

from operator import add, sub

from torres3d.games.torres.rules.board import Board, ground
from torres3d.games.torres.rules.literal_types import KNIGHTS, PHASES, CastlesCard, MasterCard, Seat
from torres3d.games.torres.rules.squares import BORDER, MAIN_DIAGONALS, Bitboard, spread, square_at, square_list

AT_LEAST = 2
"""Minimum number of knights for "all" (R-11.9)."""
FINAL: dict[MasterCard, int] = {"levels_differ": 40, "level_same": 50, "row": 50, "square": 50, "neighbours": 40}
"""Points after phase 3 of the cards that count only then."""
EACH = (2, 5, 10)
"""Points for each knight after phases 1, 2, 3 (R-11.5, R-11.7); and once extra for the only seat with the most
there."""
CASTLES = ((4, 5), (5, 15), (6, 30))
"""Castles and points after phases 1, 2, 3 (R-11.6)."""


def master_points(
    card: MasterCard, phase: int, board: Board, knights: tuple[Bitboard, ...], seat: Seat, castles_card: CastlesCard
) -> int:
    """The points of a seat by the master card at the scoring of a phase (R-11).

    ``border`` and ``diagonals`` give 2, 5 or 10 for each knight there. The seat that alone has the most gets 2, 5 or 10
    extra, once: its points are not doubled (R-11.5, R-11.7). Both diagonals are counted together.
    """
    own = knights[seat]
    if card in FINAL:
        return FINAL[card] if phase == PHASES and fulfils(card, board, own) else 0
    if card == "castles":
        count, points = CASTLES[phase - 1]
        if castles_card == "all_knights_on" and own & ~board.towers:
            return 0
        held = sum(1 for castle in ground(board.towers).castles if castle & own)
        return points if held == count else 0
    zone = BORDER if card == "border" else MAIN_DIAGONALS
    there = [(each & zone).bit_count() for each in knights]
    most = there[seat] > max(count for other, count in enumerate(there) if other != seat)
    return EACH[phase - 1] * (there[seat] + most)


def most_master_points(card: MasterCard, phase: int) -> int:
    """The maximum points of one seat by the master card at the scoring of a phase (R-11)."""
    if card in FINAL:
        return FINAL[card] if phase == PHASES else 0
    if card == "castles":
        return CASTLES[phase - 1][1]
    return EACH[phase - 1] * (KNIGHTS + 1)


def fulfils(card: MasterCard, board: Board, own: Bitboard) -> bool:
    """Whether knights on ``own`` fulfil the condition of a card that counts after phase 3 only.

    "All" knights means at least two (R-11.9), and neighbours touch orthogonally (R-11.8).
    """
    squares = square_list(own)
    if card == "square":
        return has_square(own)
    if len(squares) < AT_LEAST:
        return False
    if card == "neighbours":
        return spread(own & -own, own) == own
    if card == "row":
        return in_line(squares)
    levels = [board.heights[square] for square in squares]
    return len(set(levels)) == (len(levels) if card == "levels_differ" else 1)


def in_line(squares: list[int]) -> bool:
    """Whether all squares lie on one file, rank or diagonal of any length (R-11.3)."""
    files = [square % 8 for square in squares]
    ranks = [square // 8 for square in squares]
    return any(len(set(line)) == 1 for line in (files, ranks, map(sub, files, ranks), map(add, files, ranks)))


def has_square(own: Bitboard) -> bool:
    """Whether four of the squares are the corners of a square at any angle (R-11.4)."""
    squares = square_list(own)
    for one in squares:
        for other in squares:
            if one == other:
                continue
            x, y = other % 8 - one % 8, other // 8 - one // 8
            corners = ((one % 8 - y, one // 8 + x), (other % 8 - y, other // 8 + x))
            if all(0 <= f < 8 and 0 <= r < 8 and own >> square_at(f, r) & 1 for f, r in corners):
                return True
    return False
