"""One name, one thing: no two files and no two classes of the package have the same name."""

import ast
from collections import Counter
from pathlib import Path

from tests.house.places import PACKAGE

FILES = [file for file in sorted(PACKAGE.rglob("*.py")) if file.name != "__init__.py"]
OF_EVERY_GAME = {
    "commands",
    "decide",
    "events",
    "evolve",
    "legal",
    "opening",
    "state",
    "view",
    "setup",
    "chance",
    "document",
    "options",
    "refusals",
    "building",
    "placing",
    "walking",
    "ending",
}
"""Files that each game's rules and kit have, by the names they have in Torres, and what both games have words for."""


def twice(names: list[str]) -> list[str]:
    """The names that stand there more than once."""
    return sorted(name for name, count in Counter(names).items() if count > 1)


def of_a_game(file: Path) -> bool:
    """Whether a file is one of those that every game has, in the room of a game."""
    room = file.relative_to(PACKAGE).parts[0]
    return file.stem in OF_EVERY_GAME and room in ("rules", "kits", "turm")


def test_no_two_files_have_the_same_name() -> None:
    assert len(FILES) > 100
    names = twice([file.name for file in FILES if not of_a_game(file)])
    assert names == []
    assert not {file.stem for file in FILES if not of_a_game(file)} & {file.stem for file in FILES if of_a_game(file)}


def game_of(file: Path) -> str:
    """Of which game a file of `OF_EVERY_GAME` is; empty for every other file."""
    room = file.relative_to(PACKAGE).parts
    return "" if not of_a_game(file) else room[1] if room[0] == "kits" else {"rules": "torres"}.get(room[0], room[0])


def test_no_two_classes_have_the_same_name() -> None:
    classes = [
        (game_of(file), node.name)
        for file in FILES
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    assert len(classes) > 100
    assert [name for (_, name), count in Counter(classes).items() if count > 1] == []
    everywhere = {name for game, name in classes if not game}
    assert everywhere & {name for game, name in classes if game} == set()
