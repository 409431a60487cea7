"""Values by square, listed for whole sets of squares."""

from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")
MAX_SINGLE_SQUARES = 5
"""Maximum number of squares that are found faster one by one."""


class OnSquares(tuple[T, ...]):
    """A value for each square; ``ranks`` caches those of each set of squares of a rank: eight look-ups a bitboard."""

    def __init__(self, values: Sequence[T]) -> None:
        self.ranks = tuple(_Rank(tuple(values[start : start + 8])) for start in range(0, 64, 8))


class _Rank(dict[int, tuple[T, ...]]):
    """The values of each set of squares of a rank, made on first use."""

    def __init__(self, values: tuple[T, ...]) -> None:
        self.values_of_all = values

    def __missing__(self, squares: int) -> tuple[T, ...]:
        found = self[squares] = tuple(value for file, value in enumerate(self.values_of_all) if squares >> file & 1)
        return found


def roomy_list(room: int) -> list[Any]:
    """An empty list, with room for so many values when compiled."""
    return []


def hand_out(found: list[Any], on: OnSquares[Any], board: int) -> None:
    """Append the values of the squares of a bitboard to a list, in the order of the squares."""
    if board.bit_count() <= MAX_SINGLE_SQUARES:
        while board:
            low = board & -board
            found.append(on[low.bit_length() - 1])
            board ^= low
        return
    for rank, squares in zip(on.ranks, board.to_bytes(8, "little"), strict=True):
        if squares:
            found += rank[squares]
