"""Reading Fluent files: the texts that are good, and what is wrong with the others.

A language is made by people, so a broken file is told and the rest of it is used.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

MOST = 1_000_000
"""Bytes; the program's own files have at most some 20 000."""
PLURALS = "en"
"""The plural forms of a language nobody knows are those of English."""

TextReason = Literal["text_unreadable", "text_too_long", "text_not_utf8", "text_not_fluent", "text_twice"]


class TextFault(msgspec.Struct, frozen=True):
    """What is wrong with a file of texts: ``reason`` with its ``values``, and where (``line`` from 1)."""

    reason: TextReason
    file: Path
    line: int | None = None
    values: dict[str, object] = {}


class TextFile(msgspec.Struct, frozen=True):
    """What a file holds: its good texts by their keys (terms begin with ``-``), and its faults."""

    texts: dict[str, ast.Message | ast.Term] = {}
    faults: tuple[TextFault, ...] = ()


class Bundle:
    """The texts of some files of one language; a key that stands in several is taken from the first."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self._bundle = _empty(language)
        faults: list[TextFault] = []
        known: set[str] = set()
        for file in files:
            found = read_texts(file)
            faults += found.faults
            faults += [TextFault("text_twice", file, None, {"key": key}) for key in found.texts if key in known]
            known.update(found.texts)
            self._bundle.add_resource(ast.Resource(list(found.texts.values())))
        self.keys: frozenset[str] = frozenset(key for key in known if not key.startswith("-"))
        """The keys of the texts there are."""
        self.faults = tuple(faults)

    def text(self, key: str, values: dict[str, object]) -> tuple[str, bool]:
        """The text of a key with its values put in, empty where there is none; and whether nothing of it is missing."""
        pattern = self._bundle.get_message(key).value if key in self.keys else None
        if pattern is None:
            return "", False
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text).strip(), not errors


@lru_cache(maxsize=64)
def read_texts(file: Path) -> TextFile:
    """Read a file of texts; never raises for what the file holds."""
    try:
        with file.open("rb") as stream:
            data = stream.read(MOST + 1)
    except OSError as error:
        return _faulty("text_unreadable", file, errno=error.errno)
    if len(data) > MOST:
        return _faulty("text_too_long", file, most=MOST)
    try:
        source = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _faulty("text_not_utf8", file, data.count(b"\n", 0, error.start) + 1)
    try:
        entries = FluentResource(source).body
    except RecursionError:
        return _faulty("text_not_fluent", file, text="")
    texts: dict[str, ast.Message | ast.Term] = {}
    faults = []
    for entry in entries:
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in texts:
                faults.append(TextFault("text_twice", file, _line(source, entry), {"key": key}))
            texts.setdefault(key, entry)
        elif isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            faults.append(TextFault("text_not_fluent", file, _line(source, entry), {"text": first}))
    return TextFile(texts, tuple(faults))


def _faulty(reason: TextReason, file: Path, line: int | None = None, **values: object) -> TextFile:
    return TextFile({}, (TextFault(reason, file, line, values),))


def _line(source: str, entry: ast.SyntaxNode) -> int:
    return source.count("\n", 0, entry.span.start if entry.span else 0) + 1


def _empty(language: str) -> FluentBundle:
    try:
        return FluentBundle([language, PLURALS], use_isolating=False)
    except ValueError:  # the folder's name is no name of a language at all
        return FluentBundle([PLURALS], use_isolating=False)
