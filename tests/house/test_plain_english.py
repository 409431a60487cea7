"""Nothing speaks the project's former dialect: texts of the screen, documents, help, errors, docstrings, comments.

Most phrases are in `FORMER`, with what is said today; a few are forbidden in any sentence (`DIALECT`), and labels are
compared whole (`LABELS`). German and Romanian have lists of their own.
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.places import PACKAGE, ROOT
from tests.i18n.changed_texts import texts_of

FORMER = {
    r"A scoring now would give": "If scored now",
    r"No AP left\b": "No action points left",
    r"Not now: do what the lesson asks": "Not quite …",
    r"A reason is always given|one key leads to its rule": "You are always told why. Press F2 for the rule.",
    r"All is (spent|well)\b": "You have used all your action points.",
    r"A turn you do not use is lost": "Unused action points do not carry over.",
    r"\bbrings? [^.]{1,12} points? more": "is worth … extra points",
    r"Whoever has (the )?fewest": "The player in last place",
    r"One card a turn, and it costs nothing": "You may play one card per turn, for free.",
    r"besides those of your stack": "in addition to your stack",
    r"It cannot grow wider|squares to grow onto": "No room to expand",
    r"Castle of (\d|\{ \$area \}) ×": "Castle: area 5, height 4",
    r"block under (\{|[a-h]\d)|founds (\{|[a-h]\d)|marker \+ \d": "lifts c2; foundation on e4; +1 point",
    r"How many play\b": "Number of players",
    r"What this edition does|(Everything|All) as in the edition": "Rules in this edition; No house rules; Reset",
    r"[Oo]ut of any door not above": "exit by any door no higher than the knight",
    r"Turns that lost most|\blost in all\b": "Costliest turns; lost in total",
    r"Cards left out of account|A way up not taken|Points at the scoring missed": "Overlooked cards; Missed …",
    r"What the better turn makes otherwise": "What the better turn does differently",
    r"one (card|step) more (in|of)\b": "one more card in hand; one more point on the track",
    r"Hands closed|Play on from here": "Hide hands; Continue from here",
    r"[Yy]ou come before it|come before in about": "You should beat it in about 64 % of games.",
    r"What others did: is|Ask before a turn ends unused|Show moves at once": "Opponents’ moves; Warn about …; Skip …",
    r"only a free square will do|[Pp]lease pass to": "choose an empty square; Pass the device to",
    r"Whatever you do next leads back": "Your next action returns to the game.",
    r"\bgive(s|n)? (a|the|your) ring\b|Give the ring": "use a ring",
    r"the figure stands on \d": "your figure: 4",
    r"Of 100 hands|let something fall there|one usual hand in": "In 100 tries, something falls 12 times.",
    r"Lying so|One place on, or turned": "That would break the chequered pattern. Move it one cell or turn it.",
    r"steer against the tremor|steers against\b": "steady it yourself",
    r"The first try would be over|There is more in it": "This ends your first try. There is more to find.",
    r"Begin anew": "Start over",
    r"the king, or away with him": "Click a square to place the king; click him to remove him.",
    r"are not as they could be": "checks need attention",
    r"gets? as much again": "whoever alone has the most gets 2 / 5 / 10 extra",
    r"cannot be [^.;\n]{1,40}; it can be\b": "allowed: …",
    r"no such (file|game) needs so many|mend that line|program is just writing": "needs that many; correct",
    r"fetch the file again|open the good part": "get the file again; the intact part",
    r"or only look on|by saying this again": "or just watch; repeat the option",
    r"without it the (best|last|one)\b": "default: …",
    r"is gone on with|goes on from (here|there) with": "continue",
}
"""What was said once, as a pattern -> what is said today."""
LABELS = (
    "Go on", "What happened", "Course", "drawn", "usual", "All sounds", "is offered", "is shown", "on demand",
    "Hands closed", "Player { $number } { $points }",
)  # fmt: skip
"""Former labels of the screen: whole texts, for some are good words within a sentence."""
DIALECT = (
    r"\b(is|are|was|were|be|been|being) told\b",
    r"\b(is|are|be|can be|may be) seen\b",
    r"\b(is|are|was|can be|to be) had\b",
    r"\bor else\b|[,;] else\b(?! if)",
    r"\bwhichever\b",
    r"\bwhat of it\b",
    r"\bstands there\b",
    r"\bsays the page\b",
    r"\b(file|folder|text|log|record|program|game|setting|report|model)s? lies?\b(?! (on|under|flat))",
)
"""Turns of phrase: the verb at the end, passives without an agent, “else” for otherwise."""
GERMAN = (
    r"gewürfelt sind", r"Bauring täte es", r"mauerte\b", r"Fast jede zweite Hand", r"gegen das Zittern",
    r"mehr Stapel als Züge in diesem Jahr(?! übrig)", r"noch einmal so viel",
)  # fmt: skip
ROMANIAN = (
    r"Unde vine „", r"Rotița o întoarce", r"Ține piept tremurului", r"Din 100 de mâini", r"altei figuri\b",
    r"decât ture(?! rămase)", r"încă o dată pe atât", r"suprafața (lui )?ori nivelul", r"\b[Rr]obot", r"\bstiv[ăe]\b",
)  # fmt: skip
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
THIS = Path(__file__)


def screen(language: str) -> dict[str, str]:
    """The texts, lessons and rules of a language, by key."""
    files = sorted((ROOT / "config").rglob(f"{language}/*.ftl"))
    return texts_of((file.relative_to(ROOT).as_posix(), file.read_text("utf-8")) for file in files)


def sentences(file: Path) -> Iterator[tuple[int, str]]:
    """The docstrings, comments and texts of a Python file, each with its line; parts of an f-string one by one."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            yield node.lineno, " ".join(node.value.split())
    with tokenize.open(file) as lines:
        for token in tokenize.generate_tokens(lines.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def found(patterns: tuple[str, ...], text: str) -> list[str]:
    """What of a text speaks the dialect."""
    return [match.group() for pattern in patterns for match in re.finditer(pattern, text)]


EVERYWHERE = (*FORMER, *DIALECT)


def test_no_text_of_the_screen_speaks_the_dialect() -> None:
    texts = screen("en")
    assert len(texts) > 1000
    assert {key: text for key, text in texts.items() if found(EVERYWHERE, text) or text in LABELS} == {}


@pytest.mark.parametrize(("language", "patterns"), [("de", GERMAN), ("ro", ROMANIAN)])
def test_no_translation_has_a_phrase_that_was_mended(language: str, patterns: tuple[str, ...]) -> None:
    assert {key: text for key, text in screen(language).items() if found(patterns, text)} == {}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_document_speaks_the_dialect(document: Path) -> None:
    assert found(EVERYWHERE, " ".join(document.read_text("utf-8").split())) == []


@pytest.mark.parametrize("folder", [PACKAGE, ROOT / ".ci", ROOT / "assets" / "source"], ids=lambda path: path.name)
def test_no_error_help_docstring_or_comment_speaks_the_dialect(folder: Path) -> None:
    bad = [
        f"{file.relative_to(ROOT)}:{line}: {phrase}"
        for file in sorted(folder.rglob("*.py"))
        for line, text in sentences(file)
        for phrase in found(EVERYWHERE, text)
    ]
    assert not bad, "\n".join(bad)


def test_no_docstring_of_the_tests_speaks_the_dialect() -> None:
    """Without the texts in them, for some are those that the program must refuse."""
    bad = [
        f"{file.relative_to(ROOT)}: {phrase}"
        for file in sorted((ROOT / "tests").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for phrase in found(DIALECT, " ".join((ast.get_docstring(node) or "").split()))
    ]
    assert not bad, "\n".join(bad)


def test_each_pattern_finds_what_it_forbids() -> None:
    """A pattern that finds nothing would forbid nothing."""
    for text in (
        "A scoring now would give Player 1 5 less", "brings 5 points more", "Castle of 5 × 4", "Players give a ring",
        "what is told of each", "it is seen", "it can be had", "go back, or else stay", "Whoever has fewest points",
        "the folder where its files lie", "`a` cannot be 9; it can be: a number",
    ):  # fmt: skip
        assert found(EVERYWHERE, text), text
    for text in ("if it is, else if not", "blocks lie on the table", "You should be told why", "brings 5 points"):
        assert found(tuple(FORMER) + DIALECT[2:], text) == [], text
