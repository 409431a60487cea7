"""No file is too long; what the documents point at is there."""

import re
from pathlib import Path

import pytest

from tests.house.places import PACKAGE, ROOT

MOST_LINES = 400
README_WORDS, DOCUMENT_WORDS = 900, 16_000
"""Most words, as ``wc -w`` counts them, of the README, and of it and the documents of ``docs`` together."""
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PATH = re.compile(r"(?<![\w/.])(?:torres3d|config|assets|tests|docs|\.ci)/[\w./*-]*\w")
ANY_NAME = re.compile(r"(?<![A-Za-z])(?!README|LICENSE|CHANGELOG|CONTRIBUTING)[A-Z]{2,}(?![A-Za-z])")
LINK = re.compile(r"\]\(([^)#:]*)(?:#([^)]*))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    headings = HEADING.findall(document.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


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
    for link, anchor in LINK.findall(text):
        target = document.parent / link if link else document
        if not target.exists() or (anchor and anchor not in anchors(target)):
            missing.append(f"{link}#{anchor}")
    assert missing == []


def test_the_documents_are_short() -> None:
    words = {
        file.name: len(file.read_text("utf-8").split()) for file in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    }
    assert words["README.md"] < README_WORDS
    assert sum(words.values()) <= DOCUMENT_WORDS, words
