"""A puzzle is the last turn of a year: where one sits, how many points can be reached, and how."""

import zlib
from typing import Annotated

import msgspec
from msgspec import Meta

from torres3d.bots.puzzles.mining import Candidate, Grade
from torres3d.kits.torres.setup import resolve
from torres3d.rules.commands import Command
from torres3d.rules.diagram import diagram, from_diagram
from torres3d.rules.kinds import Mode
from torres3d.rules.notation import read_turn, turn_text
from torres3d.rules.options import Options
from torres3d.rules.state import State


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``position``: a diagram (docs/notation.md) in which it is the solver's turn, the last one of the year.
    ``points``: the most the turn can bring, castles, king's bonus and AP for the marker together; ``solution``: one way
    to them, in notation, before the end of the turn. ``ends``: in how many positions it can end with as many, all of
    one idea; 0 while that is not proven. ``grade``: 1 to 3, how wide a search has to be that finds it."""

    id: str
    edition: str
    mode: Mode
    players: Annotated[int, Meta(ge=2, le=4)]
    position: str
    points: Annotated[int, Meta(ge=1, le=10_000)]
    solution: str
    grade: Grade
    ends: Annotated[int, Meta(ge=0)] = 0


def options_of_puzzle(puzzle: Puzzle) -> Options:
    """The rules it is played by; raises `SetupFault`."""
    return resolve(puzzle.edition, puzzle.mode, {}, puzzle.players)


def state_of_puzzle(puzzle: Puzzle) -> State:
    """The position; raises `SetupFault` and `NotationFault`."""
    return from_diagram(puzzle.position, options_of_puzzle(puzzle))


def solution_of(puzzle: Puzzle) -> tuple[Command, ...]:
    """One way to its points; raises `NotationFault`."""
    return read_turn(puzzle.solution)


def puzzle_of(found: Candidate, edition: str, ends: int = 0) -> Puzzle:
    """A candidate as a puzzle; its id is made of the position."""
    position = diagram(found.state)
    options = found.state.options
    made_of = f"{edition} {options.mode} {options.players}\n{position}"
    return Puzzle(
        f"{zlib.crc32(made_of.encode()):08x}",
        edition,
        options.mode,
        options.players,
        position,
        found.points,
        turn_text(found.commands),
        found.grade,
        ends,
    )
