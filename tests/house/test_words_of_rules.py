"""Where a rule is named by its id its words stand beside it: the sheet with the ids does not travel with the code."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.places import PACKAGE, ROOT

ID = re.compile(r"R-\d+(\.\d+)?")
FEWEST = 3
"""Words that say a rule."""


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """The docstrings of a file, those below a value too, and its comments; each with its line."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    with tokenize.open(file) as lines:
        for token in tokenize.generate_tokens(lines.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


@pytest.mark.slow
@pytest.mark.parametrize("folder", [PACKAGE, ROOT / "assets" / "source", ROOT / "tests"], ids=lambda path: path.name)
def test_no_text_gives_a_rules_number_alone(folder: Path) -> None:
    bare = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in sorted(folder.rglob("*.py"))
        for line, text in texts(file)
        if ID.search(text) and len(re.findall(r"[^\W\d_]+", ID.sub("", text))) < FEWEST
    ]
    assert not bare, "\n".join(bare)
