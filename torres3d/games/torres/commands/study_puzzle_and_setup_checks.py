"""Checks of files that only Torres saves: studies, tried puzzles, those from one's own games, the set-up screen."""

from collections.abc import Iterator
from pathlib import Path

from torres3d.games.torres.app.menus import setup_screen
from torres3d.games.torres.bots.puzzles import mistake_puzzle
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakeTries, OwnPuzzles
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.puzzles import puzzle_tries
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.studies.study_file import STUDIES
from torres3d.terminal.saved_file_checks import CheckedFile, checked_settings, files_of
from torres3d.terminal.saved_record_checks import checked_record_file
from torres3d.terminal.saved_study_checks import checked_studies

RECORDS = (
    (PuzzleRecord, puzzle_tries.FILE, "tries"),
    (OwnPuzzles, mistake_puzzle.FILE, "lines"),
    (MistakeTries, mistake_puzzle.TRIED_FILE, "lines"),
)


def saved_files(home: Path, games: Path) -> Iterator[CheckedFile]:
    yield from checked_studies(games, STUDIES)
    for kind, name, unit in RECORDS:
        yield from (checked_record_file(file, kind, unit) for file in files_of(home, (), name))
    setup = home / setup_screen.FILE
    if setup.exists():
        known = editions(), BOTS.level_ids()
        yield checked_settings("set-up", setup, lambda file: setup_screen.read(file, *known), False)
