"""Reading Fluent files: the texts that are good, and what is wrong with the others.

A language is made by people, so a broken file is told and the rest of it is used.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from torres3d.base.faults import Fault, FileFault, clipped
from torres3d.base.read import text

MOST = 1_000_000
"""Bytes; the program's own files have at most some 20 000."""
PLURALS = "en"
"""The plural forms of a language nobody knows are those of English."""


class TextFault(Fault):
    """Something in a file of texts that cannot be used; the rest of the file can."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "text_form": (
            "this is no text of Fluent: {given}",
            "write it as `key = text`; compare with the file of another language",
        ),
        "text_letters": (
            "the game's fonts have no picture of these letters: {given}",
            "write it with other letters; until then there is a box in their place",
        ),
        "text_twice": ("the text `{key}` stands there twice", "remove one of the two"),
    }


class TextFile(msgspec.Struct, frozen=True):
    """What a file holds: its good texts by their keys (terms begin with ``-``), and its faults. ``letters`` are those
    the texts need."""

    texts: dict[str, ast.Message | ast.Term] = {}
    faults: tuple[Fault, ...] = ()
    letters: frozenset[str] = frozenset()


class Bundle:
    """The texts of some files of one language; a key that stands in several is taken from the first."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self._bundle = _empty(language)
        faults: list[Fault] = []
        known: set[str] = set()
        for file in files:
            found = read_texts(file)
            faults += found.faults
            faults += [TextFault("text_twice", file, key=key) for key in found.texts if key in known]
            known.update(found.texts)
            self._bundle.add_resource(ast.Resource(list(found.texts.values())))
        self.keys: frozenset[str] = frozenset(key for key in known if not key.startswith("-"))
        """The keys of the texts there are."""
        self.faults = tuple(faults)
        self.letters = frozenset().union(*(read_texts(file).letters for file in files))

    def text(self, key: str, values: dict[str, object]) -> tuple[str, bool]:
        """The text of a key with its values put in, empty where there is none; and whether nothing of it is missing."""
        pattern = self._bundle.get_message(key).value if key in self.keys else None
        if pattern is None:
            return "", False
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text).strip(), not errors


def read_texts(file: Path) -> TextFile:
    """Read a file of texts; never raises for what the file holds. A file is read again only when it has changed."""
    return _read(file, stamp(file))


def stamp(file: Path) -> tuple[int, int]:
    """Another value when a file has changed."""
    try:
        status = file.stat()
    except OSError:
        return 0, 0
    return status.st_mtime_ns, status.st_size


@lru_cache(maxsize=64)
def _read(file: Path, stamped: tuple[int, int]) -> TextFile:
    try:
        source = text(file, MOST)
        entries = FluentResource(source).body
    except FileFault as fault:
        return TextFile({}, (fault,))
    except RecursionError:
        return TextFile({}, (FileFault("too_deep", file, limit=sys.getrecursionlimit()),))
    texts: dict[str, ast.Message | ast.Term] = {}
    faults: list[Fault] = []
    letters: set[str] = set()
    for entry in entries:
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in texts:
                faults.append(TextFault("text_twice", file, _line(source, entry), key=key))
            texts.setdefault(key, entry)
            letters.update(source[entry.span.start : entry.span.end] if entry.span else "")
        elif isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            faults.append(TextFault("text_form", file, _line(source, entry), given=clipped(first)))
    return TextFile(texts, tuple(faults), frozenset(letters))


def _line(source: str, entry: ast.SyntaxNode) -> int:
    return source.count("\n", 0, entry.span.start if entry.span else 0) + 1


def _empty(language: str) -> FluentBundle:
    try:
        return FluentBundle([language, PLURALS], use_isolating=False)
    except ValueError:  # the folder's name is no name of a language at all
        return FluentBundle([PLURALS], use_isolating=False)
