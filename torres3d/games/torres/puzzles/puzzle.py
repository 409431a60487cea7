"""Puzzle: the last turn of a year, the maximum points it can bring, and a solution."""

import zlib
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.kit.setup import resolve
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.literal_types import TRACK, Mode
from torres3d.games.torres.rules.notation import read_turn
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.soundness.soundness import playable_diagram
from torres3d.games.torres.rules.state import State

Grade = Literal[1, 2, 3]
"""Difficulty of a puzzle."""
PuzzleId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Id of a puzzle, also used in records of tries."""
GRADES: tuple[Grade, ...] = get_args(Grade)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as in its file.

    ``position``: a diagram (docs/notation.md) of the solver's turn, the last one of the year. ``points``: the maximum
    that the turn can bring, castles, king's bonus and AP for the marker together; ``solution``: one way to reach it, in
    notation, without the end of the turn. ``ends``: the number of final positions with the maximum, all of one idea; 0
    until that is proven. ``grade``: 1 to 3, the width of the search that finds it.
    """

    id: PuzzleId
    edition: str
    mode: Mode
    players: Annotated[int, Meta(ge=2, le=4)]
    position: str
    points: Annotated[int, Meta(ge=1, le=10_000)]
    solution: str
    grade: Grade
    ends: Annotated[int, Meta(ge=0)] = 0


def options_of_puzzle(puzzle: Puzzle) -> Options:
    """The options of a puzzle; raises `SetupFault`."""
    return resolve(puzzle.edition, puzzle.mode, {}, puzzle.players)


def state_of_puzzle(puzzle: Puzzle) -> State:
    """The position of a puzzle, in a playable turn; raises `SetupFault` and `NotationFault`."""
    state = playable_diagram(puzzle.position, options_of_puzzle(puzzle))
    if state.stage != "turn":
        raise NotationFault(f"stage: {state.stage}", "a turn")
    return state


def solution_of(puzzle: Puzzle) -> tuple[Command, ...]:
    """The commands of a puzzle's solution; raises `NotationFault`."""
    return read_turn(puzzle.solution)


UNREACHABLE_SPACES = 12
"""Spaces beyond the reach of any turn's AP."""


def id_of(edition: str, mode: Mode, players: int, position: str) -> str:
    """The id of a puzzle, a hash of its content."""
    made_of = f"{edition} {mode} {players}\n{position}"
    return f"{zlib.crc32(made_of.encode()):08x}"


def markers_apart(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the solver's marker moved a little where another one is just ahead.

    Otherwise the marker would skip it (R-7.2, the lapped track), and the table would show more points than the turn
    brings. Nothing else depends on the totals.
    """
    state = state_of_puzzle(puzzle)
    seat = state.actor
    assert seat is not None
    own, others = state.scores[seat], [total for other, total in enumerate(state.scores) if other != seat]
    while any((total - own) % TRACK <= UNREACHABLE_SPACES for total in others):
        own += 1
    scores = (*state.scores[:seat], own, *state.scores[seat + 1 :])
    position = diagram(replace(state, scores=scores))
    return replace(puzzle, id=id_of(puzzle.edition, puzzle.mode, puzzle.players, position), position=position)
