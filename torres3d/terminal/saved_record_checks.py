"""Checks of files of records that the program keeps for its user, such as tries of puzzles."""

from pathlib import Path
from typing import Any

from torres3d.engine.puzzles.records_file import MAX_FILE_BYTES, RecordsFile
from torres3d.terminal.saved_file_checks import CheckedFile, checked_records


def checked_record_file(file: Path, kind: type[RecordsFile[Any]], unit: str) -> CheckedFile:
    """What is in a file of records, counted in ``unit``, and what is wrong with it."""
    lines, faults, good = checked_records(file, MAX_FILE_BYTES, kind.heading, kind.kind)
    return CheckedFile("puzzles", file, f"{len(lines)} {unit}", tuple(faults), good() if faults else None)
