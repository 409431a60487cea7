"""Checks files that have a record in each line: ratings, puzzles that were tried, names of games."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from torres3d.base.bounded_read import read_bytes
from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_line
from torres3d.bots.strength import strength_file
from torres3d.bots.strength.rated_game import RatedGame
from torres3d.bots.strength.recount import recounted
from torres3d.bots.strength.strength_file import VERSION, Head
from torres3d.engine.kit import PlayerEntry, Progress
from torres3d.engine.library import game_names
from torres3d.games.torres.puzzles import puzzle_record
from torres3d.games.torres.puzzles.puzzle_record import HEADING, RecordHeading, Tried

Ends = Mapping[str, tuple[Sequence[PlayerEntry], Progress]]
"""The games that are over, by their ids: who played, and how it ended."""
Checked = tuple[str, tuple[str, ...], bytes | None]
"""What a file holds, its faults, and its good bytes where it has faults."""
HEAD = Head("torres-strength", VERSION)
"""The first line of ratings whose own cannot be read: no game is left out, and earlier ones are looked for again."""


def checked_ratings(file: Path, ends: Ends) -> Checked:
    """Ratings: each line by itself, and each record against its game where that is saved (``ends``)."""
    head, lines, faults = _lines(file, strength_file.LARGEST, Head, HEAD, RatedGame)
    for number, record in lines:
        end = ends.get(record.game)
        if end is None:
            continue
        again = recounted(record, *end)
        if again != record:
            said = "nothing about that person" if again is None else f"place {again.place}, points {again.points}"
            faults.append(
                f"{file}, line {number}: the record of {record.name} says place {record.place}, points "
                f"{record.points}; the saved game {record.game} says {said}. What to do: forget that person's games "
                "(torres3d strength NAME --reset), or keep a copy of both files and report it."
            )
    good = _encoded(head, [record for _, record in lines])
    return f"{len(lines)} rated games", tuple(faults), good if faults else None


def checked_puzzles(file: Path) -> Checked:
    """Puzzles that were tried: each line by itself."""
    head, lines, faults = _lines(file, puzzle_record.LARGEST, RecordHeading, HEADING, Tried)
    good = _encoded(head, [tried for _, tried in lines])
    return f"{len(lines)} tries", tuple(faults), good if faults else None


def checked_names(file: Path) -> Checked:
    """The names of games: a JSON object with a name in each line."""
    try:
        data = read_bytes(file, game_names.LARGEST)
    except FileFault as fault:
        return "", (str(fault),), None
    try:
        found = msgspec.json.decode(data, type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        kept: dict[str, str] = {}
        for line in data.split(b"\n"):
            kept.update(_pair(line))
        todo = "What to do: the games are whole without it; name them again, or use what --salvage saves of it."
        good = msgspec.json.format(msgspec.json.encode(kept), indent=1) if kept else None
        return f"{len(kept)} names", (f"{file}: the names cannot be read ({error}). {todo}",), good
    return f"{len(found)} names", (), None


def _pair(line: bytes) -> dict[str, str]:
    """The name in a line of its own; nothing where there is none."""
    try:
        return msgspec.json.decode(b"{" + line.strip().rstrip(b",") + b"}", type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {}


def _lines(
    file: Path, limit: int, heading: type[Any], usual: Any, kind: type[Any]
) -> tuple[Any, list[tuple[int, Any]], list[str]]:
    """The first line of a file (``usual`` where it cannot be read), the records with their lines, and the faults."""
    try:
        first, *rest = read_bytes(file, limit).split(b"\n")
    except FileFault as fault:
        return usual, [], [str(fault)]
    faults: list[str] = []

    def one(line: bytes, wanted: type[Any], number: int) -> Any:
        try:
            return read_line(line, wanted, file, number)
        except FileFault as fault:
            faults.append(str(fault))
            return None

    head = one(first, heading, 1)
    lost = _quiet(first, kind, file) if head is None else None  # the first line was lost, and this is a record
    records = [] if lost is None else [(1, lost)]
    for number, line in enumerate(rest, 2):
        if line.strip() and (record := one(line, kind, number)) is not None:
            records.append((number, record))
    return usual if head is None else head, records, faults


def _quiet(line: bytes, kind: type[Any], file: Path) -> Any:
    try:
        return read_line(line, kind, file, 1)
    except FileFault:
        return None


def _encoded(head: object, records: Sequence[object]) -> bytes:
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (head, *records))
