"""The texts of a language as they stand in its files."""

from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from torres3d.base import paths
from torres3d.i18n.fluent_texts import read_texts
from torres3d.i18n.texts import text_files

LOCALE = paths.config() / "locale"


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name)


@cache
def messages(language: str, locale: Path = LOCALE) -> dict[str, set[str]]:
    """Key -> the names of the values its text uses; terms, which only other texts use, left out."""
    found: dict[str, set[str]] = {}
    for file in text_files(locale / language):
        read = read_texts(file)
        assert read.faults == ()
        for key, entry in read.texts.items():
            if isinstance(entry, ast.Message):
                assert key not in found, f"{file}: {key} appears twice"
                names = _Names()
                names.visit(entry)
                found[key] = names.found
    return found
