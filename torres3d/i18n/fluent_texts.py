"""Texts in Fluent files: read text by text, their faults reported, and filled with values.

An entry begins with its name at the beginning of a line, which hardly anything else can do. Where a piece found this
way is not one whole text, the file is parsed as a whole, so that both ways always give the same.

People write the languages, so the faults of a broken file are reported and the rest of it is used.
"""

import re
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from torres3d.base.faults import Fault, FileFault, clip
from torres3d.base.read_document import read_raw_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
            "this is not a valid text entry: {given}",
            "write it as `key = text`; compare with the file of another language",
        ),
        "text_letters": (
            "the game's fonts do not have these letters: {given}",
            "use other letters; until then boxes are shown instead",
        ),
        "text_twice": ("the text `{key}` appears twice", "remove one of the two"),
    }


class TextFile(msgspec.Struct, frozen=True):
    """Content of a file: its good texts by key (terms begin with ``-``), its faults, and the letters of the texts."""

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


PLURALS = "en"
"""Language whose plural forms serve for unknown languages."""

GROUPED = 1000
"""Number from which on languages write numbers in their own ways."""


class TextBundle:
    """Texts of some files of one language; a key in several files is taken from the first."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self._language = language
        self.files = tuple(files)
        self._entries = [entries(file) for file in files]
        self._filled: set[str] = set()
        """The texts known to ``_filling``."""

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys in the files, including those of unusable texts."""
        return frozenset(key for file in self._entries for key in file.keys if not key.startswith("-"))

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """The faults of the files; all of them are read as a whole."""
        faults: list[Fault] = []
        known: set[str] = set()
        for file in self.files:
            found = read_texts(file)
            faults += found.faults
            faults += [TextFault("text_twice", file, key=key) for key in found.texts if key in known]
            known.update(found.texts)
        return tuple(faults)

    @cached_property
    def letters(self) -> frozenset[str]:
        """The letters of all texts; all files are read as a whole."""
        return frozenset().union(*(read_texts(file).letters for file in self.files))

    def prepare(self) -> None:
        """Load the formatter of large numbers and plural forms, before somebody waits for it."""
        _ = self._filling

    def has(self, key: str) -> bool:
        return not key.startswith("-") and self._entry(key) is not None

    def text(self, key: str, values: Mapping[str, object]) -> tuple[str, bool]:
        """The text of a key with its values, empty where there is none; and whether it is complete."""
        entry = None if key.startswith("-") else self._entry(key)
        if entry is None or entry.value is None:
            return "", False
        plain = _plain(entry.value, values)
        if plain is not None:
            return plain.strip(), True
        self._fill(key, entry)
        pattern = self._filling.get_message(key).value
        assert pattern is not None
        text, errors = self._filling.format_pattern(pattern, dict(values))
        return str(text).strip(), not errors

    def _entry(self, key: str) -> Entry | None:
        return next((entry for file in self._entries if (entry := file.get(key)) is not None), None)

    @cached_property
    def _filling(self) -> "FluentBundle":
        """The library's own formatter, which knows numbers, cases and plurals of all languages: slow to load."""
        from fluent.runtime import FluentBundle

        try:
            return FluentBundle([self._language, PLURALS], use_isolating=False)
        except ValueError:  # the folder's name is no name of a language at all
            return FluentBundle([PLURALS], use_isolating=False)

    def _fill(self, key: str, entry: Entry) -> None:
        """Give the library a text and all texts to which it refers."""
        if key in self._filled:
            return
        self._filled.add(key)
        self._filling.add_resource(ast.Resource([entry]))
        spoken = _Spoken()
        spoken.visit(entry)
        for other in spoken.found:
            if (found := self._entry(other)) is not None:
                self._fill(other, found)


class _Spoken(Visitor):
    """Visitor that collects the keys to which a text refers."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the library's name
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802  # the library's name
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def _plain(pattern: ast.Pattern, values: Mapping[str, object]) -> str | None:
    """A text of words and values that are texts or small numbers; None for any other."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        expression = element.expression
        value = values.get(expression.id.name) if isinstance(expression, ast.VariableReference) else None
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < GROUPED:
            value = str(value)
        if not isinstance(value, str):
            return None
        parts.append(value)
    return "".join(parts)
