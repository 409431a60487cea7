"""Rooms for any game name no game: no identifier and no text but the program's own name."""

import ast

import pytest

from tests.house.figures import House, names_a_game

ROOMS = ("app", "base", "bots", "engine", "hud", "i18n", "scene", "terminal")


@pytest.mark.slow
def test_no_generic_room_names_a_game() -> None:
    house = House()
    found = {
        module
        for module in house.generic
        if module.removeprefix("torres3d.").partition(".")[0] in ROOMS and names_a_game(house.trees[module])
    }
    assert found == set()


def test_what_names_a_game_is_seen() -> None:
    named = ("x = 'a *.turm file'", "def torres_row(): pass", "class TurmPanel: pass", "game.is_torres", "f(torres=1)")
    free = ("'''Of Torres.'''", "x = 'torres3d'", "TORRES3D_GAMES = 'Torres 3D'", "import torres3d")
    assert [names_a_game(ast.parse(text)) for text in (*named, *free)] == [True] * len(named) + [False] * len(free)
