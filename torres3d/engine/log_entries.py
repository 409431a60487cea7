"""Entries of a log as typed values: the header and the commands (LOG.md)."""

from datetime import UTC, datetime
from hashlib import sha256
from typing import Generic, TypeVar

import msgspec

from torres3d.engine.kit import Command, GameSetup, Seat, canonical

SetupT_co = TypeVar("SetupT_co", bound=GameSetup, covariant=True)
ChanceT_co = TypeVar("ChanceT_co", covariant=True)
CommandT_co = TypeVar("CommandT_co", bound=Command, covariant=True)


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last command not yet taken back; a command of the log, not of any game's rules."""


LONGEST_ID = 64
"""Letters of a game's id (LOG.md)."""
SUM_DIGITS = 16


def line_sum(previous: str, line: bytes) -> str:
    """The checksum of a line from the canonical JSON of it without its sum (LOG.md).

    ``previous`` is the sum of the line before, empty for the header.
    """
    return sha256(previous.encode() + line).hexdigest()[:SUM_DIGITS]


class Header(msgspec.Struct, Generic[SetupT_co, ChanceT_co], frozen=True, forbid_unknown_fields=True):
    """The first line, without its sum. ``created`` is UTC; ``chance`` holds every outcome of chance."""

    format: str
    version: int
    game: str
    created: str
    setup: SetupT_co
    chance: ChanceT_co

    @property
    def id(self) -> str:
        """The game's id for records: its own, or the sum of the header where that has no letter or more than 64."""
        return self.game if 1 <= len(self.game) <= LONGEST_ID else line_sum("", canonical(self))


class Entry(msgspec.Struct, Generic[CommandT_co], frozen=True, forbid_unknown_fields=True, gc=False):
    """A further line, without its sum: command ``n`` (from 1), given by seat ``by`` at a time in UTC."""

    n: int
    by: Seat
    do: CommandT_co | Undo
    at: str


GameHeader = Header[GameSetup, object]
GameEntry = Entry[Command]


def timestamp() -> str:
    """The current time in the format of the log."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_TIME_FORM = "0000-00-00T00:00:00Z"
_TO_FORM = str.maketrans("123456789", "000000000")


def is_timestamp(text: str) -> bool:
    """Whether a time has the format of the log; any time will do."""
    return text.translate(_TO_FORM) == _TIME_FORM
