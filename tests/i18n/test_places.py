"""Texts lie with those who use them: those of one game in its own folder, all others in the program's."""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from tests.i18n.messages import LOCALE
from tests.i18n.test_faults import PACKAGE, fault_classes
from tests.i18n.test_keys import Strings, families
from torres3d.i18n.fluent_texts import read_texts
from torres3d.i18n.texts import FALLBACK, text_files

PROGRAM = ""


def game_of(module: Path) -> str:
    """The folder of the game that a module is part of; `PROGRAM` for any other."""
    parts = module.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else PROGRAM


@cache
def users() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Who has each whole text in code, and each with places: games, or the program."""
    whole: defaultdict[str, set[str]] = defaultdict(set)
    parted: defaultdict[str, set[str]] = defaultdict(set)
    for file in PACKAGE.rglob("*.py"):
        found = Strings(ast.parse(file.read_text("utf-8")))
        for texts, by in ((found.whole, whole), (found.parted, parted)):
            for text in texts:
                by[text].add(game_of(file))
    return whole, parted


@cache
def put_together() -> dict[str, set[str]]:
    """Who puts each key together; for the reasons of a fault those who declare it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for kind in fault_classes():
        inherited = {reason for base in kind.__mro__[1:] for reason in getattr(base, "messages", {})}
        parts = kind.__module__.split(".")
        for reason in kind.messages.keys() - inherited:
            for key in (f"wrong-{reason}", f"todo-{reason}"):
                found[key].add(parts[2] if parts[1] == "games" else PROGRAM)
    for pattern, values in families().items():
        for value in values if pattern not in ("wrong-{}", "todo-{}") else ():
            key = pattern.format(*(value if isinstance(value, tuple) else (value,)))
            found[key] |= users()[1].get(pattern, set())
    return found


def keys_of(game: str) -> set[str]:
    """The keys of the texts in the folder of a game, or of the program."""
    folder = LOCALE.parent / "games" / game / LOCALE.name if game else LOCALE
    files = [file for file in text_files(LOCALE / FALLBACK) if file.parents[1] == folder]
    return {key for file in files for key in read_texts(file).texts}


@pytest.mark.slow
def test_the_program_keeps_no_text_that_only_one_game_uses() -> None:
    whole = users()[0]
    found = {key: whole.get(key, set()) | put_together().get(key, set()) for key in keys_of(PROGRAM)}
    assert {key: by for key, by in found.items() if len(by) == 1 and PROGRAM not in by} == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(folder.name for folder in (LOCALE.parent / "games").iterdir()))
def test_nobody_else_names_a_text_of_a_game(game: str) -> None:
    """The program may put such a key together of an id that the game gives it."""
    whole = users()[0]
    assert keys_of(game)
    assert {key: whole[key] for key in keys_of(game) if key in whole and whole[key] != {game}} == {}
