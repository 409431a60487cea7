"""Puzzle files: a heading, then a puzzle on each line, as JSON."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Literal, NamedTuple

import msgspec

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_bytes, read_line
from torres3d.games.torres.puzzles.puzzle import Puzzle

MAX_FILE_BYTES = 16 * 1024 * 1024
"""Maximum bytes of such a file: twenty thousand puzzles."""
SUFFIX = ".jsonl"


class PuzzlesHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: Literal["torres3d-puzzles"]
    version: Literal[1]


HEADING = PuzzlesHeading("torres3d-puzzles", 1)


class PuzzlesFault(FileFault):
    """A file, or a line of one, that cannot be used."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "no_puzzles": (
            "no file of puzzles: its first line has to be {first}",
            "choose a file that `torres3d puzzles pick` wrote",
        ),
        "puzzle_twice": ("the puzzle {id} stands there twice", "remove this line"),
    }


class PuzzlesRead(NamedTuple):
    """Puzzles of a file in its order, and the faults of omitted lines."""

    puzzles: tuple[Puzzle, ...]
    faults: tuple[FileFault, ...]


def read_puzzles(file: Path) -> PuzzlesRead:
    """The puzzles of a file, without unreadable lines, and the faults of these.

    Raises `FileFault` for a file that has no puzzles, or cannot be read. Positions are checked when they are opened
    (`state_of_puzzle`).
    """
    lines = read_bytes(file, MAX_FILE_BYTES).split(b"\n")
    try:
        read_line(lines[0], PuzzlesHeading, file, 1)
    except FileFault as fault:
        first = msgspec.json.encode(HEADING).decode()
        raise PuzzlesFault("no_puzzles", file, 1, first=first) from fault
    found: dict[str, Puzzle] = {}
    faults: list[FileFault] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        try:
            puzzle = read_line(line, Puzzle, file, number)
        except FileFault as fault:
            faults.append(fault)
            continue
        if puzzle.id in found:
            faults.append(PuzzlesFault("puzzle_twice", file, number, id=puzzle.id))
            continue
        found[puzzle.id] = puzzle
    return PuzzlesRead(tuple(found.values()), tuple(faults))


def puzzles_text(puzzles: Sequence[Puzzle]) -> bytes:
    """The content of a file with these puzzles."""
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (HEADING, *puzzles))
