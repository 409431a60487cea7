"""How the levels of a ladder do against a bot beside it, and how their Elo foretells that they do."""

import math
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from torres3d.bots.arena.elo_ratings import ELO_SCALE, PRIOR, Ranked
from torres3d.bots.arena.ladder.level_ratings import Share, share

Verdict = Literal["good", "fewer", "loses"]

MISSED = 0.15
"""By so much the share of games won may be less than foretold."""


class YardstickResult(msgspec.Struct, frozen=True):
    """A level held against a yardstick: its ``won`` games of those with it, the share ``foretold`` from where the games
    of all other levels put the yardstick, and ``above``, by how much its Elo is higher than the yardstick's."""

    level: str
    won: Share
    foretold: float
    above: float

    @property
    def more(self) -> float:
        """The share of games won less the one foretold."""
        return self.won.share - self.foretold

    @property
    def verdict(self) -> Verdict:
        """``fewer``: it wins fewer games than foretold by more than `MISSED`; ``loses``: it is stronger, but does not
        win more than half of the games."""
        if self.more < -MISSED:
            return "fewer"
        return "loses" if self.above > 0 and self.won.share <= 0.5 else "good"


def held(results: Sequence[Ranked], elos: Mapping[str, float], yardstick: str) -> tuple[float, list[YardstickResult]]:
    """The Elo of a yardstick, and each level held against it, from games of two; ``elos`` are the levels', found in
    games among themselves. Levels that never met it are left out."""
    shares = {level: share(results, level, yardstick) for level in elos}
    met = {level: found for level, found in shares.items() if found.games}
    own = placed(met, elos)
    found = [
        YardstickResult(level, won, _expected(elos[level] - placed(_without(met, level), elos)), elos[level] - own)
        for level, won in met.items()
    ]
    return own, found


def placed(met: Mapping[str, Share], elos: Mapping[str, float]) -> float:
    """The Elo of a bot that these levels won so many games against: the one that explains them best, theirs standing
    fast. With no games it is their mean."""
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
    """The share of games foretold to who is so much higher in Elo."""
    return 1 / (1 + math.exp(-above / ELO_SCALE))
