"""A value for each of the 64 squares, by square and by rank; `torres3d.games.torres.rules.squares` hands them out."""

from collections.abc import Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class OnSquares(Generic[T]):
    """A value for each of the 64 squares; ``ranks`` has those of any squares of a rank, so that many are handed out
    rank by rank, not square by square."""

    __slots__ = ("ranks", "values")

    def __init__(self, values: Sequence[T]) -> None:
        self.values = tuple(values)
        self.ranks = tuple(_Rank(self.values[start : start + 8]) for start in range(0, 64, 8))


class _Rank(dict[int, tuple[T, ...]]):
    """The values of each set of squares of a rank, made when first needed."""

    def __init__(self, values: tuple[T, ...]) -> None:
        super().__init__()
        self.values_of_all = values

    def __missing__(self, squares: int) -> tuple[T, ...]:
        found = self[squares] = tuple(value for file, value in enumerate(self.values_of_all) if squares >> file & 1)
        return found
