"""Statistics of an arena's games: wins with their interval, means, ranks, Elo."""

import math
from collections.abc import Sequence
from typing import Protocol

import msgspec

from torres3d.bots.arena.elo_ratings import ratings

Z95 = 1.959964
"""Standard deviations within which 95 % of a normal distribution lie."""


class MatchResult(Protocol):
    """Result of a game of any kind.

    By seat: the ``levels`` of the bots, their ``scores``, the mean time of a turn (``turn_seconds``) and the longest
    (``turn_most``); ``winners`` are seats.
    """

    @property
    def number(self) -> int:
        """The number of the game in its arena, from 0."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots' levels by seat."""

    @property
    def chance(self) -> int:
        """The seed of decks or dice."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""

    @property
    def turn_seconds(self) -> tuple[float, ...]:
        """The mean time of a turn by seat."""

    @property
    def turn_most(self) -> tuple[float, ...]:
        """The longest time of a turn by seat."""

    def rank(self, seat: int) -> float:
        """The rank of a seat, 1 the best; equal seats share the mean of theirs."""


class Standing(msgspec.Struct, frozen=True):
    """Statistics of a level. ``games`` counts a game once for each of its seats; a shared win counts in part.

    ``low`` and ``high`` are the 95 % interval of the share of wins, ``margin`` is that of ``elo`` on either side.
    """

    level: str
    games: int
    wins: float
    low: float
    high: float
    points: float
    rank: float
    elo: float
    margin: float
    turn_seconds: float
    turn_most: float


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    whole = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def standings(results: Sequence[MatchResult]) -> list[Standing]:
    """The levels, most wins first."""
    levels = sorted({level for result in results for level in result.levels})
    rated = ratings(results, levels)
    found = [_standing(level, results, *rated[level]) for level in levels]
    return sorted(found, key=lambda standing: -standing.wins / standing.games)


def _standing(level: str, results: Sequence[MatchResult], elo: float, margin: float) -> Standing:
    seats = [(result, seat) for result in results for seat, name in enumerate(result.levels) if name == level]
    games = len(seats)
    wins = sum(1 / len(result.winners) for result, seat in seats if seat in result.winners)
    low, high = wilson(wins, games)
    return Standing(
        level,
        games,
        wins,
        low,
        high,
        sum(result.scores[seat] for result, seat in seats) / games,
        sum(result.rank(seat) for result, seat in seats) / games,
        elo,
        margin,
        sum(result.turn_seconds[seat] for result, seat in seats) / games,
        max(result.turn_most[seat] for result, seat in seats),
    )
