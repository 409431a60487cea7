"""Checks of files that only Torres saves: studies, tried puzzles, the set-up screen."""

from collections.abc import Iterator
from pathlib import Path

from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.puzzles.records_file import MAX_FILE_BYTES as MAX_FILE_BYTES_OF_RECORDS
from torres3d.games.torres.app.menus import setup_screen
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.puzzles import puzzle_tries
from torres3d.games.torres.puzzles.puzzle_tries import HEADING
from torres3d.games.torres.studies.study_file import STUDIES
from torres3d.terminal.saved_file_checks import CheckedFile, checked_records, checked_settings, files_of
from torres3d.terminal.saved_study_checks import checked_studies


def saved_files(home: Path, games: Path) -> Iterator[CheckedFile]:
    yield from checked_studies(games, STUDIES)
    yield from map(_puzzles, files_of(home, (), puzzle_tries.FILE))
    setup = home / setup_screen.FILE
    if setup.exists():
        known = editions(), BOTS.level_ids()
        yield checked_settings("set-up", setup, lambda file: setup_screen.read(file, *known), False)


def _puzzles(file: Path) -> CheckedFile:
    lines, faults, good = checked_records(file, MAX_FILE_BYTES_OF_RECORDS, HEADING, Tried)
    return CheckedFile("puzzles", file, f"{len(lines)} tries", tuple(faults), good() if faults else None)
