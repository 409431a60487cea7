"""The one reader of YAML and of other people's JSON: regular files, limits, and faults that say what to fix."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from torres3d.base.bounded_read import read_bytes
from torres3d.base.faults import FileFault
from torres3d.base.json_values import KeyPath, ValidationError, check_plain, invalid_value

if TYPE_CHECKING:
    from torres3d.base.yaml_text import Lines

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
    return Source(_decoded(line, file, number), file, first=number, json=True).value(kind)


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

    def __init__(
        self, text: str, file: Path | None = None, place: str = "", first: int = 1, json: bool = False
    ) -> None:
        """``first`` is the number of the text's first line, ``place`` its name where it is not from a file."""
        self.file = file
        self._place = place
        self._first = first
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
            from torres3d.base import json_values

            return json_values.parse_json(text)
        from torres3d.base import yaml_text

        content, self._lines = yaml_text.parse_yaml(text)
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
