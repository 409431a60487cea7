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
from torres3d.games.torres.bots.arena.weight_fitting import HOLD, LEAST_SPREAD, bounds, solve
from torres3d.games.torres.bots.learning.prediction_quality import foresight, table
from torres3d.games.torres.bots.learning.samples import Numbers, Samples, read_samples
from torres3d.games.torres.bots.search.evaluation_weights import FILE, Row, Weights, read_weights
from torres3d.games.torres.bots.search.features import FEATURES

HELD_OUT = 5
"""One game of so many is kept for the test."""


def ridge(values: Numbers, targets: Numbers, former: Row, spread: Numbers, turns: int) -> Row:
    """The weights within the bounds that explain the targets best, the less held the more a column varies."""
    hold = HOLD * np.maximum(spread, LEAST_SPREAD) ** 2
    hold[FEATURES.index("one")] = 1e-3
    start = np.array(former)
    matrix = values.T @ values + np.diag(hold)
    right = values.T @ targets + hold * start
    found = solve(matrix.tolist(), right.tolist(), list(former), bounds(turns))
    return tuple(round(weight, 4) for weight in found)


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
