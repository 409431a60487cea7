"""Checks of the saved studies of a game, for ``torres3d doctor --files``."""

from collections.abc import Iterator
from pathlib import Path

from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import read_bytes
from torres3d.engine.studies.study_file import DELETED, FOLDER, MAX_FILE_BYTES, SUFFIX, AnyFormat
from torres3d.terminal.saved_file_checks import CheckedFile, files_of


def checked_studies(games: Path, studies: AnyFormat) -> Iterator[CheckedFile]:
    """Check the studies beside saved games that a game lists, deleted ones included."""
    for folder in (games / FOLDER, games / FOLDER / DELETED):
        for file in files_of(folder, (SUFFIX,)):
            if _is_listed(file, studies):
                yield _study(file, studies)


def _is_listed(file: Path, studies: AnyFormat) -> bool:
    try:
        return studies.lists(read_bytes(file, MAX_FILE_BYTES).partition(b"\n")[0])
    except FileFault:
        return studies.lists(b"")


def _study(file: Path, studies: AnyFormat) -> CheckedFile:
    try:
        study = studies.read(file).study
    except Fault as fault:
        return CheckedFile("studies", file, "", (str(fault),), _good_study(file, studies))
    return CheckedFile("studies", file, f"{len(study.moves)} commands")


def _good_study(file: Path, studies: AnyFormat) -> bytes | None:
    """The lines of a study before its first fault; None if the first line is not that of a study."""
    try:
        lines = read_bytes(file, MAX_FILE_BYTES).split(b"\n")
    except FileFault:
        return None
    while lines:
        data = b"\n".join(lines).rstrip(b"\n") + b"\n"
        try:
            studies.study_from(data, file)
        except Fault as fault:
            # What comes after the faulty line builds upon it.
            lines = lines[: (fault.line or 1) - 1]
        else:
            return data
    return None
