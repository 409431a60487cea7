"""Estimate of a strength from games against bots of known Elo: a probability for each possible Elo.

The bots' Elo are fixed, so there is one unknown number, and its distribution is kept on a grid: exact but for the steps
of the grid, whatever its shape (docs/decisions/bots.md says why no library does it).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from torres3d.bots.rated_games import Rival

STEP = 10.0
GRID = np.arange(-1500.0, 5500.0 + STEP, STEP)
"""Elo, as in the files of levels: the weakest bot of a game has 300."""
REACHES = np.arange(0.0, GRID[-1] - GRID[0] + STEP, STEP)
"""Range of Elo on either side of a mean in which the margin is searched."""
FIRST, FIRST_SPREAD = 1000.0, 600.0
"""Belief about a new player: among the Elo of the levels, with a wide spread."""
DRIFT = 25.0
"""Change of Elo from one game to the next: people learn, and old games say less."""
INTERVAL_PROBABILITY = 0.95
"""Probability of the interval."""
EVEN_CHANCE = 0.6
"""Chance of an even opponent: one wins more often than not, but never surely."""
SCALE = 400.0
"""Elo for odds of ten to one."""

Density = NDArray[np.float64]


class Estimate(msgspec.Struct, frozen=True):
    """A strength in Elo: the mean of its distribution, and the ``margin`` on either side of it that holds 95 %.

    The distribution is skewed after few games, but the interval is one around the mean: so "± margin" and the two ends
    say the same.
    """

    mean: float
    margin: float

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin


class Belief:
    """Belief about a strength: its distribution over `GRID`."""

    def __init__(self, density: Density) -> None:
        self._density = density / density.sum()

    @property
    def estimate(self) -> Estimate:
        mean = float(self._density @ GRID)
        held = self._below(mean + REACHES) - self._below(mean - REACHES)
        return Estimate(mean, float(np.interp(INTERVAL_PROBABILITY, held, REACHES)))

    def share(self, low: float, high: float) -> float:
        """The probability that the strength lies between two Elo."""
        below = self._below(np.array((low, high)))
        return float(below[1] - below[0])

    def _below(self, elo: Density) -> Density:
        """The probability of less than each Elo: each step of the grid is spread evenly around its middle."""
        below: Density = np.interp(elo, GRID + STEP / 2, np.cumsum(self._density), left=0.0)
        return below

    def chance(self, elo: float) -> float:
        """The chance to finish ahead of a bot of this Elo in the next game."""
        return float(self._density @ chances(elo))

    def after(self, rivals: Sequence[Rival], drift: float = DRIFT) -> "Belief":
        """The belief after one more game."""
        spread = np.convolve(self._density, _blur(drift), mode="same") if drift else self._density
        weight, told = table_weight(len(rivals)), np.zeros_like(GRID)
        for rival in rivals:
            won = chances(rival.elo)
            told += weight * (rival.result * np.log(won) + (1 - rival.result) * np.log1p(-won))
        return Belief(spread * np.exp(told - told.max()))


def beginning() -> Belief:
    """The belief about a new player."""
    return Belief(np.exp(-0.5 * ((GRID - FIRST) / FIRST_SPREAD) ** 2))


def course(games: Iterable[Sequence[Rival]], drift: float = DRIFT) -> list[Belief]:
    """The beliefs before the first game, and after each."""
    found = [beginning()]
    for rivals in games:
        found.append(found[-1].after(rivals, drift))
    return found


def chances(elo: float) -> Density:
    """The chance of each strength of `GRID` to finish ahead of a bot of this Elo."""
    won: Density = 1.0 / (1.0 + 10.0 ** ((elo - GRID) / SCALE))
    return won


def table_weight(rivals: int) -> float:
    """The weight of a result at a table with so many bots.

    They all depend on how well the one person played that day: among equals two such results correlate by 1/3, so that
    n of them tell as much as 3n / (n + 2) of their own.
    """
    return 3.0 / (rivals + 2.0)


def fitting(belief: Belief, elos: Mapping[str, int]) -> str | None:
    """The Elo of these with a chance nearest to 60 %; None where there is none."""
    return min(elos, key=lambda bot: abs(belief.chance(elos[bot]) - EVEN_CHANCE), default=None)


@cache
def _blur(drift: float) -> Density:
    reach = np.arange(-round(4 * drift / STEP), round(4 * drift / STEP) + 1) * STEP
    bell = np.exp(-0.5 * (reach / drift) ** 2)
    blurred: Density = bell / bell.sum()
    return blurred
