"""The lines of a log as typed values: the header and the commands given (LOG.md)."""

from datetime import UTC, datetime

import msgspec

from torres3d.kits.torres.setup import Setup
from torres3d.rules.commands import Command, CommandBase
from torres3d.rules.kinds import ActionCard, MasterCard, Seat

FORMAT = "torres-log"
VERSION = 1


class Undo(CommandBase, frozen=True, tag="undo"):
    """Take back the last command not yet taken back; a command of the log, not of the rules."""


Entered = Command | Undo


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every outcome of chance of one game: the decks, top card first, and the master card."""

    decks: tuple[tuple[ActionCard, ...], ...]
    master: MasterCard | None


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line, without its sum. ``created`` is UTC."""

    format: str
    version: int
    game: str
    created: str
    setup: Setup
    chance: Chance


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A further line, without its sum: command ``n`` (from 1), given by seat ``by`` at a time in UTC."""

    n: int
    by: Seat
    do: Entered
    at: str


def timestamp() -> str:
    """The time now, as the log writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_TIME_FORM = "0000-00-00T00:00:00Z"
_TO_FORM = str.maketrans("123456789", "000000000")


def is_timestamp(text: str) -> bool:
    """Whether a time is written as the log wants it; the time itself is not judged."""
    return text.translate(_TO_FORM) == _TIME_FORM
