"""Fitting weights to what self-play showed: least squares, held near the weights there were before."""

import math
from collections.abc import Sequence

from torres3d.bots.features import FEATURES
from torres3d.bots.harvest import Sample
from torres3d.bots.weights import Weights
from torres3d.rules.kinds import PHASES

HOLD = 40.0
"""How many samples the former weights count for."""

Row = tuple[float, ...]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a linear system with as many equations as unknowns, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(rows[line][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for line in range(column + 1, size):
            factor = rows[line][column] / head[column]
            if factor:
                rows[line] = [value - factor * above for value, above in zip(rows[line], head, strict=True)]
    found = [0.0] * size
    for line in range(size - 1, -1, -1):
        rest = sum(rows[line][other] * found[other] for other in range(line + 1, size))
        found[line] = (rows[line][size] - rest) / rows[line][line]
    return found


def least_squares(values: Sequence[Row], targets: Sequence[float], former: Row, spread: Row) -> Row:
    """The weights that explain the targets best.

    ``spread`` says how much each column varies in the whole game (its standard deviation): the less it
    does here, the more the former weight is kept, else what is the same in all samples would be laid at
    the door of columns that just happen to be there.
    """
    size = len(former)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, target in zip(values, targets, strict=True):
        miss = target - sum(weight * value for weight, value in zip(former, row, strict=True))
        for i, value in enumerate(row):
            if value:
                right[i] += value * miss
                line = matrix[i]
                for j, other in enumerate(row):
                    line[j] += value * other
    for i in range(size):
        matrix[i][i] += HOLD * spread[i] ** 2 + 1e-3
    change = solve(matrix, right)
    return tuple(round(weight + more, 4) for weight, more in zip(former, change, strict=True))


def spreads(rows: Sequence[Row]) -> Row:
    """The standard deviation of each column."""
    found = []
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        found.append(math.sqrt(sum((value - mean) ** 2 for value in column) / len(column)))
    return tuple(found)


def fit(games: Sequence[Sequence[Sample]], players: int, former: Weights) -> tuple[Weights, dict[str, float]]:
    """New weights for a number of players from the samples of games, and by moment how far off the
    expectations still are (root of the mean square, in points).

    From the last phase backwards: what a phase is good for later is the expectation at the next one's begin.
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
            row = least_squares(values, targets, table[phase - 1][turns], spread)
            table[phase - 1][turns] = row
            misses = [
                t - sum(w * v for w, v in zip(row, vs, strict=True)) for vs, t in zip(values, targets, strict=True)
            ]
            errors[f"phase {phase}, {turns} turns left"] = (sum(m * m for m in misses) / len(misses)) ** 0.5
    rows = tuple(tuple(phase_rows) for phase_rows in table)
    return Weights(FEATURES, {**former.turns, players: rows}, former.cards), errors


def _miss(row: Row, values: Sequence[Row], targets: Sequence[float]) -> float:
    total = 0.0
    for seen, target in zip(values, targets, strict=True):
        total += (target - sum(weight * value for weight, value in zip(row, seen, strict=True))) ** 2
    return math.sqrt(total / len(targets))


def _target(sample: Sample, samples: Sequence[Sample], table: list[list[Row]]) -> float:
    """What the features of a sample should have foretold."""
    if sample.later < 0:
        return sample.won
    begin = samples[sample.later]
    row = table[begin.moment.phase - 1][begin.moment.turns]
    return sample.won + sum(weight * value for weight, value in zip(row, begin.values, strict=True))
