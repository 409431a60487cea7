"""Checks of saved files, for ``torres3d doctor --files``."""

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from torres3d.base.bounded_read import read_bytes
from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import LIMIT, read_line

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


def read_records(
    file: Path, limit: int, heading: type[Any], usual: Any, kind: type[Any]
) -> tuple[Any, list[tuple[int, Any]], list[str]]:
    """The heading of a file (``usual`` if it cannot be read), the records with their line numbers, and the faults."""
    try:
        first, *rest = read_bytes(file, limit).split(b"\n")
    except FileFault as fault:
        return usual, [], [str(fault)]
    faults: list[str] = []

    def one(line: bytes, wanted: type[Any], number: int) -> Any:
        try:
            return read_line(line, wanted, file, number)
        except FileFault as fault:
            faults.append(str(fault))
            return None

    head = one(first, heading, 1)
    lost = _quiet(first, kind, file) if head is None else None  # the first line was lost, and this is a record
    records = [] if lost is None else [(1, lost)]
    for number, line in enumerate(rest, 2):
        if line.strip() and (record := one(line, kind, number)) is not None:
            records.append((number, record))
    return usual if head is None else head, records, faults


def _quiet(line: bytes, kind: type[Any], file: Path) -> Any:
    try:
        return read_line(line, kind, file, 1)
    except FileFault:
        return None


def encoded_records(head: object, records: Sequence[object]) -> bytes:
    """The bytes of a file of records."""
    return b"".join(msgspec.json.encode(each) + b"\n" for each in (head, *records))
