"""Record files: a heading, then one record a line. An unusable line costs that line alone."""

from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from torres3d.base.faults import FileFault
from torres3d.base.plain_values import invalid_value
from torres3d.base.read_document import read_bytes, read_line


class RecordsHeading(Protocol):
    """The first line of such a file."""

    @property
    def format(self) -> str:
        """The kind of file."""

    @property
    def version(self) -> int:
        """The version of the format of the other lines."""


class Records(NamedTuple):
    """What a file holds: its heading (the usual one where ``heading_fault`` is not None), the records with the numbers
    of their lines, and the faults of lines that are none."""

    first_line: bytes
    heading: Any
    heading_fault: FileFault | None
    records: list[tuple[int, Any]]
    faults: list[FileFault]


def read_records(file: Path, limit: int, usual: RecordsHeading, kind: type[Any], *, blank: bool = False) -> Records:
    """Read a file with a heading such as ``usual``; ``blank`` lines may be allowed. `FileFault` if unreadable."""
    first, *rest = read_bytes(file, limit).split(b"\n")
    if rest and not rest[-1]:
        rest.pop()
    heading, heading_fault = usual, None
    try:
        found = read_line(first, type(usual), file, 1)
        if found.format == usual.format:
            heading = found
        else:
            wrong = invalid_value(found.format, ("format",), usual.format)
            heading_fault = FileFault(wrong.reason, file, 1, **wrong.values)
    except FileFault as fault:
        heading_fault = fault
    records, faults = [], []
    for number, line in enumerate(rest, 2):
        try:
            if not blank or line.strip():
                records.append((number, read_line(line, kind, file, number)))
        except FileFault as fault:
            faults.append(fault)
    return Records(first, heading, heading_fault, records, faults)


def read_usable_records(file: Path, limit: int, usual: RecordsHeading, kind: type[Any]) -> Records:
    """The same; raises `FileFault` also where nothing can be used, or the heading is of another format or version
    (``later_version``: a later one of the same format)."""
    found = read_records(file, limit, usual, kind)
    if found.heading_fault:
        said = _said_in(found.first_line)
        version = said.get("version")
        if said.get("format") == usual.format and isinstance(version, int) and version > usual.version:
            raise FileFault("later_version", file, 1, version=version, known=usual.version)
        other = bool(said) and (said.get("format"), version) != (usual.format, usual.version)
        if not found.records or other:
            raise found.heading_fault
    return found


def round_trips(record: msgspec.Struct, kind: Any = None) -> bool:
    """Whether a record reads back, as one of its ``kind`` (its own type if None), exactly as it would be written."""
    try:
        return bool(read_line(msgspec.json.encode(record), kind or type(record), Path(), 2) == record)
    except (FileFault, UnicodeEncodeError):
        return False


def _said_in(line: bytes) -> dict[str, Any]:
    """What a whole first line says: of another format or version, other lines may mean something else. Empty if none
    is whole."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
