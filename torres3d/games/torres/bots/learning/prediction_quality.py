"""Prediction quality of weights, by round: bias, error, slope and correlation of the lead.

Run ``python -m torres3d.games.torres.bots.learning.prediction_quality FILE … [--weights FILE]``.
For each round of each phase: how many points too many are expected (bias), and for leads how many points a foretold
point of lead brought (slope: 1 is right, less is too bold) and how well both go together (correlation).
"""

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

from torres3d.base import paths
from torres3d.games.torres.bots.learning.samples import NO_PLACE, Numbers, Samples, read_samples
from torres3d.games.torres.bots.search.evaluation_weights import FILE, Weights, read_weights
from torres3d.games.torres.bots.search.features import Moment


class Foresight(NamedTuple):
    """How well a round was foretold; in points, the slope of the lead and its correlation in shares."""

    phase: int
    round: int
    samples: int
    bias: float
    error: float
    slope: float
    correlation: float


def expected(samples: Samples, players: int, known: Weights) -> Numbers:
    """The points expected of each row from there to the end of the game."""
    found = np.zeros(len(samples.phase))
    for phase, turns in {*zip(samples.phase.tolist(), samples.turns.tolist(), strict=True)}:
        chosen = (samples.phase == phase) & (samples.turns == turns)
        told = known.forecast(Moment(players, phase, turns))
        found[chosen] = samples.values[chosen] @ np.array(told.own) + samples.others[chosen] @ np.array(told.others)
        if told.places:
            placed = chosen & (samples.place != NO_PLACE)
            found[placed] += np.array(told.places)[samples.place[placed], samples.mover[placed]]
    return found


def foresight(samples: Samples, players: int, known: Weights) -> list[Foresight]:
    """The foresight for each round."""
    guessed, real = expected(samples, players, known), samples.won + samples.later
    found = []
    for phase, round_ in sorted({*zip(samples.phase.tolist(), samples.round.tolist(), strict=True)}):
        chosen = (samples.phase == phase) & (samples.round == round_)
        misses = guessed[chosen] - real[chosen]
        lead = leads(samples.score[chosen] + guessed[chosen], players)
        final = leads(samples.score[chosen] + real[chosen], players)
        slope = float(lead @ final / (lead @ lead)) if lead @ lead else 0.0
        correlation = float(np.corrcoef(lead, final)[0, 1]) if lead.std() and final.std() else 0.0
        found.append(
            Foresight(phase, round_, len(misses), float(misses.mean()), float(misses.std()), slope, correlation)
        )
    return found


def leads(points: Numbers, players: int) -> Numbers:
    """The lead of each row over the best of the others in its position, the rows of which follow one another."""
    table = points.reshape(-1, players)
    found = np.empty_like(table)
    for seat in range(players):
        found[:, seat] = table[:, seat] - np.delete(table, seat, 1).max(1)
    return found.ravel()


def table(found: list[Foresight]) -> str:
    """A line for each round."""
    lines = ["phase round samples   bias  error  slope  correlation"]
    lines += [
        f"{each.phase:5} {each.round:5} {each.samples:7} {each.bias:6.1f} {each.error:6.1f} {each.slope:6.2f}"
        f" {each.correlation:12.2f}"
        for each in found
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="How well weights foretell the points of games.")
    parser.add_argument("files", type=Path, nargs="+", help="files of self_play_games, of one number of players")
    parser.add_argument("--weights", type=Path, default=paths.config() / FILE)
    given = parser.parse_args()
    known = read_weights(given.weights)
    samples = read_samples(given.files, known)
    players = int(samples.seat.max()) + 1
    sys.stdout.write(table(foresight(samples, players, known)) + "\n")


if __name__ == "__main__":
    main()
