"""Puzzle: a turn whose figure gets as high as it can, or the one place of several where a block stands; files."""

import random
import zlib
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from torres3d.base.notation_reader import NotationFault
from torres3d.engine.puzzles.puzzle_file import Grade, PuzzleFiles, PuzzleId
from torres3d.games.turm_bauer.kit.position_text import read_position
from torres3d.games.turm_bauer.kit.setup_and_options import colours_by_seat
from torres3d.games.turm_bauer.rules.command_notation import read_choice
from torres3d.games.turm_bauer.rules.commands import Choice, Placement
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import State

Kind = Literal["height", "stands"]
"""What is asked: how high the figure gets in this turn, or at which of some places the block stands."""
KINDS: tuple[Kind, ...] = get_args(Kind)
OPTIONS = Options(hand="steady")
"""The rules of all puzzles: the hand does not err, and Bullet judges, so a place always has the same outcome."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A puzzle as in its file.

    ``position``: the beginning of the solver's turn (docs/turm-bauer-notation.md, Positions). ``solution``: a block and
    a walk for ``height``, the block's place for ``stands``, in notation. ``level``: the highest that the figure can
    reach in the turn, and ``ends`` the number of places from which it does. ``falls``: the other places of ``stands``,
    where something falls. ``grade``: 1 to 3.
    """

    id: PuzzleId
    kind: Kind
    players: Annotated[int, Meta(ge=2, le=4)]
    position: str
    solution: str
    grade: Grade
    level: Annotated[int, Meta(ge=0, le=200)] = 0
    ends: Annotated[int, Meta(ge=0)] = 0
    falls: tuple[str, ...] = ()


def state_of_puzzle(puzzle: Puzzle) -> State:
    """The position of a puzzle, at the beginning of a turn; raises `NotationFault`."""
    state = read_position(puzzle.position, OPTIONS, colours_by_seat(puzzle.players))
    if state.stage != "build":
        raise NotationFault(f"stage {state.stage}", "the beginning of a turn")
    return state


def solution_of(puzzle: Puzzle) -> tuple[Choice, ...]:
    """The choices of a puzzle's solution; raises `NotationFault`."""
    return tuple(map(read_choice, puzzle.solution.split()))


def places_of(puzzle: Puzzle) -> tuple[Placement, ...]:
    """The places to choose from in a puzzle of the kind ``stands``, in an order that gives nothing away.

    Raises `NotationFault`.
    """
    texts = sorted((puzzle.solution, *puzzle.falls))
    return tuple(map(placement_of, random.Random(puzzle.id).sample(texts, len(texts))))


def placement_of(text: str) -> Placement:
    """The place of a text; raises `NotationFault` for any other choice."""
    choice = read_choice(text)
    if not isinstance(choice, Placement):
        raise NotationFault(text, "a block and its place")
    return choice


def id_of(kind: Kind, players: int, position: str, solution: str) -> str:
    """The id of a puzzle, a hash of its content; of ``height`` without the solution, of which there may be several."""
    asked = solution if kind == "stands" else ""
    made_of = f"{kind} {players} {asked}\n{position}"
    return f"{zlib.crc32(made_of.encode()):08x}"


class PuzzlesHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    format: Literal["torres3d-turm-puzzles"]
    version: Literal[1]


_FILES = PuzzleFiles(PuzzlesHeading("torres3d-turm-puzzles", 1), Puzzle, "turm-puzzles")
read_puzzles, puzzles_text = _FILES.read, _FILES.text
"""Reading and writing files of puzzles; positions are checked when they are opened (`state_of_puzzle`)."""
