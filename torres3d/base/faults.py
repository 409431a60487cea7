"""Faults: errors with a reason id and values, and outside the rules with an English text.

A window translates the reason id into the player's language; the command line prints the English text, which says
where, what is wrong, and what to do next.
"""

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Self

SYSTEM: dict[str, str] = {
    "EACCES": "os_permission",
    "EPERM": "os_permission",
    "EROFS": "os_read_only",
    "ENOSPC": "os_no_room",
    "EDQUOT": "os_no_room",
    "EFBIG": "os_no_room",
    "ENOENT": "os_no_folder",
    "ENOTDIR": "os_no_folder",
    "EEXIST": "os_in_the_way",
    "EISDIR": "os_in_the_way",
    "ENOTEMPTY": "os_in_the_way",
    "ENAMETOOLONG": "os_long_name",
    "EIO": "os_disk",
    "EBUSY": "os_busy",
    "ETXTBSY": "os_busy",
    "EMFILE": "os_many_files",
    "ENFILE": "os_many_files",
    "ELOOP": "os_link",
}
"""Names of errors in the system -> ids of phrases."""
OTHER = "os_other"
"""The phrase for every other error of the system; its value ``name`` is the system's name for it."""


class Phrase(str):
    """An English text with the ``id`` and ``values`` of the same text in the language files."""

    id: str
    values: dict[str, Any]

    def __new__(cls, phrase: str, english: str, **values: object) -> "Phrase":
        made = super().__new__(cls, english)
        made.id = phrase
        made.values = values
        return made

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]  # for copies and other processes
        return self.id, str(self)


def system_reason(error: OSError) -> Phrase:
    """The reason for an error of the system, as a phrase."""
    name = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return Phrase(SYSTEM.get(name, OTHER), error.strerror or str(error), name=name)


MAX_QUOTE_LENGTH = 80
"""Maximum characters of a file's own text in a message."""
LONGEST_GIVEN, LONGEST_VALUE = 200, 1000
"""Characters that a value of a fault has at most: what was given, and any other, such as a list of what is allowed."""


class RefusedByRule(Exception):
    """A command the rules do not allow; the position is unchanged.

    ``reason`` is a key of ``rules``, ``rule`` the rule's id, ``values`` what the words need.
    """

    rules: ClassVar[Mapping[str, str]]
    """Reason id -> the rule it rests on."""

    def __init__(self, reason: str, **values: object) -> None:
        self.reason = reason
        self.rule = self.rules[reason]
        self.values = values
        shown = ", ".join(f"{key} {self.value_text(key, value)}" for key, value in values.items())
        super().__init__(f"{reason} ({self.rule}){': ' + shown if shown else ''}")

    @staticmethod
    def value_text(name: str, value: object) -> str:
        """A value in the message; each game names its places as its notation does."""
        return str(value)

    def tell_command(self, text: str) -> None:
        """Begin the message with the command as it was written."""
        self.args = (f"{text}: {self}",)


class Fault(Exception):
    """An error in a file or in a request; ``file`` and ``line`` (from 1) say where.

    ``messages`` has for each reason what is wrong and what to do, in English, with placeholders for the values.
    """

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {}
    unfit: ClassVar[frozenset[str]] = frozenset()
    """Reasons for which a file is sound, but not for what was asked, or not now."""

    def __init__(self, reason: str, file: Path | None = None, line: int | None = None, **values: object) -> None:
        self.reason = reason
        self.file = file
        self.line = line
        self.values = {name: _bounded(value, _longest(name)) for name, value in values.items()}
        self._told: Mapping[str, tuple[str, str]] = self.messages
        super().__init__(reason)

    @classmethod
    def in_file(cls, fault: "Fault", file: Path, line: int) -> Self:
        """The fault of a file because of the content of a line, such as a set-up that cannot be played."""
        found = cls(fault.reason, file, line, **fault.values)
        found._told = fault.messages
        return found

    @property
    def problem(self) -> str:
        """The problem, in English."""
        return self._told[self.reason][0].format(**self.values)

    @property
    def remedy(self) -> str:
        """The next step for the user, in English; empty if there is none."""
        return self._told[self.reason][1].format(**self.values)

    @property
    def where(self) -> str:
        """The file and line, or an empty text."""
        if self.file is None:
            return ""
        return str(self.file) if self.line is None else f"{self.file}, line {self.line}"

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        todo = f". What to do: {self.remedy}." if self.remedy else "."
        return f"{place}{self.problem}{todo}"


FILE_MESSAGES: dict[str, tuple[str, str]] = {
    # opening it
    "not_found": ("there is no such file", "check its name and its folder"),
    "is_folder": ("this is a folder, not a file", "name a file in it"),
    "not_regular": ("this is {kind}, not a file", "name a file"),
    "no_permission": ("the file may not be read ({why})", "ask its owner, or copy it to a folder of yours"),
    "not_readable": ("the file cannot be read ({why})", "check the disk, or use a copy of the file"),
    "too_large": ("the file has more than {limit} bytes; no file of this kind needs that many", "name another file"),
    "other_kind": ("the program cannot open files of this kind", "open a file of one of these types: {allowed}"),
    "later_version": (
        "a later version of the program wrote this file (its version is {version}, this program reads up to {known})",
        "update torres3d; until then the file stays as it is",
    ),
    # its text
    "not_utf8": ("the text is not UTF-8 ({why})", "save it as UTF-8"),
    "not_yaml": ("this is not valid YAML: {why}", "correct that line"),
    "not_json": ("this is not valid JSON: {why}", "correct that line"),
    "too_deep": ("more than {limit} levels are nested here, or an alias contains itself", "use fewer levels"),
    "too_many": ("there are more than {limit} values here, counting those that aliases repeat", "use fewer"),
    "key_form": ("a key{within} cannot be {given}; allowed: {allowed}", "use an allowed key"),
    "key_twice": ("the key `{field}` appears twice", "remove one of the two"),
    # its values
    "form": ("the content cannot be {given}; allowed: {allowed}", "write it in that form"),
    "unknown_key": ("there is no key `{given}`{within}; there are: {allowed}", "remove it or write one of these"),
    "missing_key": ("the key `{field}` is missing; allowed values: {allowed}", "add the key"),
    "value": ("`{field}` cannot be {given}; allowed: {allowed}", "use an allowed value"),
    "shared": ("`{given}` is used by {allowed}; each needs its own", "change all but one"),
    "none_there": ("there is no file {given} in this folder", "install torres3d again"),
}
"""Reason id of a `FileFault` -> (what is wrong, what to do)."""


class FileFault(Fault):
    """A file, or a text from elsewhere, that cannot be used as it is. The file is never altered.

    Where the text came from elsewhere, such as the command line, ``file`` is None and the value ``place`` says where it
    was.
    """

    messages: ClassVar[Mapping[str, tuple[str, str]]] = FILE_MESSAGES

    @property
    def where(self) -> str:
        place = str(self.values.get("place", "")) if self.file is None else str(self.file)
        return f"{place}, line {self.line}" if place and self.line is not None else place


def _longest(name: str) -> int:
    return LONGEST_GIVEN if name in ("given", "field") else LONGEST_VALUE


def _bounded(value: object, longest: int) -> object:
    """A value cut to a length that keeps the message readable."""
    if isinstance(value, Phrase):
        values = {name: _bounded(each, _longest(name)) for name, each in value.values.items()}
        return Phrase(value.id, clip(value, longest) if len(value) > longest else str(value), **values)
    return clip(value, longest) if isinstance(value, str) and len(value) > longest else value


def clip(text: object, longest: int = MAX_QUOTE_LENGTH) -> str:
    """A text on one line, shortened to the length of a message."""
    line = " ".join(str(text).split())
    return line if len(line) <= longest else f"{line[: longest - 1]}…"
