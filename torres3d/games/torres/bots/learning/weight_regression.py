"""Regression of the weights of the evaluation on samples.

Run ``python -m torres3d.games.torres.bots.learning.weight_regression FILE … --out FILE``. Every row of weights is the
ridge regression of the points still to be won on the features, held to the former weights where samples say little, and
within bounds: a good player seldom leaves a knight where it could step up, so such a rare thing looks good or bad by
what went with it, and a search that believed this would run after it.
"""

import argparse
import sys
from pathlib import Path

import msgspec
import numpy as np
from msgspec.structs import replace

from torres3d.base import paths
from torres3d.base.atomic_write import write_file
from torres3d.games.torres.bots.learning.prediction_quality import foresight, table
from torres3d.games.torres.bots.learning.samples import Numbers, Samples, read_samples
from torres3d.games.torres.bots.search.evaluation_weights import FILE, Row, Weights, read_weights
from torres3d.games.torres.bots.search.features import FEATURES

HOLD = 40.0
"""Weight of the former weights, in samples."""
LEAST_SPREAD = 0.5
"""Minimum spread by which rare columns are held."""
SWEEPS = 3000
HELD_OUT = 5
"""One game of so many is kept for the test."""
SIGNS: dict[str, int] = {
    **dict.fromkeys(("points", "area", "level", "castles", "head", "step", "grow", "knights", "levels"), 1),
    **dict.fromkeys(("bonus", "court", "blocks", "master", "hand"), 1),
    **dict.fromkeys(("ground", "gap", "next_gap"), -1),
}
"""Columns that can only be good (1) or only be bad (-1)."""
MIN_WEIGHTS: dict[str, tuple[float, ...]] = {"hand": (0.5,), "bonus": (1.0, 0.85, 0.7, 0.55, 0.45)}
"""Columns whose weight has a lower bound, by the turns left (the last one for more). A king's bonus is won when nothing
can change any more. A fit undervalues cards: players with many had nothing better to do."""
MAX_WEIGHTS: dict[str, float] = {"hand": 1.0}
"""Columns whose weight has an upper bound: a hand is worth at most the effect of its cards."""


def ridge(values: Numbers, targets: Numbers, former: Row, spread: Numbers, turns: int) -> Row:
    """The weights within the bounds that explain the targets best, the less held the more a column varies."""
    size = len(former)
    hold = HOLD * np.maximum(spread, LEAST_SPREAD) ** 2
    hold[FEATURES.index("one")] = 1e-3
    start = np.array(former)
    matrix = values.T @ values + np.diag(hold)
    right = values.T @ targets + hold * start
    low, high = np.full(size, -np.inf), np.full(size, np.inf)
    for column, name in enumerate(FEATURES):
        sign = SIGNS.get(name, 0)
        if sign > 0:
            low[column] = 0.0
        elif sign < 0:
            high[column] = 0.0
        if name in MIN_WEIGHTS:
            low[column] = MIN_WEIGHTS[name][min(turns, len(MIN_WEIGHTS[name]) - 1)]
        if name in MAX_WEIGHTS:
            high[column] = MAX_WEIGHTS[name]
    found = np.clip(start, low, high)
    # Column by column until nothing changes: bounds are kept, and the square form only falls.
    for _ in range(SWEEPS):
        largest = 0.0
        for column in range(size):
            rest = right[column] - matrix[column] @ found
            wanted = min(max(found[column] + rest / matrix[column, column], low[column]), high[column])
            largest = max(largest, abs(wanted - found[column]))
            found[column] = wanted
        if largest < 1e-6:
            break
    return tuple(round(float(weight), 4) for weight in found)


def fitted(samples: Samples, players: int, former: Weights) -> Weights:
    """New weights for a number of players."""
    rows = [list(phase_rows) for phase_rows in former.turns[players]]
    spread = samples.values.std(0)
    real = samples.won + samples.later
    for phase, turns in sorted({*zip(samples.phase.tolist(), samples.turns.tolist(), strict=True)}):
        chosen = (samples.phase == phase) & (samples.turns == turns)
        row = rows[phase - 1][turns]
        rows[phase - 1][turns] = ridge(samples.values[chosen], real[chosen], row, spread, turns)
    return replace(former, turns={**former.turns, players: tuple(map(tuple, rows))})


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the evaluation to games of self-play.")
    parser.add_argument("files", type=Path, nargs="+", help="files of self_play_games, of one number of players")
    parser.add_argument("--weights", type=Path, default=paths.config() / FILE, help="the former weights")
    parser.add_argument("--out", type=Path, required=True, help="the file of the new ones")
    given = parser.parse_args()
    known = read_weights(given.weights)
    samples = read_samples(given.files, known)
    players = int(samples.seat.max()) + 1
    learnt, tested = samples.where(samples.game % HELD_OUT > 0), samples.where(samples.game % HELD_OUT == 0)
    found = fitted(learnt, players, known)
    for name, weights in (("former weights", known), ("fitted", found)):
        sys.stdout.write(f"{name}, {players} players, games held out\n{table(foresight(tested, players, weights))}\n")
    write_file(given.out, msgspec.json.format(msgspec.json.encode(found), indent=1))


if __name__ == "__main__":
    main()
