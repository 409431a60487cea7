"""Entries of a Fluent file, each parsed on first use: a menu needs ten of twelve hundred.

An entry begins with its name at the beginning of a line, which hardly anything else can do. Where a piece found this
way is not one whole text, the file is parsed as a whole, so that both ways always give the same.
"""

import re
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_raw_text
from torres3d.i18n.fluent_files import MAX_BYTES, read_texts, stamp

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
