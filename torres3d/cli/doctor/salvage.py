"""The good part of a damaged file, as bytes that the program reads again; the file itself is only read."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from torres3d.base.bounded_read import read_bytes
from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import LIMIT
from torres3d.engine.log_reader import Log
from torres3d.games.torres.studies.study_file import LARGEST, study_from

MOST_LINES = 1000
"""Lines of a file of settings that are tried without a faulty one; the program writes some thirty."""


def good_game(log: Log, commands: int) -> bytes:
    """The header of a log and so many commands: those before the first fault."""
    return b"\n".join(log.data.split(b"\n")[: commands + 1]) + b"\n"


def good_study(file: Path) -> bytes | None:
    """The lines of a study before its first fault; None where its first line is not one's."""
    try:
        lines = read_bytes(file, LARGEST).split(b"\n")
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


def good_settings(file: Path, reader: Callable[[Path], object]) -> bytes | None:
    """A file of settings without the lines at which ``reader`` finds faults; None where nothing is left."""
    try:
        lines = read_bytes(file, LIMIT).split(b"\n")
    except FileFault:
        return None
    with TemporaryDirectory() as folder:
        trial = Path(folder) / file.name
        for _ in range(MOST_LINES):
            if not any(line.strip() for line in lines):
                break
            trial.write_bytes(b"\n".join(lines))
            try:
                reader(trial)
            except Fault as fault:
                del lines[min(fault.line or len(lines), len(lines)) - 1]
            else:
                return b"\n".join(lines)
    return None
