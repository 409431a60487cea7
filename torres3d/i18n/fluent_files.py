"""Reader of Fluent files: good texts, each parsed on first use, and faults of the others.

An entry begins with its name at the beginning of a line, which hardly anything else can do. Where a piece found this
way is not one whole text, the file is parsed as a whole, so that both ways always give the same.

People write the languages, so the faults of a broken file are reported and the rest of it is used.
"""

import re
import sys
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

import msgspec
from fluent.syntax import FluentParser, ast

from torres3d.base.faults import Fault, FileFault, clip
from torres3d.base.read_document import read_raw_text

START = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|[a-zA-Z#-])", re.MULTILINE | re.ASCII)
"""Pattern of an entry's start, or of a comment or junk, which have no name here."""

Entry = ast.Message | ast.Term


class Entries:
    """Texts of a file by their keys; terms begin with ``-``."""

    def __init__(self, file: Path) -> None:
        self._file = file
        try:
            source = read_raw_text(file, MAX_BYTES)
        except FileFault:
            source = ""  # told by `read_texts`
        found = [*START.finditer(source)]
        ends = [*(match.start() for match in found[1:]), len(source)]
        self._pieces: dict[str, str] = {}
        for match, end in zip(found, ends, strict=False):
            if match[1]:
                self._pieces.setdefault(match[1], source[match.start() : end])
        self._read: dict[str, Entry | None] = {}

    @property
    def keys(self) -> frozenset[str]:
        """The keys in the file, including those of unreadable texts."""
        return frozenset(self._pieces)

    def get(self, key: str) -> Entry | None:
        """A text; None where there is none, or none that can be read."""
        if key not in self._pieces:
            return None
        if key not in self._read:
            self._read[key] = _whole(self._pieces[key]) or read_texts(self._file).texts.get(key)
        return self._read[key]

    def read_all(self) -> None:
        """Parse all remaining entries, and find the faults of the file."""
        whole = read_texts(self._file).texts
        self._read = {key: whole.get(key) for key in self._pieces}


def entries(file: Path) -> Entries:
    """The texts of a file, which is read again only when it has changed."""
    return _entries(file, stamp(file))


@lru_cache(maxsize=64)
def _entries(file: Path, stamped: tuple[int, int]) -> Entries:
    return Entries(file)


def _whole(piece: str) -> Entry | None:
    """The one text of a piece; None where it is anything else."""
    try:
        body = FluentParser(with_spans=False).parse(piece).body
    except RecursionError:
        return None
    entry = body[0] if len(body) == 1 else None
    return entry if isinstance(entry, ast.Message | ast.Term) else None


MAX_BYTES = 1_000_000
"""Maximum bytes; the program's own files have at most some 20 000."""


class TextFault(Fault):
    """A fault in a file of texts; the rest of the file can be used."""

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
    """Content of a file: its good texts by their keys (terms begin with ``-``), and its faults.

    ``letters`` are those of the texts.
    """

    texts: dict[str, ast.Message | ast.Term] = {}
    faults: tuple[Fault, ...] = ()
    letters: frozenset[str] = frozenset()


def read_texts(file: Path) -> TextFile:
    """Read a file of texts, again only when it has changed; never raises because of its content."""
    return _read(file, stamp(file))


def stamp(file: Path) -> tuple[int, int]:
    """A value that changes with the file."""
    try:
        status = file.stat()
    except OSError:
        return 0, 0
    return status.st_mtime_ns, status.st_size


@lru_cache(maxsize=64)
def _read(file: Path, stamped: tuple[int, int]) -> TextFile:
    try:
        source = read_raw_text(file, MAX_BYTES)
        entries = FluentParser().parse(source).body
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
            faults.append(TextFault("text_form", file, _line(source, entry), given=clip(first)))
    return TextFile(texts, tuple(faults), frozenset(letters))


def _line(source: str, entry: ast.SyntaxNode) -> int:
    return source.count("\n", 0, entry.span.start if entry.span else 0) + 1
