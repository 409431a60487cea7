"""Deleted games: a folder beside the others, from which each can be put back; those of more than 30 days ago go."""

import contextlib
import os
import time
from collections.abc import Collection
from pathlib import Path

import msgspec

from torres3d.base.english import why_not
from torres3d.engine.errors import WriteFault

KEPT_DAYS = 30
DAY = 24 * 60 * 60


class Deleted(msgspec.Struct, frozen=True):
    """A deleted game: where its log lies now, the file it was, and when it was deleted (seconds since 1970)."""

    file: Path
    was: Path
    when: float


class Trash:
    """The deleted games of the folder ``games``; ``folder`` is where they lie. A log's time is that of its deletion.

    Only files with the ``suffixes`` of games are looked at: whatever else lies there is somebody's own.
    """

    def __init__(self, games: Path, folder: Path, suffixes: Collection[str]) -> None:
        self.games = games
        self._suffixes = suffixes
        self.folder = folder

    def put(self, file: Path) -> Deleted | None:
        """Delete a game; None where there is none. Raises `WriteFault`."""
        try:
            if not os.path.lexists(file):
                return None
            self.folder.mkdir(parents=True, exist_ok=True)
            place = free(self.folder / file.name)
            file.rename(place)
        except OSError as error:
            raise WriteFault("not_written", file, why=why_not(error)) from error
        now = time.time()
        with contextlib.suppress(OSError):
            os.utime(place, (now, now), follow_symlinks=False)
        return Deleted(place, file, now)

    def restore(self, deleted: Deleted) -> Path:
        """Put a game back where it was, or beside what stands there now. Raises `WriteFault`."""
        place = free(deleted.was)
        try:
            deleted.file.rename(place)
        except OSError as error:
            raise WriteFault("not_written", place, why=why_not(error)) from error
        return place

    def all(self) -> list[Deleted]:
        """What lies in the trash, deleted last first."""
        found = []
        with contextlib.suppress(OSError), os.scandir(self.folder) as inside:
            for entry in inside:
                if Path(entry.name).suffix not in self._suffixes or entry.is_dir(follow_symlinks=False):
                    continue
                with contextlib.suppress(OSError):
                    when = entry.stat(follow_symlinks=False).st_mtime
                    found.append(Deleted(self.folder / entry.name, self.games / entry.name, when))
        return sorted(found, key=lambda deleted: (deleted.when, deleted.file.name), reverse=True)

    def empty(self, before: float | None = None) -> int:
        """Delete for good what was deleted before a time, or all; returns how many. Raises `WriteFault`."""
        gone = 0
        for deleted in self.all():
            if before is not None and deleted.when >= before:
                continue
            try:
                deleted.file.unlink(missing_ok=True)
            except OSError as error:
                raise WriteFault("not_written", deleted.file, why=why_not(error)) from error
            gone += 1
        return gone

    def tidy(self) -> None:
        """Delete for good what has lain here for more than `KEPT_DAYS`; what cannot be deleted stays."""
        with contextlib.suppress(WriteFault):
            self.empty(time.time() - KEPT_DAYS * DAY)


def free(file: Path) -> Path:
    """The file's name, or the next like it that no file has."""
    number, place = 1, file
    while os.path.lexists(place):
        number += 1
        place = file.with_name(f"{file.stem}-{number}{file.suffix}")
    return place
