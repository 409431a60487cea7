"""Text bundle: the texts of some Fluent files of one language, formatted with values."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from torres3d.base.faults import Fault
from torres3d.i18n.fluent_files import Entry, TextFault, entries, read_texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
        """Whether there is a text with this key."""
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
