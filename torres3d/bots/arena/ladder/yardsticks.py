"""Yardsticks: results of the ladder's levels against a bot outside it, and whether their Elo predicts these."""

import math
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from torres3d.bots.arena.elo_ratings import ELO_SCALE, PRIOR, Ranked
from torres3d.bots.arena.ladder.level_ratings import Share, share

Verdict = Literal["good", "fewer", "loses"]

MAX_SHORTFALL = 0.15
"""Maximum shortfall of the share of games won."""


class YardstickResult(msgspec.Struct, frozen=True):
    """A level against a yardstick.

    Its ``won`` games, the share ``foretold`` from the yardstick's Elo by all other levels, and ``above``, its lead in
    Elo.
    """

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
        """``fewer``: it wins less than predicted by more than `MAX_SHORTFALL`; ``loses``: stronger, without half of the
        wins."""
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
    """The Elo of a bot that best explains so many wins of these levels, whose Elo are fixed.

    Without games it is their mean.
    """
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
    """The predicted share of games for a lead in Elo."""
    return 1 / (1 + math.exp(-above / ELO_SCALE))
