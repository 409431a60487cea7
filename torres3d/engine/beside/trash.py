"""Deleted games: a folder beside the others, from which each can be put back; those of more than 30 days ago go.

A log lies there as it was, under its name with the time of its deletion (UTC) before it.
"""

import contextlib
import os
import re
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from torres3d.base.english import why_not
from torres3d.engine.errors import WriteFault

KEPT_DAYS = 30
STAMP = "%Y%m%dT%H%M%SZ"
LONGEST_NAME = 230
"""Bytes of a name before which there is room for the time."""
_STAMPED = re.compile(r"(\d{8}T\d{6}Z) (.+)", re.DOTALL)


class Deleted(msgspec.Struct, frozen=True):
    """A deleted game: where its log lies now, the file it was, and when it was deleted."""

    file: Path
    was: Path
    when: datetime


class Trash:
    """The deleted games of the folder ``games``; ``folder`` is where they lie.

    Only what was put there with the ``suffixes`` of games is looked at: whatever else lies there is somebody's own.
    """

    def __init__(self, games: Path, folder: Path, suffixes: Collection[str]) -> None:
        self.games = games
        self._suffixes = suffixes
        self.folder = folder

    def put(self, file: Path) -> Deleted | None:
        """Delete a game; None where there is none. Raises `WriteFault`."""
        now = datetime.now(UTC).replace(microsecond=0)
        try:
            if not os.path.lexists(file):
                return None
            self.folder.mkdir(parents=True, exist_ok=True)
            name = file.name
            if len(os.fsencode(name)) > LONGEST_NAME:
                name = name[: LONGEST_NAME // 4] + file.suffix
            place = _moved(file, self.folder / f"{now:{STAMP}} {name}")
        except OSError as error:
            raise WriteFault("not_written", file, why=why_not(error)) from error
        return Deleted(place, file, now)

    def restore(self, deleted: Deleted) -> Path:
        """Put a game back where it was, or beside what stands there now. Raises `WriteFault`."""
        try:
            return _moved(deleted.file, deleted.was)
        except OSError as error:
            raise WriteFault("not_written", deleted.was, why=why_not(error)) from error

    def all(self) -> list[Deleted]:
        """What lies in the trash, deleted last first."""
        found = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as inside:
            for entry in inside:
                stamped = _STAMPED.fullmatch(entry.name)
                if stamped is None or Path(entry.name).suffix not in self._suffixes:
                    continue
                with contextlib.suppress(ValueError):
                    when = datetime.strptime(stamped[1], STAMP).replace(tzinfo=UTC)
                    found.append(Deleted(self.folder / entry.name, self.games / stamped[2], when))
        return sorted(found, key=lambda deleted: (deleted.when, deleted.file.name), reverse=True)

    def erase(self, deleted: Deleted) -> None:
        """Delete for good. Raises `WriteFault`."""
        try:
            deleted.file.unlink(missing_ok=True)
        except OSError as error:
            raise WriteFault("not_written", deleted.file, why=why_not(error)) from error

    def tidy(self) -> None:
        """Delete for good what has lain here for more than `KEPT_DAYS`; what cannot be deleted stays."""
        before = datetime.now(UTC) - timedelta(days=KEPT_DAYS)
        for deleted in self.all():
            if deleted.when < before:
                with contextlib.suppress(WriteFault):
                    self.erase(deleted)


def _moved(file: Path, wanted: Path) -> Path:
    """Move a file to the first free name like the wanted one. Never over one that another program has just put there,
    as renaming would."""
    while True:
        place = free(wanted)
        try:
            os.link(file, place, follow_symlinks=False)
        except FileExistsError:
            continue
        except FileNotFoundError:
            raise
        except (OSError, NotImplementedError):
            file.rename(place)  # there are no links there
        else:
            file.unlink()
        return place


def free(file: Path) -> Path:
    """The file's name, or the next like it that no file has."""
    number, place = 1, file
    while os.path.lexists(place):
        number += 1
        place = file.with_name(f"{file.stem}-{number}{file.suffix}")
    return place
