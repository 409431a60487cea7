"""Files with a record in each line below a heading: whether a record is read again, and whose heading a line is."""

from pathlib import Path
from typing import Protocol

import msgspec

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_line


class RecordsHeading(Protocol):
    """The first line of such a file."""

    @property
    def format(self) -> str:
        """The kind of file."""

    @property
    def version(self) -> int:
        """Which form the other lines have."""


def round_trips(record: msgspec.Struct) -> bool:
    """Whether a record is read again as it would be written."""
    try:
        return read_line(msgspec.json.encode(record), type(record), Path(), 2) == record
    except (FileFault, UnicodeEncodeError):
        return False


def has_other_format(line: bytes, heading: RecordsHeading) -> bool:
    """Whether a first line is whole and says that the file is of another kind than ``heading``, or of another version,
    in which the other lines may mean something else."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(found, dict) and (found.get("format"), found.get("version")) != (heading.format, heading.version)
