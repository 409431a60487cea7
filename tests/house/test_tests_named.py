"""What docs/ux.md says is tested is tested: each file and each test it names is there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.places import ROOT

LIST = ROOT / "docs" / "ux.md"
UNDER = ROOT / "tests" / "app"
"""Where paths of the list begin that do not begin at the root."""
NAMED = re.compile(r"([\w/]+\.py)|\b(test_\w+)\b(?!\.py)")


@cache
def defined(file: Path) -> frozenset[str]:
    """The names of a file's tests."""
    return frozenset(
        node.name for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)
    )


def missing(row: str) -> list[str]:
    """What of the tests named in a row of the list is not there; a name alone is of the file named before it."""
    wanting, file = [], LIST
    for path, name in NAMED.findall(row.rsplit(" | ", 1)[-1]):
        if path:
            file = next((place for folder in (ROOT, UNDER, file.parent) if (place := folder / path).is_file()), LIST)
            wanting += [path] if file == LIST else []
        elif file != LIST and name not in defined(file):
            wanting.append(f"{file.relative_to(ROOT)}::{name}")
    return wanting


def rows() -> list[str]:
    """The rows of the list that name tests."""
    return [line for line in LIST.read_text("utf-8").splitlines() if line.startswith("|") and NAMED.search(line)]


@pytest.mark.parametrize(
    ("row", "wanting"),
    [
        ("| a key | `tests/house/test_tests_named.py::test_each_test_of_the_list_is_there` |", []),
        ("| a key | tests/house/test_rooms.py, test_sizes.py, `menus/test_sharing.py` |", []),
        ("| a key | tests/house/test_nothing.py |", ["tests/house/test_nothing.py"]),
        (
            "| a key | `tests/house/test_sizes.py::test_a`, `test_b` |",
            [f"tests/house/test_sizes.py::test_{x}" for x in "ab"],
        ),
    ],
)
def test_what_is_not_there_is_found(row: str, wanting: list[str]) -> None:
    assert missing(row) == wanting


def test_each_test_of_the_list_is_there() -> None:
    assert len(rows()) > 100
    assert [each for row in rows() for each in missing(row)] == []
