"""Table of the texts that changed since a commit: key, today's text in each language, why, and the text before.

``python -m tests.i18n.changed_texts`` writes ``docs/words/changed.tsv``. The remark is that of
``docs/words/remarks.tsv``; otherwise it comes from the subjects of the commits that changed the text.
"""

import csv
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from tests.house.places import ROOT

BASE = "07005923"
"""The first commit with each game's texts in the game's own folder: the texts before they were read again."""
LANGUAGES = ("en", "de", "ro")
KINDS = {
    "Say on the screen what ENGLISH asks for, in three languages": "plain words: labels, short sentences",
    "Check rules and texts in three languages against the sheets": "read again: the same sense in all",
    "Use the sheet's German words in Turm Bauer": "German words of the rule sheet",
    "Say in plain English what studies offer": "plain words for studies",
}
"""Subject of a commit that changed many texts -> remark."""
FOLDER = ROOT / "docs" / "words"
Texts = dict[str, str]
"""Key -> text on one line, of one language."""


def named(key: str, file: str) -> str:
    """The key of a text in the table: those of rules and lessons have ``guide/`` before it, for some are names, too."""
    return f"guide/{key}" if "/guide/" in file else key


def texts_of(files: Iterable[tuple[str, str]]) -> Texts:
    """The messages of Fluent files, each on one line; ``files`` are their paths and contents."""
    found: Texts = {}
    for path, content in files:
        for entry in FluentParser().parse(content).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                text = FluentSerializer().serialize_entry(ast.Message(entry.id, entry.value))
                found[named(entry.id.name, path)] = " ".join(text.partition("=")[2].split())
    return found


def changed_rows(
    before: Mapping[str, Texts], now: Mapping[str, Texts], remarks: Mapping[str, str], subjects: Mapping[str, str]
) -> list[tuple[str, ...]]:
    """A row for each key that both have and whose text differs in some language, in the order of today's files."""
    rows = []
    for key in now["en"]:
        old = [before[language].get(key, "") for language in LANGUAGES]
        new = [now[language].get(key, "") for language in LANGUAGES]
        if key in before["en"] and old != new:
            rows.append((key, *new, remarks.get(key) or subjects.get(key, ""), *old))
    return rows


def git(*words: str) -> str:
    """The output of a git command in the project."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def files_of(commit: str) -> list[str]:
    """The paths of all Fluent files of a commit."""
    return [
        name for name in git("ls-tree", "-r", "--name-only", commit, "config").splitlines() if name.endswith(".ftl")
    ]


def at(commit: str) -> dict[str, Texts]:
    """The texts of a commit by language."""
    files = files_of(commit)
    return {
        language: texts_of((file, git("show", f"{commit}:{file}")) for file in files if f"/{language}/" in file)
        for language in LANGUAGES
    }


def subjects(base: str, commit: str) -> Texts:
    """Key -> the subjects of the commits after ``base`` that last changed its text, of all languages, each once."""
    found: dict[str, list[str]] = {}
    for file in files_of(commit):
        key, subject, is_old = "", "", False
        for line in git("blame", "--line-porcelain", f"{base}..{commit}", "--", file).splitlines():
            if line.startswith("summary "):
                subject, is_old = line.removeprefix("summary "), False
            elif line == "boundary":
                is_old = True
            elif line.startswith("\t") and line[1:2] not in ("", "#"):
                key = key if line[1] in " }" else named(line[1:].partition(" ")[0], file)
                if not is_old and (why := KINDS.get(subject, subject)) not in found.setdefault(key, []):
                    found[key].append(why)
    return {key: "; ".join(each) for key, each in found.items()}


def main(base: str = BASE) -> None:
    """Write the table."""
    with (FOLDER / "remarks.tsv").open(encoding="utf-8", newline="") as file:
        remarks = dict(csv.reader(file, delimiter="\t"))
    rows = changed_rows(at(base), at("HEAD"), remarks, subjects(base, "HEAD"))
    head = ("key", *LANGUAGES, "remark", *(f"{language} before" for language in LANGUAGES))
    with Path(FOLDER / "changed.tsv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter="\t", lineterminator="\n").writerows([head, *rows])
    print(f"{len(rows)} texts of {FOLDER / 'changed.tsv'}")


if __name__ == "__main__":
    main(*sys.argv[1:])
