"""The one reader of files: regular ones up to a limit, YAML and JSON, and faults that say what to fix."""

import errno
import os
import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TypeVar

from torres3d.base.faults import FileFault, Phrase, system_reason
from torres3d.base.plain_values import KeyPath, ValidationError, check_plain, invalid_value

if TYPE_CHECKING:
    from torres3d.base.yaml_reader import Lines


KINDS = (
    (stat.S_ISFIFO, Phrase("a_pipe", "a pipe")),
    (stat.S_ISSOCK, Phrase("a_socket", "a socket")),
    (stat.S_ISCHR, Phrase("a_device", "a device")),
    (stat.S_ISBLK, Phrase("a_device", "a device")),
)
OTHER = Phrase("something_else", "something else")
OPENING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""Flags with which a file that became a pipe in the meantime cannot block us; Windows has only the last one."""


def read_bytes(file: Path, limit: int) -> bytes:
    """The bytes of a file; `FileFault` unless it is a readable regular file of at most ``limit`` bytes."""
    data = _read(file, lambda opened: opened.read(limit + 1))
    if len(data) > limit:
        raise FileFault("too_large", file, limit=limit)
    return data


def read_first_line(file: Path, limit: int) -> bytes:
    """The first line of a file without its end, at most ``limit`` bytes of it; `FileFault` unless it is a readable
    regular file."""
    return _read(file, lambda opened: opened.readline(limit)).rstrip(b"\n")


def _read(file: Path, read: Callable[[BinaryIO], bytes]) -> bytes:
    try:
        _regular(file, file.stat().st_mode)
        with os.fdopen(os.open(file, OPENING), "rb") as opened:
            _regular(file, os.fstat(opened.fileno()).st_mode)
            return read(opened)
    except OSError as error:
        raise _fault(file, error) from None
    except ValueError as error:
        # A name that no file can have: it holds U+0000, or text that cannot be encoded.
        raise FileFault("not_found", file) from error


def _regular(file: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise FileFault("is_folder", file)
    if not stat.S_ISREG(mode):
        kind = next((kind for test, kind in KINDS if test(mode)), OTHER)
        raise FileFault("not_regular", file, kind=kind)


def _fault(file: Path, error: OSError) -> FileFault:
    if isinstance(error, FileNotFoundError | NotADirectoryError) or error.errno == errno.ENAMETOOLONG:
        return FileFault("not_found", file)
    reason = "no_permission" if isinstance(error, PermissionError) else "not_readable"
    return FileFault(reason, file, why=system_reason(error))


Value = TypeVar("Value")

LIMIT = 256 * 1024
"""Maximum bytes of such a file."""
JSON = ".json"
"""The suffix of files that are JSON; all others are YAML."""


def read(file: Path, kind: type[Value], limit: int = LIMIT) -> Value:
    """The values of a file as a ``kind``, a type that msgspec knows.

    Raises only `FileFault`, whatever the file is or holds: it names the file, the line if there is one, the key, and
    what is allowed.
    """
    return read_source(file, limit).value(kind)


def read_text(text: str, kind: type[Value], place: str) -> Value:
    """The value of a YAML text from outside a file, such as a word of the command line; ``place`` says where it was."""
    return Source(text, place=place).value(kind)


def read_line(line: bytes, kind: type[Value], file: Path, number: int) -> Value:
    """The value of one line of a file of JSON lines, ``number`` from 1."""
    return Source(_decoded(line, file, number), file, line=number, json=True).value(kind)


def read_raw_text(file: Path, limit: int = LIMIT) -> str:
    """The text of a file in any other format. Raises `FileFault`."""
    return _decoded(read_bytes(file, limit), file)


def read_source(file: Path, limit: int = LIMIT) -> "Source":
    """A file that was read, for callers who check more than types."""
    return Source(read_raw_text(file, limit), file, json=file.suffix.lower() == JSON)


class Source:
    """A text that was read, and its faults. ``content`` is its plain value, None where the text is empty.

    Raises `FileFault` where it cannot be read, or exceeds the limits.
    """

    def __init__(self, text: str, file: Path | None = None, place: str = "", line: int = 1, json: bool = False) -> None:
        """``line`` is the number of the text's first line, ``place`` its name where it is not from a file."""
        self.file = file
        self._place = place
        self._first = line
        self._json = json
        self._lines: Lines | None = None
        try:
            self.content = self._parsed(text)
            check_plain(self.content)
        except ValidationError as found:
            raise self._told(found) from found

    def _parsed(self, text: str) -> Any:
        # Imported when needed: neither is by most commands.
        if self._json:
            from torres3d.base import plain_values

            return plain_values.parse_json(text)
        from torres3d.base import yaml_reader

        content, self._lines = yaml_reader.parse_yaml(text)
        return content

    def value(self, kind: type[Value], defaults: Mapping[str, object] | None = None) -> Value:
        """The content as a ``kind``; missing keys come from ``defaults``. Raises `FileFault`."""
        from torres3d.base.validation import convert

        content = self.content
        if defaults is not None and (content is None or isinstance(content, dict)):
            content = {**defaults, **(content or {})}
        try:
            return convert(content, kind, self._json)
        except ValidationError as found:
            raise self._told(found) from found

    def fault(self, reason: str, *way: object, **values: object) -> FileFault:
        """A fault at the value at ``way``: keys, and `ListIndex` for lists."""
        return self._told(ValidationError(reason, way, None, **values))

    def wrong(self, way: KeyPath, given: object, allowed: str) -> FileFault:
        """The fault that the value at ``way``, or a part of it, is ``given`` instead of what is ``allowed``."""
        return self._told(invalid_value(given, way, allowed))

    def _told(self, found: ValidationError) -> FileFault:
        line = found.line
        if line is None and self._lines is not None:
            line = self._lines.line(found.way)
        if self._first > 1 or line is not None:
            line = (line or 1) + self._first - 1
        values = dict(found.values) if self.file is not None else {**found.values, "place": self._place}
        return FileFault(found.reason, self.file, line, **values)


def _decoded(data: bytes, file: Path, first: int = 1) -> str:
    """The text of a file's bytes, without the byte order mark that Windows writes."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + first
        raise FileFault("not_utf8", file, line, why=error.reason) from error
