"""Files of puzzles: a heading, then a line for each puzzle; each game has a type of its own for the lines."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeVar, get_args

import msgspec
from msgspec import Meta

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_bytes, read_line

Grade = Literal[1, 2, 3]
"""Difficulty of a puzzle."""
GRADES: tuple[Grade, ...] = get_args(Grade)
PuzzleId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Id of a puzzle, also used in records of tries."""
MAX_FILE_BYTES = 16 * 1024 * 1024
"""Maximum bytes of such a file: twenty thousand puzzles."""
SUFFIX = ".jsonl"


class GradedPuzzle(Protocol):
    """A puzzle of any game, a msgspec struct."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def grade(self) -> Grade:
        """Its difficulty."""


PuzzleT = TypeVar("PuzzleT", bound=GradedPuzzle)


class PuzzlesFault(FileFault):
    """A file, or a line of one, that cannot be used."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "no_puzzles": (
            "this is not a file of puzzles: its first line must be {first}",
            "choose a file that `torres3d {command} pick` wrote",
        ),
        "puzzle_twice": ("the puzzle {id} appears twice", "remove this line"),
    }


class PuzzlesRead(NamedTuple, Generic[PuzzleT]):
    """Puzzles of a file in its order, and the faults of omitted lines."""

    puzzles: tuple[PuzzleT, ...]
    faults: tuple[FileFault, ...]


class PuzzleFiles(Generic[PuzzleT]):
    """Files of puzzles of one game. ``heading`` is the first line of each, a msgspec struct; ``type`` that of the
    others; the ``command`` writes them."""

    def __init__(self, heading: msgspec.Struct, type_: type[PuzzleT], command: str) -> None:
        self._heading = heading
        self._type = type_
        self._command = command

    def read(self, file: Path) -> PuzzlesRead[PuzzleT]:
        """The puzzles of a file, without unreadable lines, and the faults of these.

        Raises `FileFault` for a file that has no puzzles, or cannot be read. Positions are checked when they are
        opened.
        """
        lines = read_bytes(file, MAX_FILE_BYTES).split(b"\n")
        try:
            read_line(lines[0], type(self._heading), file, 1)
        except FileFault as fault:
            first = msgspec.json.encode(self._heading).decode()
            raise PuzzlesFault("no_puzzles", file, 1, first=first, command=self._command) from fault
        found: dict[str, PuzzleT] = {}
        faults: list[FileFault] = []
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                continue
            try:
                puzzle = read_line(line, self._type, file, number)
            except FileFault as fault:
                faults.append(fault)
                continue
            if puzzle.id in found:
                faults.append(PuzzlesFault("puzzle_twice", file, number, id=puzzle.id))
                continue
            found[puzzle.id] = puzzle
        return PuzzlesRead(tuple(found.values()), tuple(faults))

    def text(self, puzzles: Sequence[PuzzleT]) -> bytes:
        """The content of a file with these puzzles."""
        return b"".join(msgspec.json.encode(each) + b"\n" for each in (self._heading, *puzzles))
