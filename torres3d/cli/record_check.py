"""Checks of files with a record in each line: ratings, names of games."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from torres3d.base.bounded_read import read_bytes
from torres3d.base.faults import FileFault
from torres3d.bots.strength import strength_file
from torres3d.bots.strength.rated_game import RatedGame
from torres3d.bots.strength.rated_game_recount import recounted
from torres3d.bots.strength.strength_file import NO_HEAD
from torres3d.engine.kit import PlayerEntry, Progress
from torres3d.engine.library import game_names
from torres3d.terminal.file_checks import checked_records

Ends = Mapping[str, tuple[Sequence[PlayerEntry], Progress]]
"""The games that are over, by their ids: who played, and how it ended."""
Checked = tuple[str, tuple[str, ...], bytes | None]
"""Contents of a file, its faults, and its good bytes where it has faults."""


def checked_ratings(file: Path, ends: Ends) -> Checked:
    """Check each line of the ratings, and each record against its game if that is saved (``ends``)."""
    lines, faults, good = checked_records(file, strength_file.MAX_BYTES, NO_HEAD, RatedGame)
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
    return f"{len(lines)} rated games", tuple(faults), good() if faults else None


def checked_names(file: Path) -> Checked:
    """Check the names of games: a JSON object with a name in each line."""
    try:
        data = read_bytes(file, game_names.MAX_FILE_BYTES)
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
    try:
        return msgspec.json.decode(b"{" + line.strip().rstrip(b",") + b"}", type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {}
