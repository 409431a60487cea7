"""Record of a user's tries of the puzzles of Torres."""

from typing import Literal

import msgspec

from torres3d.engine.puzzles.puzzle_tries import BasePuzzleRecord

FILE = "puzzles.jsonl"


class RecordHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file."""

    format: Literal["torres-puzzles-tried"]
    version: Literal[1]


HEADING = RecordHeading("torres-puzzles-tried", 1)


class PuzzleRecord(BasePuzzleRecord):
    """The tries of the puzzles of Torres."""

    heading = HEADING
