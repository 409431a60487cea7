"""Rooms that know no game name none, not even in a text: ids, endings and folders of games come from the games.

`LEFT` are files that still do; it may only become shorter, and goes when it is empty.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.places import PACKAGE

ROOMS = ("base", "engine", "i18n", "bots", "scene", "hud", "app", "terminal")
OWN = re.compile(r"torres3d|torres 3d", re.IGNORECASE)
"""The program's own name, and that of its environment variables."""
GAME = re.compile(r"torres|turm", re.IGNORECASE)

ALLOWED = {
    "base/anonymise.py": "a crash report is written without loading a game, and hides the names of its files",
    "base/faults.py": "what to do about a file, in English, names the endings of files that players have",
    "engine/log_errors.py": "what to do about a file, in English, names the endings of files that players have",
    "bots/strength/strength_file.py": "the format of a file that players have",
}
"""Files that may name games, and why."""

LEFT: frozenset[str] = frozenset(
    {
        "bots/background_bots.py",
        "bots/bot_declaration.py",
        "bots/protocol/external_program.py",
        "bots/protocol/game_protocols.py",
        "bots/registry.py",
        "hud/lessons/welcome_page.py",
        "hud/models/shelf_models.py",
        "hud/widgets/bot_chooser.py",
        "hud/widgets/player_badge.py",
        "hud/widgets/thumbnail.py",
        "app/menus/game_choice.py",
        "app/menus/lesson_screens.py",
        "app/menus/library/file_choice.py",
        "app/menus/library/game_rows.py",
        "app/menus/menu_flow.py",
        "app/menus/saved_game_lines.py",
        "app/menus/setup/setup_rows.py",
        "app/session/players.py",
        "terminal/bot_games.py",
        "terminal/output_files.py",
        "terminal/seating.py",
    }
)
"""Files that are still to be cleaned."""


def strings(file: Path) -> Iterator[str]:
    """The texts of a module that are no docstrings."""
    tree = ast.parse(file.read_text("utf-8"))
    docstrings = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def named(file: Path) -> list[str]:
    """The texts of a module that name a game."""
    return [text for text in strings(file) if GAME.search(OWN.sub("", text))]


def files(room: str) -> dict[str, Path]:
    return {file.relative_to(PACKAGE).as_posix(): file for file in sorted((PACKAGE / room).rglob("*.py"))}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_that_knows_no_game_names_none(room: str) -> None:
    found = {name: texts for name, file in files(room).items() if (texts := named(file))}
    assert {name: texts for name, texts in found.items() if name not in LEFT | ALLOWED.keys()} == {}


def test_no_file_is_excused_that_needs_it_no_more() -> None:
    every = {name: file for room in ROOMS for name, file in files(room).items()}
    assert sorted(name for name in ALLOWED if name not in every or not named(every[name])) == []
