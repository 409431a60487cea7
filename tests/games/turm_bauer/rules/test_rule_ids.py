"""Every rule of Turm Bauer has a test named after it, and so has every value of an option that the rules know."""

import re

from tests.house.places import ROOT

TESTS = ROOT / "tests/games/turm_bauer"
"""What Bullet decides is tested beside the table, what the log has beside the kit."""
LAST = {1: 2, 2: 6, 3: 3, 4: 9, 5: 10, 6: 8, 7: 8, 8: 5, 9: 5, 10: 4, 11: 4}
"""The last id of each section of the rules."""
RULES = {f"T-{section}.{number}" for section, last in LAST.items() for number in range(1, last + 1)}
_NAME = re.compile(r"^def (test_\w+)", re.MULTILINE)
_ID = re.compile(r"(?<=_)t_(\d+)_(\d+)(?=_)")


def names_of_tests() -> list[str]:
    """The names of all tests of the game."""
    return [name for file in TESTS.rglob("test_*.py") for name in _NAME.findall(file.read_text("utf-8"))]


def test_every_rule_has_a_test() -> None:
    named = {f"T-{section}.{number}" for name in names_of_tests() for section, number in _ID.findall(f"{name}_")}
    assert sorted(RULES - named) == []
    assert sorted(named - RULES) == [], "tests name rules that there are not"


def test_options_of_placing_have_a_test_for_each_value() -> None:
    text = "\n".join(f"{name}_" for name in names_of_tests())
    wanted = ("overhang_extent", "overhang_row", "overhang_parts", "walled_in_space", "walled_in_own_way")
    assert [value for value in wanted if f"_{value}_" not in text] == []
