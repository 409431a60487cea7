"""Ratings of the levels in a tournament: each level's Elo, and its step up from the one below."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from torres3d.bots.arena.elo_ratings import Ranked, ratings
from torres3d.bots.arena.statistics import wilson

Step = Literal["good", "small", "large", "unsure"]

TARGET_SHARE = (0.65, 0.80)
"""Target share of wins against the level below, in games of two."""
INTERVAL_BOUNDS = (0.58, 0.86)
"""Bounds for the 95 % interval of that share."""
MIN_GAMES = 200
"""Minimum games of two with the level below for a verdict."""


class Share(msgspec.Struct, frozen=True):
    """Share of games in which one level finished ahead of another, an equal rank being half.

    ``won`` of ``games`` in which both played (once for each pair of their seats), and the 95 % interval from ``low`` to
    ``high``.
    """

    won: float
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share; a half without games."""
        return self.won / self.games if self.games else 0.5


class LevelRating(msgspec.Struct, frozen=True):
    """A level of the ladder.

    Its ``elo`` and on either side the 95 % ``margin``, the ``games`` it played, and its share against the level
    ``below``, None for the lowest.
    """

    level: str
    elo: float
    margin: float
    games: int
    below: Share | None

    @property
    def step(self) -> Step | None:
        """Whether the step from the level below is as wanted; None for the lowest."""
        if self.below is None:
            return None
        low, high = TARGET_SHARE
        found, settled = self.below, self.below.games >= MIN_GAMES
        if (found.share if settled else found.high) < low:
            return "small"
        if (found.share if settled else found.low) > high:
            return "large"
        return "good" if settled and INTERVAL_BOUNDS[0] <= found.low and found.high <= INTERVAL_BOUNDS[1] else "unsure"


def rungs(results: Sequence[Ranked], levels: Sequence[str], anchor: str, at: float = 0.0) -> list[LevelRating]:
    """The ladder, lowest first like ``levels``. The level ``anchor`` has the Elo ``at``.

    Games with other bots do not count.
    """
    own = [result for result in results if set(result.levels) <= set(levels)]
    rated = ratings(own, levels, anchor)
    below: dict[str, Share] = {upper: share(own, upper, lower) for lower, upper in pairwise(levels)}
    return [
        LevelRating(
            level,
            rated[level][0] + at,
            rated[level][1],
            sum(result.levels.count(level) for result in own),
            below.get(level),
        )
        for level in levels
    ]


def share(results: Iterable[Ranked], level: str, other: str) -> Share:
    """The share of games in which a level finished ahead of another.

    The interval is Wilson's for the number of independent games that would say as much, since games of a chance are
    related. It is never narrower than for the games there are.
    """
    by_chance: dict[int, tuple[float, int]] = {}
    for result in results:
        pairs = [
            (result.rank(one), result.rank(two))
            for one, name in enumerate(result.levels)
            for two, rival in enumerate(result.levels)
            if name == level and rival == other
        ]
        if pairs:
            won, games = by_chance.get(result.chance, (0.0, 0))
            won += sum(1.0 if own < theirs else 0.5 if own == theirs else 0.0 for own, theirs in pairs)
            by_chance[result.chance] = won, games + len(pairs)
    won = sum(each for each, _ in by_chance.values())
    games = sum(each for _, each in by_chance.values())
    apart = _games_apart(list(by_chance.values()), won, games)
    low, high = wilson(won / games * apart, apart) if games else (0.0, 1.0)
    return Share(won, games, low, high)


def _games_apart(chances: Sequence[tuple[float, int]], won: float, games: int) -> float:
    """The number of independent games that would say as much."""
    if len(chances) < 2:
        return len(chances)
    part = won / games
    strayed = sum((each - part * of) ** 2 for each, of in chances) * len(chances) / (len(chances) - 1)
    return min(games, part * (1 - part) * games**2 / strayed) if strayed else games
