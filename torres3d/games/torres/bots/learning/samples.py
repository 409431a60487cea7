"""Samples of games: what the evaluation sees at the end of each turn, by seat, and what was still to be won."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.bots.arena.self_play import BLOCKS_COLUMN, phase_is_over
from torres3d.games.torres.bots.learning.self_play_games import SelfPlayGame, read_games
from torres3d.games.torres.bots.search.evaluation import blocks_after, seen
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.features import moment_of
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.state import State

Numbers = NDArray[np.float64]
Counts = NDArray[np.int64]


class Samples(NamedTuple):
    """Samples of games of one number of players, a row each: ``values`` by feature, all others one number a row.

    ``turns`` are the seat's turns left in the phase, ``place`` its place in the round (0 moves first). ``score`` are
    its points at that moment, ``won`` those still won by the end of the phase's scoring, ``later`` those after that.
    Rows of one ``moment`` are of the same position, seat by seat.
    """

    values: Numbers
    game: Counts
    moment: Counts
    seat: Counts
    phase: Counts
    round: Counts
    turns: Counts
    place: Counts
    score: Numbers
    won: Numbers
    later: Numbers

    def where(self, chosen: NDArray[np.bool_]) -> "Samples":
        """The rows that are chosen."""
        columns: Any = [column[chosen] for column in self]
        return Samples(*columns)


class _Row(NamedTuple):
    values: tuple[float, ...]
    seat: int
    phase: int
    round: int
    turns: int
    place: int
    score: int


def samples_of(games: Iterable[SelfPlayGame], known: Weights) -> Samples:
    """The samples of some games; ``known`` gives the worth of cards."""
    rows: list[_Row] = []
    marks: list[tuple[int, int, float, float]] = []
    moment = 0
    for game in games:
        state = game.opening()
        scored: dict[int, tuple[int, ...]] = {}
        first, moments = len(rows), []
        for command in game.commands:
            if isinstance(command, EndTurn):
                rows += [row_of(state, seat, known) for seat in range(state.players)]
                moments += [moment] * state.players
                moment += 1
            following = apply(state, command)
            if isinstance(command, EndTurn) and phase_is_over(state, following):
                scored[state.phase] = following.scores
            state = following
        for row, its in zip(rows[first:], moments, strict=True):
            after = scored[row.phase][row.seat]
            marks.append((game.number, its, after - row.score, state.scores[row.seat] - after))
    counts = np.array([(row.seat, row.phase, row.round, row.turns, row.place) for row in rows], np.int64).T
    numbers, told = np.array(marks, np.int64).T, np.array(marks, np.float64).T
    return Samples(
        values=np.array([row.values for row in rows], np.float64),
        game=numbers[0],
        moment=numbers[1],
        seat=counts[0],
        phase=counts[1],
        round=counts[2],
        turns=counts[3],
        place=counts[4],
        score=np.array([row.score for row in rows], np.float64),
        won=told[2],
        later=told[3],
    )


def row_of(state: State, seat: int, known: Weights) -> _Row:
    """The sample of a seat where the actor is about to end the turn."""
    values = list(seen(state, seat, known))
    if seat == state.actor:
        values[BLOCKS_COLUMN] = blocks_after(state.stacks[seat], state.stack, turns_left(state))
    place = (seat - state.start) % state.players
    turns = moment_of(state, seat).turns
    return _Row(tuple(values), seat, state.phase, state.round, turns, place, state.scores[seat])


def read_samples(files: Sequence[Path], known: Weights) -> Samples:
    """The samples of some files of games."""
    return samples_of((game for file in files for game in read_games(file)), known)
