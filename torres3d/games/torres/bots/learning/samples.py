"""Samples of games: what the evaluation sees at the end of each turn and after each scoring, by seat, and what was
still to be won."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.bots.learning.self_play_games import SelfPlayGame, read_games
from torres3d.games.torres.bots.search.evaluation import blocks_after, next_phase, seen
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.features import FEATURES, moment_of
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.game_course import place_in_round
from torres3d.games.torres.rules.state import State

Numbers = NDArray[np.float64]
Counts = NDArray[np.int64]
BLOCKS_COLUMN = FEATURES.index("blocks")
NO_PLACE = -1
"""Place in a round that has not begun."""


class Samples(NamedTuple):
    """Samples of games of one number of players, a row each: ``values`` by feature, all others one number a row.

    ``others`` are the sums of the values of all other seats. ``turns`` are the seat's turns left in the phase,
    ``place`` its place in the round (0 moves first) and ``mover`` the place of who has just moved; after a scoring
    both are `NO_PLACE`, and ``round`` is 0. ``score`` are its points at that moment, ``won`` those still won by the end
    of the phase's scoring, ``later`` those after that. Rows of one ``moment`` are of the same position, seat by seat.
    """

    values: Numbers
    others: Numbers
    game: Counts
    moment: Counts
    seat: Counts
    phase: Counts
    round: Counts
    turns: Counts
    place: Counts
    mover: Counts
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
    mover: int
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
            following = apply(state, command)
            if isinstance(command, EndTurn):
                seen_at = [state]
                if phase_is_over(state, following):
                    scored[state.phase] = following.scores
                    if following.stage != "over":
                        seen_at.append(following)
                for at in seen_at:
                    rows += [row_of(at, seat, known) for seat in range(at.players)]
                    moments += [moment] * at.players
                    moment += 1
            state = following
        for row, its in zip(rows[first:], moments, strict=True):
            after = scored[row.phase][row.seat]
            marks.append((game.number, its, after - row.score, state.scores[row.seat] - after))
    counts = np.array([(row.seat, row.phase, row.round, row.turns, row.place, row.mover) for row in rows], np.int64).T
    numbers, told = np.array(marks, np.int64).T, np.array(marks, np.float64).T
    values = np.array([row.values for row in rows], np.float64)
    players = int(counts[0].max()) + 1
    whole = np.repeat(values.reshape(-1, players, values.shape[1]).sum(1), players, axis=0)
    return Samples(
        values=values,
        others=whole - values,
        game=numbers[0],
        moment=numbers[1],
        seat=counts[0],
        phase=counts[1],
        round=counts[2],
        turns=counts[3],
        place=counts[4],
        mover=counts[5],
        score=np.array([row.score for row in rows], np.float64),
        won=told[2],
        later=told[3],
    )


def phase_is_over(state: State, following: State) -> bool:
    """Whether a phase's scoring lies between two states."""
    return following.stage in ("move_king", "starter", "carry", "over") or following.phase != state.phase


def row_of(state: State, seat: int, known: Weights) -> _Row:
    """The sample of a seat where the actor is about to end the turn, or after a scoring."""
    if state.stage != "turn":
        state = next_phase(state)
        turns = moment_of(state, seat).turns
        return _Row(seen(state, seat, known), seat, state.phase, 0, turns, NO_PLACE, NO_PLACE, state.scores[seat])
    values = list(seen(state, seat, known))
    assert state.actor is not None
    if seat == state.actor:
        values[BLOCKS_COLUMN] = blocks_after(state.stacks[seat], state.stack, turns_left(state))
    place, mover = (place_in_round(state, one) for one in (seat, state.actor))
    turns = moment_of(state, seat).turns
    return _Row(tuple(values), seat, state.phase, state.round, turns, place, mover, state.scores[seat])


def read_samples(files: Sequence[Path], known: Weights) -> Samples:
    """The samples of some files of games."""
    return samples_of((game for file in files for game in read_games(file)), known)
