"""Values by square: lists them for whole sets of squares, rank by rank."""

from collections.abc import Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class OnSquares(Generic[T]):
    """A value for each square; ``ranks`` caches those of each set of squares of a rank: eight look-ups a bitboard."""

    __slots__ = ("ranks", "values")

    def __init__(self, values: Sequence[T]) -> None:
        self.values = tuple(values)
        self.ranks = tuple(_Rank(self.values[start : start + 8]) for start in range(0, 64, 8))


class _Rank(dict[int, tuple[T, ...]]):
    """The values of each set of squares of a rank, made on first use."""

    def __init__(self, values: tuple[T, ...]) -> None:
        super().__init__()
        self.values_of_all = values

    def __missing__(self, squares: int) -> tuple[T, ...]:
        found = self[squares] = tuple(value for file, value in enumerate(self.values_of_all) if squares >> file & 1)
        return found
