"""Regression of the forecasts on samples: what a position brings by the end of the game, by seat.

Run ``python -m torres3d.games.torres.bots.learning.forecast_regression FILE … --out FILE``. A seat's points are
foretold from its own features and those of the others: in a game of wide castles everybody wins more, and a forecast
that knew only the own features would take for a lead what all share. ``--rows`` writes rows for choosing a
turn in place of forecasts: what a feature brings oneself less what it brings each other, by all games.
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
from torres3d.games.torres.bots.learning.samples import NO_PLACE, Numbers, Samples, read_samples
from torres3d.games.torres.bots.search.evaluation_weights import FILE, GAME_END, Forecast, Weights, read_weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment, Row

HELD_OUT = 5
"""One game of so many is kept for the test."""
HOLD = 8.0
"""Weight, in samples, with which each weight is held to nothing."""
LEAST_SPREAD = 0.5
"""Minimum spread by which rare columns are held."""
LEAST_HAND = 0.5
"""Minimum weight of a hand in rows, of what it was: who holds many cards had nothing better to do, and a fit takes that
for their worth."""


def ridge(samples: Samples, players: int, spread: Numbers) -> Forecast:
    """The forecast that explains the points still won in these samples best; ``spread`` of each feature in all."""
    size, one = len(FEATURES), FEATURES.index("one")
    half = np.hstack(((samples.values - samples.others) / 2, (samples.values + samples.others) / 2))
    half[:, one], half[:, size + one] = 1.0, 0.0
    placed = samples.place != NO_PLACE
    places = np.zeros((len(half), players * players))
    places[placed, samples.place[placed] * players + samples.mover[placed]] = 1.0
    columns = np.hstack((half, places))
    hold = HOLD * np.maximum(spread, LEAST_SPREAD) ** 2
    held = np.concatenate((hold, hold, np.full(players * players, HOLD)))
    held[one] = 1e-3
    found = np.linalg.solve(columns.T @ columns + np.diag(held), columns.T @ (samples.won + samples.later))
    apart, together = found[:size], found[size : 2 * size]
    own, others = (together + apart) / 2, (together - apart) / 2
    own[one], others[one] = apart[one], 0.0
    by_place = found[2 * size :].reshape(players, players)
    rows = tuple(tuple(row) for row in by_place.round(4).tolist())
    return Forecast(tuple(own.round(4).tolist()), tuple(others.round(4).tolist()), rows)


def fitted(samples: Samples, players: int, known: Weights) -> Weights:
    """The weights with forecasts for a number of players."""
    spread = samples.values.std(0)
    found = []
    for phase in range(1, int(samples.phase.max()) + 1):
        in_phase = samples.where(samples.phase == phase)
        rows = [
            ridge(in_phase.where(in_phase.turns == turns), players, spread)
            for turns in range(int(in_phase.turns.max()) + 1)
        ]
        found.append(tuple(rows))
    return replace(known, forecasts={**known.forecasts, players: tuple(found)})


def with_rows(known: Weights, players: int) -> Weights:
    """The weights with rows made from the forecasts for a number of players; after the last turn only points count."""
    hand = FEATURES.index("hand")

    def row(former: Row, moment: Moment) -> Row:
        if moment.players != players or moment[1:] == GAME_END:
            return former
        told = known.forecast(moment)
        new = [round(own - other, 4) for own, other in zip(told.own, told.others, strict=True)]
        new[hand] = max(new[hand], LEAST_HAND * former[hand])
        return tuple(new)

    return known.changed(row)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the forecasts to games of self-play.")
    parser.add_argument("files", type=Path, nargs="+", help="files of self_play_games, of one number of players")
    parser.add_argument("--weights", type=Path, default=paths.config() / FILE, help="the weights to go with them")
    parser.add_argument("--rows", action="store_true", help="write rows instead of forecasts")
    parser.add_argument("--out", type=Path, required=True, help="the file of the new ones")
    given = parser.parse_args()
    known = read_weights(given.weights)
    samples = read_samples(given.files, known)
    players = int(samples.seat.max()) + 1
    learnt, tested = samples.where(samples.game % HELD_OUT > 0), samples.where(samples.game % HELD_OUT == 0)
    found = fitted(learnt, players, known)
    for name, weights in (("former weights", known), ("fitted", found)):
        sys.stdout.write(f"{name}, {players} players, games held out\n{table(foresight(tested, players, weights))}\n")
    if given.rows:
        found = replace(with_rows(fitted(samples, players, known), players), forecasts=known.forecasts)
    write_file(given.out, msgspec.json.format(msgspec.json.encode(found), indent=1))


if __name__ == "__main__":
    main()
