"""Study folder: lists studies, makes files for new ones, deletes and restores."""

import contextlib
import os
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec.structs import replace

from torres3d.base.atomic_write import make_folder
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.read_document import read_bytes
from torres3d.engine.library.trash import DeletedGame, Trash, numbered_names
from torres3d.engine.log_errors import LogFault, WriteFault
from torres3d.engine.log_lock import LogLock, lock_log
from torres3d.games.torres.studies.study_file import (
    MAX_FILE_BYTES,
    SUFFIX,
    StudyHeading,
    heading_of,
    hold_study,
    write_study_bytes,
)

FOLDER = "studies"
"""Folder of studies beside the saved games."""
DELETED = "deleted"
"""Folder of deleted studies within it."""


class ListedStudy(msgspec.Struct, frozen=True):
    """A study of the folder: its file, last change, first line and number of commands.

    ``fault`` says why it cannot be read. It is replayed only when it is opened.
    """

    file: Path
    changed: datetime
    heading: StudyHeading | None = None
    moves: int = 0
    fault: FileFault | None = None

    @property
    def name(self) -> str:
        """The name of the study."""
        return (self.heading.name if self.heading is not None else "") or self.file.stem


class StudyFolder:
    """The studies in a folder, which is made with the first one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._trash = Trash(folder, folder / DELETED, (SUFFIX,))
        self._seen: dict[Path, tuple[int, int, ListedStudy]] = {}

    def all(self) -> list[ListedStudy]:
        """All studies, the last changed first. Raises `FileFault` where the folder cannot be read."""
        if not self.folder.exists():
            return []
        try:
            # What begins with a dot is a part that another window is just writing.
            files = [file for file in self.folder.iterdir() if file.suffix == SUFFIX and file.name[0] != "."]
        except OSError as error:
            raise FileFault("not_readable", self.folder, why=system_reason(error)) from error
        return sorted((self._found(file) for file in files), key=lambda found: found.changed, reverse=True)

    def new_file(self, now: datetime) -> tuple[Path, LogLock]:
        """A free file name for a new study, and its lock, which keeps other programs from the name.

        Raises `WriteFault`.
        """
        return self._claimed(f"{now:%Y-%m-%d %H%M}{SUFFIX}")

    def delete(self, file: Path) -> DeletedGame | None:
        """Delete a study; None where there is none.

        Raises `StudyFault` where another program has it open, and `WriteFault`.
        """
        held = hold_study(file) if file.is_file() else None
        try:
            return self._trash.put(file)
        finally:
            if held is not None:
                held.release()

    def restore(self, deleted: DeletedGame) -> Path:
        """Restore a deleted study; raises `WriteFault`."""
        place, held = self._claimed(deleted.was.name)
        try:
            return self._trash.restore(replace(deleted, was=place))
        finally:
            held.release()

    def import_file(self, file: Path, data: bytes) -> Path:
        """Copy a study into the folder; raises `WriteFault`."""
        place, held = self._claimed(file.with_suffix(SUFFIX).name)
        try:
            write_study_bytes(data, place)
        finally:
            held.release()
        return place

    def _claimed(self, name: str) -> tuple[Path, LogLock]:
        """The first free file name like this, locked against other programs; and its lock."""
        wanted = self.folder / name
        try:
            make_folder(self.folder)
        except OSError as error:
            raise WriteFault("not_written", wanted, why=system_reason(error)) from error
        for place in numbered_names(wanted):
            if os.path.lexists(place):
                continue
            with contextlib.suppress(LogFault):
                held = lock_log(place)
                if not os.path.lexists(place):
                    return place, held
                held.release()
        raise AssertionError("there is always another number")

    def _found(self, file: Path) -> ListedStudy:
        """The facts of a file, read again when it has changed."""
        try:
            about = file.stat()
        except OSError as error:
            fault = FileFault("not_readable", file, why=system_reason(error))
            return ListedStudy(file, datetime.fromtimestamp(0).astimezone(), fault=fault)
        seen = self._seen.get(file)
        if seen is None or seen[:2] != (about.st_mtime_ns, about.st_size):
            seen = about.st_mtime_ns, about.st_size, _look(file, about.st_mtime)
            self._seen[file] = seen
        return seen[2]


def _look(file: Path, changed: float) -> ListedStudy:
    when = datetime.fromtimestamp(changed).astimezone()
    try:
        data = read_bytes(file, MAX_FILE_BYTES)
        heading = heading_of(data.partition(b"\n")[0], file)
    except FileFault as fault:
        return ListedStudy(file, when, fault=fault)
    moves = sum(bool(line.strip()) for line in data.split(b"\n")[1:])
    return ListedStudy(file, when, heading, moves)
