"""Checks of files that only Torres saves: studies, tried puzzles, the set-up screen."""

from collections.abc import Iterator
from pathlib import Path

from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import read_bytes
from torres3d.games.torres.app.menus import setup_screen
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.puzzles import puzzle_tries
from torres3d.games.torres.puzzles.puzzle_tries import HEADING, Tried
from torres3d.games.torres.studies import study_file
from torres3d.games.torres.studies.study_file import MAX_FILE_BYTES, SUFFIX, read_study, study_from
from torres3d.terminal.saved_file_checks import CheckedFile, checked_records, checked_settings, files_of


def saved_files(home: Path, games: Path) -> Iterator[CheckedFile]:
    studies = games / study_file.FOLDER
    for folder in (studies, studies / study_file.DELETED):
        yield from map(_study, files_of(folder, (SUFFIX,)))
    yield from map(_puzzles, files_of(home, (), puzzle_tries.FILE))
    setup = home / setup_screen.FILE
    if setup.exists():
        known = editions(), BOTS.level_ids()
        yield checked_settings("set-up", setup, lambda file: setup_screen.read(file, *known), False)


def _study(file: Path) -> CheckedFile:
    try:
        study = read_study(file).study
    except Fault as fault:
        return CheckedFile("studies", file, "", (str(fault),), _good_study(file))
    return CheckedFile("studies", file, f"{len(study.moves)} commands")


def _good_study(file: Path) -> bytes | None:
    """The lines of a study before its first fault; None if the first line is not that of a study."""
    try:
        lines = read_bytes(file, MAX_FILE_BYTES).split(b"\n")
    except FileFault:
        return None
    while lines:
        data = b"\n".join(lines).rstrip(b"\n") + b"\n"
        try:
            study_from(data, file)
        except Fault as fault:
            # What comes after the faulty line builds upon it.
            lines = lines[: (fault.line or 1) - 1]
        else:
            return data
    return None


def _puzzles(file: Path) -> CheckedFile:
    lines, faults, good = checked_records(file, puzzle_tries.MAX_FILE_BYTES, HEADING, Tried)
    return CheckedFile("puzzles", file, f"{len(lines)} tries", tuple(faults), good() if faults else None)
