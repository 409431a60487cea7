"""Regression of the leads of trials on the changes of the weights, and the weights that follow from it.

Run ``python -m torres3d.games.torres.bots.learning.trial_regression FILE … --players 2 --out FILE``. A change brings
slope × change + bend × change² points of lead. Both are held to what is expected of any change (`SLOPES`, `BENDS`), as
if that had been seen before; the best change lies where the curve is highest, within what was tried.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from torres3d.base import paths
from torres3d.base.atomic_write import write_file
from torres3d.games.torres.bots.learning.samples import Numbers
from torres3d.games.torres.bots.learning.weight_trials import NAMES, Trial, changed, changes, named, read_trials
from torres3d.games.torres.bots.search.evaluation_weights import FILE, Table, Weights, read_weights

SLOPES = (0.0, 1.0)
"""Mean and spread of slopes, in points of lead for a change of 1."""
BENDS = (-1.0, 0.5)
"""The same of bends: any change far from what was found before rather loses points."""


class Effect(NamedTuple):
    """What a change brings: points of lead for a change of 1, their standard errors, and the best change."""

    name: str
    slope: float
    slope_error: float
    bend: float
    bend_error: float
    best: float


def leads_and_changes(trials: Sequence[Trial], players: int, names: Sequence[str]) -> tuple[Numbers, Numbers]:
    """By seat the lead over the mean of the others, and its changes and their squares, less the others' mean."""
    columns = [NAMES.index(name) for name in names]
    leads, found = [], []
    for trial in trials:
        by_seat = np.array(changes(trial.number, players, names))[:, columns]
        both = np.hstack((by_seat, by_seat**2))
        scores = np.array(trial.scores, np.float64)
        part = players / (players - 1)
        # With two players one seat says all that the other one says.
        for seat in range(players if players > 2 else 1):
            leads.append(part * (scores[seat] - scores.mean()))
            found.append(part * (both[seat] - both.mean(0)))
    return np.array(leads), np.array(found)


def effects(trials: Sequence[Trial], players: int, names: Sequence[str] = NAMES) -> list[Effect]:
    """The effects of the changes of these names, in their order."""
    leads, columns = leads_and_changes(trials, players, names)
    size = len(names)
    noise = float(leads.var())
    means = np.repeat([SLOPES[0], BENDS[0]], size)
    hold = np.repeat([noise / SLOPES[1] ** 2, noise / BENDS[1] ** 2], size)
    inverse = np.linalg.inv(columns.T @ columns + np.diag(hold))
    found = inverse @ (columns.T @ leads + hold * means)
    errors = np.sqrt(np.diag(inverse) * noise)
    return [
        Effect(name, slope, slope_error, bend, bend_error, best_change(slope, bend))
        for name, slope, slope_error, bend, bend_error in zip(
            names, found[:size], errors[:size], found[size:], errors[size:], strict=True
        )
    ]


def best_change(slope: float, bend: float) -> float:
    """Where slope × change + bend × change² is highest, from -1 to 1."""
    if bend >= -abs(slope) / 2:
        return float(np.sign(slope))
    return float(np.clip(-slope / (2 * bend), -1.0, 1.0))


def tuned(known: Weights, found: Sequence[Effect], players: int, share: float) -> Weights:
    """The weights with ``share`` of the best changes; the rows of other numbers of players stay."""
    best = {effect.name: share * effect.best for effect in found}
    new = changed(known, [best.get(name, 0.0) for name in NAMES])
    turns: Table = {**known.turns, players: new.turns[players]}
    return msgspec.structs.replace(new, turns=turns)


def table(found: Sequence[Effect]) -> str:
    """A line for each change, the largest effects first."""
    lines = [f"{'change':20} {'slope':>12} {'bend':>14}   best"]
    lines += [
        f"{each.name:20} {each.slope:5.2f} ± {each.slope_error:.2f}  {each.bend:6.2f} ± {each.bend_error:.2f}"
        f"  {each.best:5.2f}"
        for each in sorted(found, key=lambda each: -abs(each.slope))
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Find better weights by trials of changed ones.")
    parser.add_argument("files", type=Path, nargs="+", help="files of weight_trials, of one number of players")
    parser.add_argument("--players", type=int, required=True, choices=[2, 3, 4])
    parser.add_argument("--only", default=".*", help="the pattern of names that the trials had")
    parser.add_argument("--weights", type=Path, default=paths.config() / FILE, help="the weights of those trials")
    parser.add_argument("--share", type=float, default=1.0, help="so much of each best change is made")
    parser.add_argument("--out", type=Path, required=True, help="the file of the new weights")
    given = parser.parse_args()
    known = read_weights(given.weights)
    trials = [trial for file in given.files for trial in read_trials(file)]
    found = effects(trials, given.players, named(given.only))
    sys.stdout.write(f"{len(trials)} games of {given.players}\n{table(found)}\n")
    write_file(
        given.out, msgspec.json.format(msgspec.json.encode(tuned(known, found, given.players, given.share)), indent=1)
    )


if __name__ == "__main__":
    main()
