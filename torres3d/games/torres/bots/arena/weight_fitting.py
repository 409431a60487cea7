"""Fitting of weights to samples of self-play by least squares, and of cards' values to trials."""

import math
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from torres3d.games.torres.bots.arena.self_play import Sample
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator
from torres3d.games.torres.bots.search.evaluation_weights import CardWorth, Row, Weights
from torres3d.games.torres.bots.search.features import FEATURES
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, PHASES, ActionCard
from torres3d.games.torres.rules.state import State

HOLD = 40.0
"""Weight of the former weights, in samples."""

LEAST_SPREAD = 0.5
"""Minimum spread by which rare columns are held."""
SWEEPS = 3000


SIGNS: dict[str, int] = {
    **dict.fromkeys(("points", "area", "level", "castles", "head", "step", "grow", "knights", "levels"), 1),
    **dict.fromkeys(("bonus", "court", "blocks", "master", "hand"), 1),
    **dict.fromkeys(("ground", "gap", "next_gap"), -1),
}
"""Columns that can only be good (1) or only be bad (-1). A good player seldom leaves a knight where it could step up.
Such a rare thing then looks bad, or good, by what went with it, and a search that believes this runs after it. So the
fit may find that something is worth nothing, but not the reverse."""


MIN_WEIGHTS: dict[str, tuple[float, ...]] = {"hand": (0.5,), "bonus": (1.0, 0.85, 0.7, 0.55, 0.45)}
"""Columns whose weight has a lower bound, by the turns left (the last one for more). A king's bonus is won when nothing
can change any more. A fit undervalues cards: players with many had nothing better to do."""
MAX_WEIGHTS: dict[str, float] = {"hand": 1.0}
"""Columns whose weight has an upper bound: a hand is worth at most the effect of its cards."""


def solve(matrix: list[list[float]], right: list[float], start: list[float], least: Mapping[str, float]) -> list[float]:
    """The weights w with ``matrix`` · w nearest to ``right``, within `SIGNS`, `MAX_WEIGHTS` and ``least``.

    Minimises the square form column by column until nothing changes.
    """
    found = [_allowed(name, value, least) for name, value in zip(FEATURES, start, strict=True)]
    for _ in range(SWEEPS):
        largest = 0.0
        for i, line in enumerate(matrix):
            if line[i] <= 0:
                continue
            rest = right[i] - sum(value * weight for value, weight in zip(line, found, strict=True))
            wanted = _allowed(FEATURES[i], found[i] + rest / line[i], least)
            largest = max(largest, abs(wanted - found[i]))
            found[i] = wanted
        if largest < 1e-6:
            break
    return found


def least_squares(
    values: Sequence[Row], targets: Sequence[float], former: Row, spread: Row, least: Mapping[str, float]
) -> Row:
    """The weights that explain the targets best.

    ``spread`` is the standard deviation of each column over the whole game. The less a column varies here, the more of
    its former weight is kept; otherwise columns that happen to be present would explain what all samples have in
    common.
    """
    size = len(former)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, target in zip(values, targets, strict=True):
        for i, value in enumerate(row):
            if value:
                right[i] += value * target
                line = matrix[i]
                for j, other in enumerate(row):
                    line[j] += value * other
    for i in range(size):
        hold = HOLD * max(spread[i], LEAST_SPREAD) ** 2 if FEATURES[i] != "one" else 1e-3
        matrix[i][i] += hold
        right[i] += hold * former[i]
    return tuple(round(weight, 4) for weight in solve(matrix, right, list(former), least))


def _allowed(name: str, weight: float, least: Mapping[str, float]) -> float:
    if weight * SIGNS.get(name, 0) < 0:
        return 0.0
    return max(min(weight, MAX_WEIGHTS.get(name, weight)), least.get(name, weight))


def bounds(turns: int) -> dict[str, float]:
    return {name: by[min(turns, len(by) - 1)] for name, by in MIN_WEIGHTS.items()}


def spreads(rows: Sequence[Row]) -> Row:
    """The standard deviation of each column."""
    found = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        found.append(math.sqrt(sum((value - mean) ** 2 for value in column) / len(column)))
    return tuple(found)


def fit(games: Sequence[Sequence[Sample]], players: int, former: Weights) -> tuple[Weights, dict[str, float]]:
    """New weights for a number of players from the samples of games, and the remaining errors by moment.

    Errors are roots of mean squares, in points. Works from the last phase backwards: the later value of a phase is the
    expectation at the start of the next one.
    """
    table = [list(rows) for rows in former.turns[players]]
    errors: dict[str, float] = {}
    spread = spreads([sample.values for samples in games for sample in samples])
    for phase in range(PHASES, 0, -1):
        groups: dict[int, tuple[list[Row], list[float]]] = {}
        for samples in games:
            for sample in samples:
                if sample.moment.phase == phase:
                    values, targets = groups.setdefault(sample.moment.turns, ([], []))
                    values.append(sample.values)
                    targets.append(_target(sample, samples, table))
        for turns, (values, targets) in sorted(groups.items()):
            row = least_squares(values, targets, table[phase - 1][turns], spread, bounds(turns))
            table[phase - 1][turns] = row
            misses = [
                t - sum(w * v for w, v in zip(row, vs, strict=True)) for vs, t in zip(values, targets, strict=True)
            ]
            errors[f"phase {phase}, {turns} turns left"] = (sum(m * m for m in misses) / len(misses)) ** 0.5
    rows = tuple(tuple(phase_rows) for phase_rows in table)
    return replace(former, turns={**former.turns, players: rows}), errors


def _target(sample: Sample, samples: Sequence[Sample], table: list[list[Row]]) -> float:
    """The value that the features of a sample should have predicted."""
    if sample.later < 0:
        return sample.won
    begin = samples[sample.later]
    row = table[begin.moment.phase - 1][begin.moment.turns]
    return sample.won + sum(weight * value for weight, value in zip(row, begin.values, strict=True))


TRIAL = Limits(width=6, cards=4, nodes=20000)
MOST_GAIN = 25.0
"""Upper limit of a card's gain: a single lucky turn says little about the next one."""
Trial = tuple[int, dict[ActionCard, float]]


def try_cards(state: State, known: Weights) -> Trial:
    """The phase, and the gain of each card for the best turn from this beginning of a turn."""
    without = _best(state, (), known, None)
    found = {card: _best(state, (card,), known, card) - without for card in ACTION_CARDS}
    return state.phase, {card: min(max(0.0, more), MOST_GAIN) for card, more in found.items()}


def _best(state: State, hand: tuple[ActionCard, ...], known: Weights, card: ActionCard | None) -> float:
    seat = state.actor
    assert seat is not None
    scene = TurnScene(replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :])))
    beam = Beam(scene, Evaluator(scene, known), TRIAL)
    beam.run(1)
    return max((value for value, node in beam.ends if node.position.played == card), default=0.0)


def card_worths(trials: Sequence[Trial], known: Weights) -> Weights:
    """The weights with the card values of these trials; in a phase without trials cards keep theirs."""
    table = [dict(cards) for cards in known.cards]
    for phase, worths in enumerate(table, 1):
        tried = [gains for when, gains in trials if when == phase]
        for card in ACTION_CARDS if tried else ():
            ranked = sorted((gains[card] for gains in tried), reverse=True)
            best = ranked[: max(1, len(ranked) // 4)]
            worths[card] = CardWorth(round(sum(ranked) / len(ranked), 2), round(sum(best) / len(best), 2))
    return replace(known, cards=tuple(table))
