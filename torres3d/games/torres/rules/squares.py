"""Squares of the board: names, indices and bitboards of the 64.

A square is an index 0..63 (a1 = 0, b1 = 1, …, h8 = 63: file + 8 * rank). A set of squares is a bitboard: an integer
whose bit ``1 << square`` says that the square belongs to it.
"""

import sys
from collections.abc import Iterator
from typing import TypeVar

from torres3d.base.compiled_modules import is_compiled
from torres3d.games.torres.rules import square_tables
from torres3d.games.torres.rules.square_tables import OnSquares

Square = int
Bitboard = int
T = TypeVar("T")

FULL: Bitboard = (1 << 64) - 1
FILE_A: Bitboard = 0x0101010101010101
FILE_H: Bitboard = FILE_A << 7
RANK_1: Bitboard = 0xFF
RANK_8: Bitboard = RANK_1 << 56
BORDER: Bitboard = FILE_A | FILE_H | RANK_1 | RANK_8
RISING: Bitboard = sum(1 << (9 * i) for i in range(8))
FALLING: Bitboard = sum(1 << (7 * (i + 1)) for i in range(8))
MAIN_DIAGONALS: Bitboard = RISING | FALLING

NAMES: tuple[str, ...] = tuple(f"{file}{rank}" for rank in "12345678" for file in "abcdefgh")
INDEX: dict[str, Square] = {name: square for square, name in enumerate(NAMES)}
BIT: tuple[Bitboard, ...] = tuple(1 << square for square in range(64))


def square_at(file: int, rank: int) -> Square:
    """The square of ``file`` and ``rank``, each 0..7."""
    return file + 8 * rank


def _within(file: int, rank: int) -> bool:
    return 0 <= file < 8 and 0 <= rank < 8


def _steps(square: Square, offsets: tuple[tuple[int, int], ...]) -> tuple[Square, ...]:
    file, rank = square % 8, square // 8
    return tuple(square_at(file + x, rank + y) for x, y in offsets if _within(file + x, rank + y))


ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))

NEIGHBOURS: tuple[tuple[Square, ...], ...] = tuple(_steps(s, ORTHOGONAL) for s in range(64))
ADJACENT: tuple[Bitboard, ...] = tuple(sum(1 << n for n in NEIGHBOURS[s]) for s in range(64))
DIAGONALS: tuple[Bitboard, ...] = tuple(sum(1 << n for n in _steps(s, DIAGONAL)) for s in range(64))
LEAPS: tuple[tuple[tuple[Square, Square], ...], ...] = tuple(
    tuple(
        (square_at(s % 8 + x, s // 8 + y), square_at(s % 8 + 2 * x, s // 8 + 2 * y))
        for x, y in ORTHOGONAL
        if _within(s % 8 + 2 * x, s // 8 + 2 * y)
    )
    for s in range(64)
)
"""The pairs (jumped square, landing square) of straight leaps from each square (R-8.10)."""

WITHIN_TWO: tuple[Bitboard, ...] = tuple(
    sum(1 << t for t in range(64) if abs(t % 8 - s % 8) + abs(t // 8 - s // 8) <= 2) for s in range(64)
)
"""The squares within two orthogonal steps of each square, itself included (R-3.2)."""


COMPILED = is_compiled(sys.modules[__name__])


def squares_of(board: Bitboard) -> Iterator[Square]:
    """The squares of a bitboard, ascending."""
    while board:
        low = board & -board
        yield low.bit_length() - 1
        board ^= low


def values_on(on: OnSquares[T], board: Bitboard) -> list[T]:
    """The values of the squares of a bitboard, in the order of the squares."""
    found: list[T] = []
    square_tables.hand_out(found, on, board)
    return found


_SQUARES = OnSquares(range(64))


def square_list(board: Bitboard) -> list[Square]:
    """The squares of a bitboard as a list, ascending; faster than the iterator for hot paths."""
    found: list[Square] = []
    square_tables.hand_out(found, _SQUARES, board)
    return found


def pieces_on(knights: tuple[Bitboard, ...], king: Bitboard) -> Bitboard:
    """The squares of all knights and of the king."""
    taken = king
    for own in knights:
        taken |= own
    return taken


def neighbours(board: Bitboard) -> Bitboard:
    """All squares orthogonally adjacent to a square of ``board`` (may overlap it)."""
    # These are `FULL`, `NOT_A` and `NOT_H`: written out they are numbers of the machine where it is compiled.
    full, not_a, not_h = 0xFFFFFFFFFFFFFFFF, 0xFEFEFEFEFEFEFEFE, 0x7F7F7F7F7F7F7F7F
    return (board << 8 | board >> 8 | (board & not_h) << 1 | (board & not_a) >> 1) & full


def spread(seed: Bitboard, within: Bitboard) -> Bitboard:
    """The squares of ``within`` connected to ``seed`` by orthogonal paths inside it."""
    not_a, not_h = 0xFEFEFEFEFEFEFEFE, 0x7F7F7F7F7F7F7F7F
    reached = seed & within
    while True:
        grown = (reached | reached << 8 | reached >> 8 | (reached & not_h) << 1 | (reached & not_a) >> 1) & within
        if grown == reached:
            return reached
        reached = grown
