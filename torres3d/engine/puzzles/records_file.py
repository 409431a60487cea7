"""Records file: what a user did or made, a line each, in a file that stays on this machine."""

from abc import ABC
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from torres3d.base.atomic_write import append_lines, exclusive_access, quarantine, write_file
from torres3d.base.faults import FileFault, system_reason
from torres3d.base.read_document import read_bytes
from torres3d.base.record_lines import RecordsHeading, read_usable_records, round_trips
from torres3d.engine.log_errors import WriteFault

MAX_FILE_BYTES = 16 * 1024 * 1024
"""Maximum bytes of such a file."""

RecordT = TypeVar("RecordT", bound=msgspec.Struct)


class RecordsFile(ABC, Generic[RecordT]):
    """The records in ``file``, each once, in their order.

    A file that cannot be used is ignored (`fault` says why), and kept beside the next one to be written, as
    ``….jsonl.old`` or with a further number; one of a later version of the program is never touched. A line that
    cannot be used, such as a torn one, is omitted without affecting others, and stays where it is.
    """

    heading: ClassVar[RecordsHeading]
    """The first line."""
    kind: ClassVar[Any]
    """The type of the records, or a union of several."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.fault: FileFault | None = None
        """The fault of the file, if it could not be used."""
        self.unread: tuple[FileFault, ...] = ()
        """The faults of lines that could not be used."""
        self._kept: dict[bytes, RecordT] = {}
        """The content of the file by its lines, in its order, each record once."""
        self._unkept: dict[bytes, RecordT] = {}
        """The records that could not be written so far."""
        self._seen: tuple[int, int] | None = None
        """The file's time and size when it was read: other windows write there, too."""

    @property
    def records(self) -> tuple[RecordT, ...]:
        self._look()
        return tuple({**self._kept, **self._unkept}.values())

    def add(self, *records: RecordT) -> None:
        """Add records.

        Raises `WriteFault`, or `FileFault` for a file of a later version; even then they are known until the program
        ends, and written with the next ones.
        """
        self._unkept.update((msgspec.json.encode(record), record) for record in records)
        self._change(self._append)

    def remove(self, record: RecordT) -> int | None:
        """Remove a record: its place among the lines, for `put_back`; None where it is not there. Raises as `add`."""
        self._unkept.pop(msgspec.json.encode(record), None)
        place: list[int] = []

        def without() -> None:
            lines = self._lines()
            place.extend(number for number, line in enumerate(lines) if self._is(record, line))
            if place:
                self._rewrite([line for number, line in enumerate(lines) if number not in place])

        self._change(without)
        return place[0] if place else None

    def put_back(self, record: RecordT, place: int) -> None:
        """Put a removed record back to its place. Raises as `add`."""

        def within() -> None:
            lines = self._lines()
            at = min(max(place, 1), len(lines))
            self._rewrite([*lines[:at], msgspec.json.encode(record), *lines[at:]])

        self._look()
        if not self._kept and not self.file.exists():
            self.add(record)
        elif msgspec.json.encode(record) not in self._kept:
            self._change(within)

    # from here on private

    def _change(self, change: Callable[[], None]) -> None:
        try:
            with exclusive_access(self.file):
                self._seen = None
                self._look()
                if self.fault is not None and self.fault.reason == "later_version":
                    raise self.fault
                change()
        except OSError as error:
            raise WriteFault("not_written", self.file, why=system_reason(error)) from error

    def _append(self) -> None:
        """Append what the file still lacks; another window may have written some of it. Raises `OSError`."""
        new = {
            line: each for line, each in self._unkept.items() if line not in self._kept and round_trips(each, self.kind)
        }
        if self.fault is not None:
            if self.file.exists():
                quarantine(self.file)
            self.fault = None
            new = {**self._kept, **new}
        lines = b"".join(line + b"\n" for line in new)
        if lines and self.file.exists() and self.file.stat().st_size:
            append_lines(self.file, lines)
        elif lines:
            write_file(self.file, msgspec.json.encode(self.heading) + b"\n" + lines)
        self._kept.update(new)
        self._unkept = {line: each for line, each in self._unkept.items() if line not in self._kept}

    def _lines(self) -> list[bytes]:
        """The lines as they stand, unreadable ones included; none where there is no such file."""
        try:
            return read_bytes(self.file, MAX_FILE_BYTES).removesuffix(b"\n").split(b"\n")
        except FileFault:
            return []

    def _is(self, record: RecordT, line: bytes) -> bool:
        try:
            found: object = msgspec.json.decode(line, type=self.kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        return found == record

    def _rewrite(self, lines: Sequence[bytes]) -> None:
        write_file(self.file, b"\n".join(lines) + b"\n")
        self._seen = None

    def _look(self) -> None:
        """Read the file if it has changed."""
        try:
            about = self.file.stat()
        except OSError:
            self._seen, self._kept, self.fault, self.unread = None, {}, None, ()
            return
        if self._seen != (about.st_mtime_ns, about.st_size):
            self._seen = about.st_mtime_ns, about.st_size
            self._kept, self.fault, self.unread = {}, None, ()
            try:
                self._kept = self._read()
            except FileFault as fault:
                self.fault = fault

    def _read(self) -> dict[bytes, RecordT]:
        read = read_usable_records(self.file, MAX_FILE_BYTES, self.heading, self.kind)
        self.fault, self.unread = read.heading_fault, tuple(read.faults)
        return {msgspec.json.encode(record): record for _, record in read.records}
