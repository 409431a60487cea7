"""The figures of the house, counted in a small one."""

from pathlib import Path

import pytest

from tests.house.figures import BEFORE_AND_GOAL, DRAWN, House, table

MENU = """from torres3d.hud.score import State

def late():
    import torres3d.games.turm_bauer.rules.state
"""
FILES = {
    "torres3d/__init__.py": "",
    "torres3d/base/__init__.py": "from torres3d.base.paths import NAME\n",
    "torres3d/base/paths.py": '"""Paths."""\nNAME = "torres3d"\n',
    "torres3d/base/names.py": 'SUFFIXES = (".turm",)\n',
    "torres3d/hud/__init__.py": "",
    "torres3d/hud/panel.py": "from torres3d.base import paths\n",
    "torres3d/hud/score.py": "from torres3d.games.torres.rules.state import State\n",
    "torres3d/app/__init__.py": "",
    "torres3d/app/menu.py": MENU,
    "torres3d/cli/__init__.py": "",
    "torres3d/cli/main.py": "from torres3d.games.registered import GAMES\n",
    "torres3d/games/__init__.py": "",
    "torres3d/games/registered.py": "import torres3d.games.torres.game\nimport torres3d.games.turm_bauer.game\n",
    "torres3d/games/torres/__init__.py": "",
    "torres3d/games/torres/game.py": "",
    "torres3d/games/torres/rules/__init__.py": "",
    "torres3d/games/torres/rules/state.py": "from torres3d.base import paths\n",
    "torres3d/games/turm_bauer/__init__.py": "",
    "torres3d/games/turm_bauer/game.py": "",
    "torres3d/games/turm_bauer/rules/__init__.py": "",
    "torres3d/games/turm_bauer/rules/state.py": "",
    "tests/any_test.py": "",
    "config/turm_names.yaml": "",
}  # fmt: skip


@pytest.fixture(name="house")
def small_house(tmp_path: Path) -> House:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return House(tmp_path)


def test_ties_are_counted_once_each(house: House) -> None:
    assert house.importing() == (2, 2)
    assert house.tied == {"torres3d.hud.score": {"torres"}, "torres3d.app.menu": {"torres", "turm_bauer"}}


def test_what_needs_both_games_is_followed_through_imports_but_not_through_the_list(house: House) -> None:
    listed = frozenset({"torres3d.games.registered"})
    assert house.lines_with_both(listed) == 4 + 2, "the menu, and the list itself"
    assert house.lines_with_both(frozenset()) == 4 + 2 + 1, "and who takes the games from it"


def test_folders_rooms_and_names(house: House) -> None:
    assert [house.folders_of(game) for game in ("torres", "turm_bauer")] == [2, 1]
    assert house.mixed_folders() == ["torres3d/hud"]
    assert house.pairs_of_rooms() == 8
    assert house.naming() == [
        "torres3d/app/menu.py", "torres3d/base/names.py", "torres3d/games/registered.py", "torres3d/hud/score.py",
        "pyproject.toml",
    ]  # fmt: skip
    assert house.prefixed() == ["config/turm_names.yaml", "tests/any_test.py"]


@pytest.mark.slow
def test_the_table_of_this_house_has_all_rows() -> None:
    house = House()
    assert len(list(table(house))) == len(BEFORE_AND_GOAL)
    drawn = house.draw(1)
    assert len(set(drawn)) == DRAWN
    assert drawn == House().draw(1)
