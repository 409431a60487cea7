"""Record of a user's tries of the puzzles of Turm Bauer."""

from typing import Literal

import msgspec

from torres3d.engine.puzzles.puzzle_tries import BasePuzzleRecord

FILE = "puzzles-turm.jsonl"


class RecordHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file."""

    format: Literal["turm-puzzles-tried"]
    version: Literal[1]


HEADING = RecordHeading("turm-puzzles-tried", 1)


class PuzzleRecord(BasePuzzleRecord):
    """The tries of the puzzles of Turm Bauer."""

    heading = HEADING
