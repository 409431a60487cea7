"""One name, one thing: no two files and no two classes of the package have the same name."""

import ast
from collections import Counter

from tests.house.places import PACKAGE

FILES = [file for file in sorted(PACKAGE.rglob("*.py")) if file.name != "__init__.py"]


def twice(names: list[str]) -> list[str]:
    """The names that stand there more than once."""
    return sorted(name for name, count in Counter(names).items() if count > 1)


def test_no_two_files_have_the_same_name() -> None:
    assert len(FILES) > 100
    assert twice([file.name for file in FILES]) == []


def test_no_two_classes_have_the_same_name() -> None:
    trees = [ast.parse(file.read_text("utf-8")) for file in FILES]
    classes = [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    assert len(classes) > 100
    assert twice(classes) == []
