"""Statistics of an arena's games: wins with their interval, means, ranks, and Elo by maximum likelihood."""

import math
from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

Table = NDArray[np.float64]
"""For each pair of levels the number of finishes of the row ahead of the column; equal ranks count half."""

ELO_SCALE = 400 / math.log(10)
PRIOR = 0.5
"""Share of a win added on either side for each Elo that games decide: Firth's correction, see `_fit`."""
PRIOR_GAMES = 1e-4
"""Games added on either side between any two levels: they draw nobody nearer, but connect all levels."""
DRAWS = 200
"""Number of resamplings for the margins."""
NEAR_ENOUGH = 1e-5
"""Maximum change of a rating at which the fit ends, in natural units."""
LONGEST_STEP = 2.0
"""Maximum step of a rating, in natural units (350 Elo): the first steps of Newton's method may lead too far."""


class Numbered(Protocol):
    """A game of an arena, of any kind, or its result."""

    @property
    def number(self) -> int:
        """The number of the game in its arena, from 0."""


class Ranked(Protocol):
    """A game with known ranks."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots' levels by seat."""

    @property
    def chance(self) -> int:
        """The seed of decks or dice: games of one chance are not independent of each other."""

    def rank(self, seat: int) -> float:
        """The rank of a seat, 1 the best; equal seats share the mean of theirs."""


def ratings(
    results: Sequence[Ranked], levels: Sequence[str], anchor: str | None = None
) -> dict[str, tuple[float, float]]:
    """The Elo of each level and its 95 % margin on either side.

    The Elo is 0 on average, or that of the level ``anchor``, whose margin is 0 then. Every pair of a game counts. The
    margin is 1.96 times the spread of the Elo when chances are drawn with replacement, all games of a chance together:
    the pairs of a table of four, and one deal played from every seat, say less than as many separate games.
    """
    tables: dict[int, Table] = {}
    for result in results:
        tables.setdefault(result.chance, np.zeros((len(levels), len(levels))))
        tables[result.chance] += _table(result, levels)
    if not tables:
        return dict.fromkeys(levels, (0.0, 0.0))
    stacked = np.stack(list(tables.values()))
    whole = stacked.sum(axis=0)
    found = _fit(whole, np.full(whole.shape, PRIOR))
    dice = np.random.default_rng(1)
    strayed = [
        _fit(
            np.tensordot(dice.multinomial(len(stacked), [1 / len(stacked)] * len(stacked)), stacked, axes=1),
            _leaning(len(levels), dice),
            found / ELO_SCALE,
        )
        for _ in range(DRAWS)
    ]
    if anchor is not None:
        at = levels.index(anchor)
        found = found - found[at]
        strayed = [each - each[at] for each in strayed]
    margins = 1.959964 * np.std(strayed, axis=0)
    return {level: (float(found[i]), float(margins[i])) for i, level in enumerate(levels)}


def _table(result: Ranked, levels: Sequence[str]) -> Table:
    found = np.zeros((len(levels), len(levels)))
    ranks = [result.rank(seat) for seat in range(len(result.levels))]
    for seat, level in enumerate(result.levels):
        for other, rival in enumerate(result.levels):
            if level != rival:
                first = 1.0 if ranks[seat] < ranks[other] else 0.5 if ranks[seat] == ranks[other] else 0.0
                found[levels.index(level), levels.index(rival)] += first
    return found


def _leaning(count: int, dice: np.random.Generator) -> Table:
    """The random result of each added game, drawn evenly, since it is not known either.

    Without it a level that won all its games would be sure of its Elo, for it wins all of them however they are drawn.
    """
    upper = np.triu(dice.random((count, count)), 1)
    return upper + np.tril(1 - upper.T, -1)


def _fit(won: Table, added: Table, start: NDArray[np.float64] | None = None) -> NDArray[np.float64]:
    """The Elo of each level, 0 on average, that explains a table best (Bradley and Terry's model).

    A level that won all its games would be infinitely strong, and few games make all steps look larger than they are.
    Both are corrected as D. Firth does (Bias reduction of maximum likelihood estimates, Biometrika 80, 1993): between
    two levels as much is added as their games have weight in finding the ratings, in all one game for each rating but
    one; ``added`` is the share of it that counts as a win. A drawn game between any two that met would draw levels far
    apart together, whose games have next to no weight. ``start`` are initial ratings, in natural units.
    """
    count = len(won)
    games = won + won.T
    apart = PRIOR_GAMES * (1 - np.eye(count))
    # The ones keep the mean at 0: it is free otherwise.
    middle = np.ones((count, count))
    strength = np.zeros(count) if start is None else start.copy()
    for _ in range(200):
        share: NDArray[Any] = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        bend = (games + 2 * apart) * share * (1 - share)
        spread = np.linalg.inv(np.diag(bend.sum(axis=1)) - bend + middle)
        apiece = np.diag(spread)
        weight = np.where(games > 0, bend * (apiece[:, None] + apiece[None, :] - 2 * spread), 0.0)
        part = won + apart + added * weight
        step = spread @ (part - (part + part.T) * share).sum(axis=1)
        strength += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < NEAR_ENOUGH:
            break
    found: NDArray[np.float64] = ELO_SCALE * (strength - strength.mean())
    return found


Z95 = 1.959964
"""Standard deviations within which 95 % of a normal distribution lie."""


class MatchResult(Ranked, Numbered, Protocol):
    """Result of a game of any kind."""

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


class Standing(msgspec.Struct, frozen=True):
    """Statistics of a level. ``games`` counts a game once for each of its seats; a shared win counts in part.

    ``low`` and ``high`` are the 95 % interval of the share of wins. ``elo`` is the distance to the level with the
    smallest share of wins, ``margin`` is its 95 % interval on either side.
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
    found = sorted((_unrated(level, results) for level in levels), key=lambda standing: -standing.wins / standing.games)
    rated = ratings(results, levels, anchor=found[-1].level if found else None)
    return [replace(standing, elo=elo, margin=margin) for standing in found for elo, margin in [rated[standing.level]]]


def _unrated(level: str, results: Sequence[MatchResult]) -> Standing:
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
        0.0,
        0.0,
        sum(result.turn_seconds[seat] for result, seat in seats) / games,
        max(result.turn_most[seat] for result, seat in seats),
    )
