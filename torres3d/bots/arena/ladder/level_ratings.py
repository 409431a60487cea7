"""Ratings of a tournament: each level's Elo, its step up from the one below, and yardsticks outside."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal, TypeVar

import msgspec

from torres3d.bots.arena.statistics import ELO_SCALE, PRIOR, Ranked, ratings, wilson

RankedT = TypeVar("RankedT", bound=Ranked)
Step = Literal["good", "small", "large", "unsure"]

MIN_GAMES = 200
"""Minimum games of two with the level below for a verdict."""


class TargetStep(msgspec.Struct, frozen=True):
    """The step from one level to the next that a game wants, in games of two.

    ``share`` is the lowest and the highest share of wins against the level below, ``interval`` are bounds for the 95 %
    interval of that share: wide enough for a share within the target after `MIN_GAMES` independent games.
    """

    share: tuple[float, float]
    interval: tuple[float, float]


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

    def step(self, target: TargetStep) -> Step | None:
        """Whether the step from the level below is as wanted; None for the lowest."""
        if self.below is None:
            return None
        low, high = target.share
        found, settled = self.below, self.below.games >= MIN_GAMES
        if (found.share if settled else found.high) < low:
            return "small"
        if (found.share if settled else found.low) > high:
            return "large"
        least, most = target.interval
        return "good" if settled and least <= found.low and found.high <= most else "unsure"


def games_among(results: Iterable[RankedT], levels: Sequence[str]) -> list[RankedT]:
    """The games that only these levels played."""
    return [result for result in results if set(result.levels) <= set(levels)]


def rungs(results: Sequence[Ranked], levels: Sequence[str], anchor: str, at: float = 0.0) -> list[LevelRating]:
    """The ladder, lowest first like ``levels``; ``anchor`` has the Elo ``at``. Games with other bots do not count."""
    own = games_among(results, levels)
    rated = ratings(own, levels, anchor)
    below: dict[str, Share] = {upper: share(own, upper, lower) for lower, upper in pairwise(levels)}
    games = Counter(level for result in own for level in result.levels)
    return [LevelRating(each, rated[each][0] + at, rated[each][1], games[each], below.get(each)) for each in levels]


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


Verdict = Literal["good", "fewer", "loses"]

MAX_SHORTFALL = 0.15
"""Maximum shortfall of the share of games won."""


class YardstickResult(msgspec.Struct, frozen=True):
    """A level against a yardstick: ``foretold`` is its share by the games of others, ``above`` its lead in Elo."""

    level: str
    won: Share
    foretold: float
    above: float

    @property
    def more(self) -> float:
        """The share of games won less the predicted one."""
        return self.won.share - self.foretold

    @property
    def verdict(self) -> Verdict:
        """``fewer``: short of the prediction by over `MAX_SHORTFALL`; ``loses``: stronger, without half of the wins."""
        if self.more < -MAX_SHORTFALL:
            return "fewer"
        return "loses" if self.above > 0 and self.won.share <= 0.5 else "good"


def rate(results: Sequence[Ranked], elos: Mapping[str, float], yardstick: str) -> tuple[float, list[YardstickResult]]:
    """The Elo of a yardstick, and each level against it, from games of two.

    ``elos`` are the levels', from games among themselves. Levels that never met it are left out.
    """
    shares = {level: share(results, level, yardstick) for level in elos}
    met = {level: found for level, found in shares.items() if found.games}
    own = best_elo(met, elos)
    found = [
        YardstickResult(level, won, _expected(elos[level] - best_elo(_without(met, level), elos)), elos[level] - own)
        for level, won in met.items()
    ]
    return own, found


def best_elo(met: Mapping[str, Share], elos: Mapping[str, float]) -> float:
    """The Elo of a bot that best explains its games with levels of fixed Elo; without games it is their mean."""
    low = min(elos.values()) - 4000
    high = max(elos.values()) + 4000
    if not met:
        return sum(elos.values()) / len(elos)
    # A game more in all, half of it won: whoever won all his games has an Elo, too.
    drawn = 2 * PRIOR / len(met)
    while high - low > 1e-6:
        middle = (low + high) / 2
        lost = sum(
            found.games + drawn / 2 - found.won - (found.games + drawn) * _expected(middle - elos[level])
            for level, found in met.items()
        )
        low, high = (middle, high) if lost > 0 else (low, middle)
    return (low + high) / 2


def _without(met: Mapping[str, Share], level: str) -> dict[str, Share]:
    return {name: found for name, found in met.items() if name != level}


def _expected(above: float) -> float:
    return 1 / (1 + math.exp(-above / ELO_SCALE))
