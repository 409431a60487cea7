"""Elo ratings by maximum likelihood from who finished before whom, and how sure they are."""

import math
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float64]
"""For each pair of levels how often that of the row finished before that of the column; equal ranks count half."""

ELO_SCALE = 400 / math.log(10)
PRIOR = 0.5
"""Half of the drawn games added between two levels that met, so that a level that won them all has an Elo too."""
APART = 1e-4
"""The same between two that did not: it draws nobody nearer, but levels without a way between them can be rated."""
DRAWS = 200
"""How often games are drawn anew to see how far the ratings stray."""
LONGEST_STEP = 2.0
"""How far a rating goes at once, in natural units (350 Elo): the first steps of Newton's method may lead too far."""


class Ranked(Protocol):
    """A game of which the ranks are known."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots' levels by seat."""

    @property
    def chance(self) -> int:
        """The seed of decks or dice: games of one chance are not independent of each other."""

    def rank(self, seat: int) -> float:
        """The place of a seat, 1 the best; seats that are equal share the mean of theirs."""


def ratings(results: Sequence[Ranked], levels: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Each level's Elo, 0 on average, and its margin: with 95 % the Elo lies so far above or below at most.

    Every pair of a game counts. The margin is 1.96 times how much the Elo strays when chances are drawn with
    replacement, all games of a chance together: the pairs of a table of four, and one deal played from every seat, say
    less than as many games apart.
    """
    tables: dict[int, Table] = {}
    for result in results:
        tables.setdefault(result.chance, np.zeros((len(levels), len(levels))))
        tables[result.chance] += _table(result, levels)
    if not tables:
        return dict.fromkeys(levels, (0.0, 0.0))
    stacked = np.stack(list(tables.values()))
    whole = stacked.sum(axis=0)
    prior = np.where(whole + whole.T > 0, PRIOR, APART)
    np.fill_diagonal(prior, 0.0)
    found = _fit(whole + prior)
    dice = np.random.default_rng(1)
    strayed = [
        _fit(np.tensordot(dice.multinomial(len(stacked), [1 / len(stacked)] * len(stacked)), stacked, axes=1) + prior)
        for _ in range(DRAWS)
    ]
    margins = 1.959964 * np.std(strayed, axis=0)
    return {level: (float(found[i]), float(margins[i])) for i, level in enumerate(levels)}


def _table(result: Ranked, levels: Sequence[str]) -> Table:
    """Who finished before whom in a game."""
    found = np.zeros((len(levels), len(levels)))
    ranks = [result.rank(seat) for seat in range(len(result.levels))]
    for seat, level in enumerate(result.levels):
        for other, rival in enumerate(result.levels):
            if level != rival:
                first = 1.0 if ranks[seat] < ranks[other] else 0.5 if ranks[seat] == ranks[other] else 0.0
                found[levels.index(level), levels.index(rival)] += first
    return found


def _fit(won: Table) -> NDArray[np.float64]:
    """The Elo of each level, 0 on average, that explains a table best (Bradley and Terry's model)."""
    count = len(won)
    games = won + won.T
    strength = np.zeros(count)
    for _ in range(100):
        share: NDArray[Any] = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (won - games * share).sum(axis=1)
        bend = games * share * (1 - share)
        # The ones keep the mean at 0: it is free otherwise.
        step = np.linalg.solve(np.diag(bend.sum(axis=1)) - bend + np.ones((count, count)), slope)
        strength += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < 1e-9:
            break
    found: NDArray[np.float64] = ELO_SCALE * (strength - strength.mean())
    return found
