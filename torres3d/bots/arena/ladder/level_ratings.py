"""What a tournament says of each level: its Elo, and whether the step up from the one below is as wanted."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from torres3d.bots.arena.elo_ratings import Ranked, ratings
from torres3d.bots.arena.statistics import wilson

Step = Literal["good", "small", "large", "unsure"]

WANTED = (0.65, 0.80)
"""The share of games of two that a level is to win against the one below."""
BOUNDS = (0.58, 0.86)
"""Within these the 95 % interval of that share is to lie."""
ENOUGH = 200
"""Games of two with the level below, of which fewer settle nothing."""


class Share(msgspec.Struct, frozen=True):
    """How often one level finished before another, an equal place being half: ``won`` of ``games`` in which both sat at
    a table (once for each pair of their seats), and the 95 % interval from ``low`` to ``high``."""

    won: float
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The part of the games; a half where there are none."""
        return self.won / self.games if self.games else 0.5


class LevelRating(msgspec.Struct, frozen=True):
    """A level of the ladder: its ``elo`` and on either side the 95 % ``margin``, the ``games`` it played, and how it
    did against the level ``below``, None for the lowest."""

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
        low, high = WANTED
        found, settled = self.below, self.below.games >= ENOUGH
        if (found.share if settled else found.high) < low:
            return "small"
        if (found.share if settled else found.low) > high:
            return "large"
        return "good" if settled and BOUNDS[0] <= found.low and found.high <= BOUNDS[1] else "unsure"


def rungs(results: Sequence[Ranked], levels: Sequence[str], anchor: str, at: float = 0.0) -> list[LevelRating]:
    """The ladder, lowest first as ``levels`` are. The level ``anchor`` has the Elo ``at``; games with others than those
    of the ladder do not count."""
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
    """How often a level finished before another.

    The interval is Wilson's for as many games apart as say as much: the games of a chance hang together. It is never
    narrower than for the games there are.
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
    """So many games that do not hang together would say as much."""
    if len(chances) < 2:
        return len(chances)
    part = won / games
    strayed = sum((each - part * of) ** 2 for each, of in chances) * len(chances) / (len(chances) - 1)
    return min(games, part * (1 - part) * games**2 / strayed) if strayed else games
