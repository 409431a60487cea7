"""File of rated games: JSON lines in the folder of the user's settings. It never leaves this machine.

The first line says what it is, and which games must not count; then there is a line for each game of a person.
"""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from torres3d.base.atomic_write import make_folder, write_file
from torres3d.base.faults import FileFault
from torres3d.base.record_lines import read_usable_records, round_trips
from torres3d.bots.strength.rated_game import RatedGame

FILE = "strength.jsonl"
VERSION = 1
MAX_BYTES = 64 * 1024 * 1024
"""Maximum bytes of such a file; a game takes some 200."""
Why = Literal["hint", "taken_over", "branch"]
"""Reason why a game does not count: the player asked for a turn, a person took over a bot, or it began in the middle of
another one."""


class Kept(msgspec.Struct, frozen=True):
    """Content of a file: games in the order in which they ended, and those that must not count.

    ``searched`` tells whether games from before such a file were searched. ``faults`` are those of unusable lines,
    which are no part of this.
    """

    played: tuple[RatedGame, ...] = ()
    out: dict[str, Why] = {}
    searched: bool = False
    faults: tuple[FileFault, ...] = ()


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line: the kind of file, its version, the ids of games that must not count, and whether earlier ones were
    searched."""

    format: Literal["torres-strength"]
    version: Annotated[int, Meta(ge=1, le=VERSION)]
    out: dict[str, Why] = {}
    searched: bool = False


NO_HEAD = Head("torres-strength", VERSION)
"""First line for a file with an unreadable one: no game is excluded, and earlier ones are searched again."""


def read_strength(file: Path) -> Kept:
    """The content of a file; an unusable line costs that line alone.

    Raises `FileFault` where nothing of the file can be used, or a later version of the program wrote it; ``not_found``
    where there is no file.
    """
    found = read_usable_records(file, MAX_BYTES, NO_HEAD, RatedGame)
    faults = [found.heading_fault, *found.faults] if found.heading_fault else found.faults
    played = tuple(game for _, game in found.records)
    return Kept(played, found.heading.out, found.heading.searched, tuple(faults))


def write_strength(file: Path, kept: Kept) -> None:
    """Write a file anew, whole or not at all; raises `OSError`. A game that cannot be read back is left out."""
    head = Head("torres-strength", VERSION, kept.out, kept.searched)
    make_folder(file.parent)
    lines = (head, *filter(round_trips, kept.played))
    write_file(file, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
