"""Checks of saved files, for ``torres3d doctor --files``."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import LIMIT, read_bytes, read_line
from torres3d.base.record_lines import RecordsHeading, read_records

MOST_LINES = 1000
"""At most so many faulty lines are removed from a file of settings; the program writes some thirty lines."""


class CheckedFile(msgspec.Struct, frozen=True):
    """A file that was checked: its ``kind``, its path, what it ``holds`` in words. Each of its ``faults`` says where it
    is, what is wrong and what to do. ``good`` is the good part of a damaged file, None if there is none."""

    kind: str
    file: Path
    holds: str
    faults: tuple[str, ...] = ()
    good: bytes | None = None


def files_of(folder: Path, suffixes: tuple[str, ...], begins: str = "") -> list[Path]:
    """The files of a folder with one of these suffixes, or whose names begin so, as those of files set aside do."""
    try:
        found = sorted(folder.iterdir())
    except OSError:
        return []
    return [file for file in found if file.suffix in suffixes or (begins and file.name.startswith(begins))]


def checked_settings(kind: str, file: Path, reader: Callable[[Path], object], by_lines: bool) -> CheckedFile:
    """Check a file of settings with the program's own reader. ``by_lines``: it can do without its faulty lines."""
    try:
        reader(file)
    except Fault as fault:
        return CheckedFile(kind, file, "", (str(fault),), good_settings(file, reader) if by_lines else None)
    return CheckedFile(kind, file, "can be read")


def good_settings(file: Path, reader: Callable[[Path], object]) -> bytes | None:
    """A file of settings without the lines that ``reader`` rejects; None if nothing is left."""
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


def checked_records(
    file: Path, limit: int, usual: RecordsHeading, kind: type[Any]
) -> tuple[list[tuple[int, Any]], list[str], Callable[[], bytes]]:
    """The records of a file with the numbers of their lines, the faults, and a function that gives the good part."""
    try:
        found = read_records(file, limit, usual, kind, blank=True)
    except FileFault as fault:
        return [], [str(fault)], lambda: _encoded(usual)
    if found.heading_fault:
        with contextlib.suppress(FileFault):  # the first line was lost, and this is a record
            found.records.insert(0, (1, read_line(found.first_line, kind, file, 1)))
        found.faults.insert(0, found.heading_fault)
    faults = [str(fault) for fault in found.faults]
    return found.records, faults, lambda: _encoded(found.heading, *(record for _, record in found.records))


def _encoded(*lines: object) -> bytes:
    return b"".join(msgspec.json.encode(each) + b"\n" for each in lines)
