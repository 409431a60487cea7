"""Puzzle: the last turn of a year, the maximum points it can bring, and a solution; files and scores."""

import zlib
from typing import Annotated, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from torres3d.base.notation_reader import NotationFault
from torres3d.engine.puzzles.puzzle_file import Grade, PuzzleFiles, PuzzleId
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rules.command_notation import read_turn
from torres3d.games.torres.rules.commands import Command, Score
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.rules.events import CastleScore
from torres3d.games.torres.rules.literal_types import TRACK, Mode, Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_points, castle_scores
from torres3d.games.torres.rules.soundness.soundness import playable_diagram
from torres3d.games.torres.rules.state import State

Theme = Literal["lift", "doors", "king", "area", "cards", "late"]
"""What a solution does: a block lifts a knight, a knight goes through doors, the king's bonus is won, a castle grows
wider, a card is played, a castle is joined."""
THEMES: tuple[Theme, ...] = get_args(Theme)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A puzzle as in its file.

    ``position``: a diagram (docs/notation.md) of the solver's turn, the last one of the year. ``points``: the maximum
    that the turn can bring, castles, king's bonus and AP for the marker together; ``solution``: one way to reach it, in
    notation, without the end of the turn. ``ends``: the number of final positions with the maximum, all of one idea; 0
    until that is proven. ``grade``: 1 to 3, the width of the search that finds it. ``themes``: what its solution does.
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
    themes: tuple[Theme, ...] = ()


def state_of_puzzle(puzzle: Puzzle) -> State:
    """The position of a puzzle, in a playable turn; raises `SetupFault` and `NotationFault`."""
    options = resolve(puzzle.edition, puzzle.mode, {}, puzzle.players)
    state = playable_diagram(puzzle.position, options)
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


class PuzzlesHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: Literal["torres3d-puzzles"]
    version: Literal[1]


HEADING = PuzzlesHeading("torres3d-puzzles", 1)


_FILES = PuzzleFiles(HEADING, Puzzle, "puzzles")
read_puzzles, puzzles_text = _FILES.read, _FILES.text
"""Reading and writing files of puzzles of Torres; positions are checked when they are opened (`state_of_puzzle`)."""


def points_of(state: State, seat: Seat) -> int:
    """The points of a seat if the phase ends now, with AP left spent on the marker (R-9.1, R-9.2, R-7.1)."""
    return castle_points(state.board, state.knights[seat]) + bonus_now(state, seat) + state.ap


class Brought(NamedTuple):
    """Points of a turn: castles (R-9.1), king's ``bonus`` (R-9.2), AP on the ``marker`` or left for it (R-7.1)."""

    castles: tuple[CastleScore, ...]
    bonus: int
    marker: int

    @property
    def points(self) -> int:
        return sum(castle.points for castle in self.castles) + self.bonus + self.marker


def turn_points(state: State, seat: int, given: tuple[Command, ...]) -> Brought:
    """The points of a seat's turn so far; ``given`` are its standing commands."""
    stepped = sum(isinstance(command, Score) for command in given)
    castles = tuple(castle for castle in castle_scores(state.board, state.knights[seat]) if castle.points)
    found = Brought(castles, bonus_now(state, seat), state.ap + stepped)
    assert found.points == points_of(state, seat) + stepped
    return found


class SolutionStep(NamedTuple):
    """A command of a solution, the position before it, and what the turn brings after it (`turn_points`)."""

    before: State
    command: Command
    points: int


def solution_steps(puzzle: Puzzle) -> tuple[int, tuple[SolutionStep, ...]]:
    """The points before the turn, and the steps of a puzzle's solution; raises `SetupFault` and `NotationFault`."""
    state = state_of_puzzle(puzzle)
    seat = state.actor
    assert seat is not None
    begun, given, found = turn_points(state, seat, ()).points, solution_of(puzzle), list[SolutionStep]()
    for number, command in enumerate(given, 1):
        before, state = state, apply(state, command)
        found.append(SolutionStep(before, command, turn_points(state, seat, given[:number]).points))
    return begun, tuple(found)
