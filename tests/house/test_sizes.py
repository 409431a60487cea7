"""No file is too long; what the documents point at is there."""

import re
from pathlib import Path

import pytest

from tests.house.places import PACKAGE, ROOT

MOST_LINES = 400
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PATH = re.compile(r"(?<![\w/.])(?:torres3d|config|assets|tests|docs|\.ci)/[\w./*-]*\w")
ANY_NAME = re.compile(r"(?<![A-Za-z])(?!README|LICENSE|CHANGELOG|CONTRIBUTING)[A-Z]{2,}(?![A-Za-z])")
LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("folder", [PACKAGE, ROOT / "assets" / "source"], ids=lambda path: path.name)
def test_a_file_is_not_too_long(folder: Path) -> None:
    lines = {file: len(file.read_text("utf-8").splitlines()) for file in folder.rglob("*.py")}
    assert lines
    assert {file.relative_to(ROOT).as_posix(): count for file, count in lines.items() if count > MOST_LINES} == {}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_file_that_a_document_names_is_there(document: Path) -> None:
    """A word in capitals stands for any name, as in ``torres3d/games/torres/bots/simple/NAME.py``."""
    text = document.read_text("utf-8")
    missing = [path for path in PATH.findall(text) if not any(ROOT.glob(ANY_NAME.sub("*", path)))]
    missing += [link for link in LINK.findall(text) if not (document.parent / link).exists()]
    assert missing == []
