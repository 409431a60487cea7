"""Record files: a heading, then one record a line; checks of records and headings."""

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
        """The version of the format of the other lines."""


def round_trips(record: msgspec.Struct) -> bool:
    """Whether a record reads back exactly as it would be written."""
    try:
        return read_line(msgspec.json.encode(record), type(record), Path(), 2) == record
    except (FileFault, UnicodeEncodeError):
        return False


def has_other_format(line: bytes, heading: RecordsHeading) -> bool:
    """Whether a first line is whole and names another format or version than ``heading``.

    The other lines may then mean something else.
    """
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(found, dict) and (found.get("format"), found.get("version")) != (heading.format, heading.version)
