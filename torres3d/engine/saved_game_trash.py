"""Trash: a folder of deleted games beside the others; each can be restored for 30 days.

A log stays unchanged there, with the time of its deletion (UTC) before its name. Clocks jump, so the trash also counts
the days from one look to the next; a look counts one day at most.
"""

import contextlib
import os
import re
from collections.abc import Collection, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import msgspec

from torres3d.base.atomic_write import make_folder, move, sync_folder, write_file
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.read_document import read_bytes
from torres3d.engine.log_errors import WriteFault

KEPT_DAYS = 30
STAMP = "%Y%m%dT%H%M%SZ"
LONGEST_NAME = 230
"""Maximum bytes of a name with room for the time before it."""
AGES = ".ages.json"
"""The file in the trash with the age of each game."""
MAX_RECORD_BYTES = 16 * 1024 * 1024
"""Maximum bytes to read of it."""
A_DAY = 24 * 60 * 60.0
_STAMPED = re.compile(r"(\d{8}T\d{6}Z) (.+)", re.DOTALL)


class DeletedGame(msgspec.Struct, frozen=True):
    """A deleted game: its log now, its former file, and the time of its deletion."""

    file: Path
    was: Path
    when: datetime


class Ages(msgspec.Struct, frozen=True):
    """Age of games in the trash: days by file name, counted until the clock said ``looked`` (seconds since 1970)."""

    looked: float
    days: dict[str, float]


class Trash:
    """The deleted games of the folder ``games``; ``folder`` is where they lie.

    It touches only files with the ``suffixes`` of games that were deleted: anything else there belongs to somebody
    else.
    """

    def __init__(self, games: Path, folder: Path, suffixes: Collection[str]) -> None:
        self.games = games
        self._suffixes = suffixes
        self.folder = folder

    def put(self, file: Path) -> DeletedGame | None:
        """Delete a game; None where there is none. Raises `WriteFault`."""
        now = datetime.now(UTC).replace(microsecond=0)
        try:
            if not os.path.lexists(file):
                return None
            make_folder(self.folder)
            name = file.name
            if len(os.fsencode(name)) > LONGEST_NAME:
                name = name[: LONGEST_NAME // 4] + file.suffix
            place = _moved(file, self.folder / f"{now:{STAMP}} {name}")
        except OSError as error:
            raise WriteFault("not_written", file, why=system_reason(error)) from error
        return DeletedGame(place, file, now)

    def restore(self, deleted: DeletedGame) -> Path:
        """Restore a game to its place, or beside another file there. Raises `WriteFault`."""
        try:
            return _moved(deleted.file, deleted.was)
        except OSError as error:
            raise WriteFault("not_written", deleted.was, why=system_reason(error)) from error

    def all(self) -> list[DeletedGame]:
        """All games in the trash, the one deleted last first."""
        found = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as inside:
            for entry in inside:
                stamped = _STAMPED.fullmatch(entry.name)
                if stamped is None or Path(entry.name).suffix not in self._suffixes:
                    continue
                with contextlib.suppress(ValueError):
                    when = datetime.strptime(stamped[1], STAMP).replace(tzinfo=UTC)
                    found.append(DeletedGame(self.folder / entry.name, self.games / stamped[2], when))
        return sorted(found, key=lambda deleted: (deleted.when, deleted.file.name), reverse=True)

    def erase(self, deleted: DeletedGame) -> None:
        """Delete for good. Raises `WriteFault`."""
        try:
            deleted.file.unlink(missing_ok=True)
            sync_folder(deleted.file.parent)
        except OSError as error:
            raise WriteFault("not_written", deleted.file, why=system_reason(error)) from error

    def tidy(self) -> None:
        """Erase games that have been here for more than `KEPT_DAYS`, by the clock and by the days counted in looks.

        A game that cannot be erased stays.
        """
        now, there = datetime.now(UTC), self.all()
        before, days = now - timedelta(days=KEPT_DAYS), self._counted(there, now)
        for deleted in there:
            if deleted.when < before and days[deleted.file.name] > KEPT_DAYS:
                with contextlib.suppress(WriteFault):
                    self.erase(deleted)

    def _counted(self, there: Collection[DeletedGame], now: datetime) -> dict[str, float]:
        """The days of each game in the trash, including those since the last look; written down for the next."""
        file, looked = self.folder / AGES, now.timestamp()
        try:
            ages = msgspec.json.decode(read_bytes(file, MAX_RECORD_BYTES), type=Ages)
        except (FileFault, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            ages = Ages(looked, {})  # none, or a damaged one: all are kept for longer
        passed = min(max(looked - ages.looked, 0.0) / A_DAY, 1.0)
        names = [deleted.file.name for deleted in there]
        days = {name: ages.days[name] + passed if name in ages.days else 0.0 for name in names}
        if days or ages.days:
            with contextlib.suppress(OSError):
                write_file(file, msgspec.json.encode(Ages(looked, days)))
        return days


def _moved(file: Path, wanted: Path) -> Path:
    """Move a file to the first free name like the wanted one, through to the disk.

    Never overwrites a file that another program has just put there, as renaming would. On `OSError` it has its old
    name.
    """
    while True:
        place = free_name(wanted)
        try:
            os.link(file, place, follow_symlinks=False)
        except FileExistsError:
            continue
        except FileNotFoundError:
            raise
        except (OSError, NotImplementedError):
            move(file, place)  # there are no links there
            return place
        break
    try:
        sync_folder(place.parent)
    except OSError:
        place.unlink()
        raise
    try:
        file.unlink()
        sync_folder(file.parent)
    except OSError:
        with contextlib.suppress(FileExistsError):
            os.link(place, file, follow_symlinks=False)
        place.unlink()
        raise
    return place


def free_name(file: Path) -> Path:
    """The file's name, or the next free one like it."""
    return next(place for place in numbered_names(file) if not os.path.lexists(place))


def numbered_names(file: Path) -> Iterator[Path]:
    """The file's name, then numbered ones without end: ``a.torres``, ``a-2.torres``, ``a-3.torres`` …"""
    yield file
    yield from (file.with_name(f"{file.stem}-{number}{file.suffix}") for number in count(2))
