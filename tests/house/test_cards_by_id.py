"""A card is declared once: nothing else in the program knows a card by its id."""

import ast

import pytest

from tests.house.places import PACKAGE, ROOT
from torres3d.games.torres.rules.literal_types import ACTION_CARDS

DECLARING = {"torres3d/games/torres/rules/literal_types.py", "torres3d/games/torres/rules/cards.py"}
ALSO_OTHER_THINGS = {"doors", "leap"}
"""Ids that are also a gait, an overlay or a sign."""


@pytest.mark.slow
def test_no_other_file_lists_cards() -> None:
    ids = set(ACTION_CARDS) - ALSO_OTHER_THINGS
    found = set()
    for file in sorted(PACKAGE.rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        texts = {node.value for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        if ids & {text for text in texts if isinstance(text, str)}:
            found.add(name)
    assert found == DECLARING
